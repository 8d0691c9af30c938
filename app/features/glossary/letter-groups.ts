import type { Language, Localized } from "../../../domain/language.ts";
import { foldText } from "../../lib/search-text.ts";

/** A term as a page shows it; on a Spanish page also by its English name, which is the one on the policy. */
export type Term = { id: string; term: string; definition: string; english?: string };
export type LetterGroup = { letter: string; terms: Term[] };

type Source = { id: string; term: Localized; definition: Localized };

/** The terms in the alphabet of the page's language, grouped by their first letter without its accent. */
export function groupByLetter(sources: readonly Source[], language: Language): LetterGroup[] {
  const collator = new Intl.Collator(language, { sensitivity: "base" });
  const terms = sources.map(({ id, term, definition }) => ({
    id,
    term: term[language],
    definition: definition[language],
    ...(language === "es" && term.en !== term.es ? { english: term.en } : {}),
  }));
  const groups = new Map<string, Term[]>();
  for (const term of terms.toSorted((a, b) => collator.compare(a.term, b.term))) {
    const letter = firstLetter(term.term);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}

function firstLetter(term: string): string {
  return foldText(term).charAt(0).toUpperCase();
}
