import type { FaqCategory } from "../../../../content/types.ts";
import type { ServiceAnswer } from "../../../../content/service-answers.ts";
import type { InLanguage } from "../../../../domain/platform/language.ts";
import { searchSite } from "../../../lib/site-search.ts";

/** A category of questions in one language. */
export type FaqGroup = InLanguage<FaqCategory>;
/** What is asked by those who have a policy, in one language. */
export type Service = InLanguage<ServiceAnswer>;

/** The service answers as a choice beside the categories. */
export const SERVICE_GROUP = "service";

const read = ({ question, answer }: { question: string; answer: string }) => ({ names: [question], texts: [answer] });

/** What a category (null: all of them) and a search leave, best first; groups without a match fall away. */
export function filterFaq(groups: readonly FaqGroup[], chosen: string | null, term: string): FaqGroup[] {
  return groups
    .filter((group) => chosen === null || group.id === chosen)
    .map((group) => ({ ...group, questions: searchSite(group.questions, term, read) }))
    .filter((group) => group.questions.length > 0);
}

/** The service answers are a group of their own: a search finds them whatever is chosen, a category alone leaves them out. */
export function filterServices(services: readonly Service[], chosen: string | null, term: string): Service[] {
  const isElsewhere = chosen !== null && chosen !== SERVICE_GROUP;
  return isElsewhere && term.trim() === "" ? [] : searchSite(services, term, read);
}
