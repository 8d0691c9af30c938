import type { GlossaryTerm } from "../../../../content/types.ts";
import { foldText } from "../../../../domain/platform/fold-text.ts";
import { inLanguage, type InLanguage, type Language } from "../../../../domain/platform/language.ts";

/** A term in the page's language; in Spanish also with its English name, which is the one on the policy. */
export type Term = InLanguage<GlossaryTerm> & { english?: string };
export type LetterGroup = { letter: string; terms: Term[] };

/** Sorts the terms by the page's language and groups them by their first letter without its accent. */
export function groupByLetter(sources: readonly GlossaryTerm[], language: Language): LetterGroup[] {
  const collator = new Intl.Collator(language, { sensitivity: "base" });
  const terms = sources.map((source) => ({
    ...inLanguage(source, language),
    ...(language === "es" && source.term.en !== source.term.es ? { english: source.term.en } : {}),
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
