import { sql, type SQL } from "drizzle-orm";
import { requests } from "../../platform/db/schema/index.ts";
import { isBinned } from "./terms.ts";
import type { ListNeeds } from "./page-of-leads.ts";

/** What opening a lead does to its term: it begins anew, except in the bin, which only restoring ends. */
export function termOfOpened(deps: ListNeeds) {
  const binned = isBinned(deps);
  const lastUsedAt: SQL<Date> = sql`case when ${binned} then ${requests.lastUsedAt} else ${deps.clock().toISOString()}::timestamptz end`;
  return { set: { lastUsedAt }, binned: sql<boolean>`${binned}` };
}
