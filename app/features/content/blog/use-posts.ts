import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { BlogSummary } from "../../../../domain/api/content/content.ts";
import type { BlogCategory } from "../../../../domain/content/blog.ts";
import { api } from "../../../lib/api.ts";
import { useLanguage } from "../../../lib/i18n.tsx";

/** The list that the server rendered with the page. */
export type FirstList = { category: BlogCategory | null; posts: BlogSummary[] };

type Posts = { posts: BlogSummary[] | undefined; hasFailed: boolean; retry(): void };

/**
 * Returns the posts of a category: the page's own list for its category, otherwise the API's. A fetched list is cached
 * and never stale, and a failed request is not retried automatically (specification P §7).
 */
export function usePosts(category: BlogCategory | null, first: FirstList): Posts {
  const language = useLanguage();
  const [fetched, setFetched] = useState<Record<string, BlogSummary[]>>({});
  // Coming back to a failed category is a new visit (location key), and fetches again.
  const { key: visit } = useLocation();
  const [failedVisit, setFailedVisit] = useState<string>();

  const list = `${category} ${language}`;
  const posts = category === first.category ? first.posts : fetched[list];
  const isMissing = posts === undefined;
  const hasFailed = isMissing && failedVisit === visit;

  useEffect(() => {
    if (!isMissing || hasFailed) return;
    let isCurrent = true;
    api("GET /api/blog-posts", { query: { ...(category && { category }), lang: language } }).then(
      (answer) => setFetched((known) => ({ ...known, [list]: answer })),
      () => isCurrent && setFailedVisit(visit),
    );
    return () => {
      isCurrent = false;
    };
  }, [list, category, language, visit, isMissing, hasFailed]);

  return { posts, hasFailed, retry: () => setFailedVisit(undefined) };
}
