import type { KnowledgeTopic } from "../../../domain/blog.ts";
import { searchSite } from "../../lib/site-search.ts";

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
