import type { KnowledgeTopic } from "../../../domain/blog.ts";
import { matchesSearch } from "../../lib/search-text.ts";

/** What an article of the Knowledge Center is found by. */
export type Findable = { title: string; excerpt: string; topicLabel: string; tags: string[]; topic: KnowledgeTopic };

/** The articles of a topic (null: of all) that a search finds. */
export function filterArticles<A extends Findable>(
  articles: readonly A[],
  topic: KnowledgeTopic | null,
  term: string,
): A[] {
  return articles.filter(
    (article) =>
      (topic === null || article.topic === topic) &&
      matchesSearch(term, [article.title, article.excerpt, article.topicLabel, ...article.tags]),
  );
}
