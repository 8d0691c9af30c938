/** Query parameters of public pages that bypass the page cache: the page is rendered anew at each request. */
export const LIVE_PARAMETERS = ["zip", "invite", "reset", "next", "tab", "token", "category", "q", "insurer"] as const;

/** Query parameters whose few known values each have a cached page. */
type CachedParameter = "type" | "topic";

/**
 * A query parameter that a public page may read. The page cache goes by these; no other parameter ever reaches a cached
 * page.
 */
export type PageParameter = (typeof LIVE_PARAMETERS)[number] | CachedParameter;
