/** Parameters of public addresses for which a page is made anew at each request. */
export const LIVE_PARAMETERS = ["zip", "invite", "reset", "next", "tab", "token", "category", "q", "insurer"] as const;

/** Those whose few known values each have a page that is kept. */
type KeptParameter = "type" | "topic";

/**
 * What a public page may read of its address: the page cache goes by these, and whatever else stands in an address
 * never reaches a page that is kept.
 */
export type PageParameter = (typeof LIVE_PARAMETERS)[number] | KeptParameter;
