import { matchesSearch } from "../../lib/search-text.ts";
import type { LetterGroup } from "./letter-groups.ts";

/** The terms that a search finds, by either name or by what is said of them; letters without a match fall away. */
export function filterTerms(groups: readonly LetterGroup[], query: string): LetterGroup[] {
  return groups
    .map(({ letter, terms }) => ({
      letter,
      terms: terms.filter(({ term, english, definition }) => matchesSearch(query, [term, english ?? "", definition])),
    }))
    .filter((group) => group.terms.length > 0);
}
