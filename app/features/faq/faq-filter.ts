import type { FaqCategory } from "../../../content/types.ts";
import type { InLanguage } from "../../../domain/language.ts";
import { matchesSearch } from "../../lib/search-text.ts";

/** A category of questions in one language. */
export type FaqGroup = InLanguage<FaqCategory>;

/** What a category (null: all of them) and a search leave; groups without a match fall away. */
export function filterFaq(groups: readonly FaqGroup[], chosen: string | null, term: string): FaqGroup[] {
  return groups
    .filter((group) => chosen === null || group.id === chosen)
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => matchesSearch(term, [question, answer])),
    }))
    .filter((group) => group.questions.length > 0);
}
