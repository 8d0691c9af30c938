import type { ServiceAnswer } from "../../../../content/service-answers.ts";
import type { KnowledgeTopic } from "../../../../domain/content/blog.ts";
import type { InLanguage } from "../../../../domain/platform/language.ts";
import { searchSite } from "../../../lib/site-search.ts";

/** What an article of the Knowledge Center is found by. */
export type Findable = { title: string; excerpt: string; topicLabel: string; tags: string[]; topic: KnowledgeTopic };

/** The articles of a topic (null: of all) that a search finds, best first. */
export function filterArticles<A extends Findable>(
  articles: readonly A[],
  topic: KnowledgeTopic | null,
  term: string,
): A[] {
  const ofTopic = articles.filter((article) => topic === null || article.topic === topic);
  return searchSite(ofTopic, term, ({ title, excerpt, topicLabel, tags }) => ({
    names: [title],
    texts: [excerpt, topicLabel, ...tags],
  }));
}

/** A service answer of the FAQ in one language. */
export type Answer = InLanguage<ServiceAnswer>;

/** More than these would push the articles out of sight. */
const MOST_ANSWERS = 3;

/** The service answers that fit a search best; none as long as nothing is looked for. */
export function findAnswers(answers: readonly Answer[], term: string): Answer[] {
  if (term.trim() === "") return [];
  return searchSite(answers, term, ({ question, answer }) => ({ names: [question], texts: [answer] })).slice(
    0,
    MOST_ANSWERS,
  );
}
