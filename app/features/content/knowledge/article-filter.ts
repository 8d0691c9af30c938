import type { ServiceAnswer } from "../../../../content/service-answers.ts";
import type { KnowledgeTopic } from "../../../../domain/content/blog.ts";
import type { InLanguage } from "../../../../domain/platform/language.ts";
import { searchSite } from "../../../lib/site-search.ts";

/** The fields that the search of an article uses. */
export type Findable = { title: string; excerpt: string; topicLabel: string; tags: string[]; topic: KnowledgeTopic };

/** Filters the articles by topic (null: all) and search, best match first. */
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

/** Maximum number of answers; more would push the articles out of view. */
const MOST_ANSWERS = 3;

/** Returns the service answers that match a search best; none without a search. */
export function findAnswers(answers: readonly Answer[], term: string): Answer[] {
  if (term.trim() === "") return [];
  return searchSite(answers, term, ({ question, answer }) => ({ names: [question], texts: [answer] })).slice(
    0,
    MOST_ANSWERS,
  );
}
