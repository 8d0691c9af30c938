import type { FaqCategory } from "../../../../content/types.ts";
import type { ServiceAnswer } from "../../../../content/service-answers.ts";
import type { InLanguage } from "../../../../domain/platform/language.ts";
import { searchSite } from "../../../lib/site-search.ts";

/** A category of questions in one language. */
export type FaqGroup = InLanguage<FaqCategory>;
/** A service answer, for people who have a policy, in one language. */
export type Service = InLanguage<ServiceAnswer>;

/** The id of the service answers in the category filter. */
export const SERVICE_GROUP = "service";

const searchFields = ({ question, answer }: { question: string; answer: string }) => ({
  names: [question],
  texts: [answer],
});

/** Filters the questions by category (null: all) and search, best match first. Drops groups without a match. */
export function filterFaq(groups: readonly FaqGroup[], chosen: string | null, term: string): FaqGroup[] {
  return groups
    .filter((group) => chosen === null || group.id === chosen)
    .map((group) => ({ ...group, questions: searchSite(group.questions, term, searchFields) }))
    .filter((group) => group.questions.length > 0);
}

/**
 * Filters the service answers, which are their own group: a search finds them in every category, a category without a
 * search hides them.
 */
export function filterServices(services: readonly Service[], chosen: string | null, term: string): Service[] {
  const isElsewhere = chosen !== null && chosen !== SERVICE_GROUP;
  return isElsewhere && term.trim() === "" ? [] : searchSite(services, term, searchFields);
}
