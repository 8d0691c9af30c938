import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { BlogSummary } from "../../../../domain/api/content/content.ts";
import type { BlogCategory } from "../../../../domain/content/blog.ts";
import { api } from "../../../lib/api.ts";
import { useLanguage } from "../../../lib/i18n.tsx";

/** The list that came with the page. */
export type FirstList = { category: BlogCategory | null; posts: BlogSummary[] };

type Posts = { posts: BlogSummary[] | undefined; hasFailed: boolean; retry(): void };

/**
 * The posts of a category: the page's own list for the category it was asked for, the API's for another one.
 * A list that was fetched once is never stale, and a call that failed is not made again by itself (specification P §7).
 */
export function usePosts(category: BlogCategory | null, first: FirstList): Posts {
  const language = useLanguage();
  const [fetched, setFetched] = useState<Record<string, BlogSummary[]>>({});
  // Whoever leaves a category that failed and comes back to it makes a new visit, and asks again.
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
