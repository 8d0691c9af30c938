import { searchSite } from "../../../lib/site-search.ts";
import type { LetterGroup, Term } from "./letter-groups.ts";

const searchFields = ({ term, english, definition }: Term) => ({ names: [term, english ?? ""], texts: [definition] });

/** Filters the terms by a search in both names and the definition. Drops letters without a match. */
export function filterTerms(groups: readonly LetterGroup[], query: string): LetterGroup[] {
  return groups
    .map(({ letter, terms }) => ({ letter, terms: searchSite(terms, query, searchFields) }))
    .filter((group) => group.terms.length > 0);
}
