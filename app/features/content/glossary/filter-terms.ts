import { searchSite } from "../../../lib/site-search.ts";
import type { LetterGroup, Term } from "./letter-groups.ts";

const read = ({ term, english, definition }: Term) => ({ names: [term, english ?? ""], texts: [definition] });

/** The terms that a search finds, by either name or by what is said of them; letters without a match fall away. */
export function filterTerms(groups: readonly LetterGroup[], query: string): LetterGroup[] {
  return groups
    .map(({ letter, terms }) => ({ letter, terms: searchSite(terms, query, read) }))
    .filter((group) => group.terms.length > 0);
}
