import { sql, type SQL } from "drizzle-orm";
import { requests } from "../../platform/db/schema/index.ts";
import { isBinned } from "../history/terms.ts";
import type { Deps } from "../../platform/deps.ts";

/**
 * Returns the update to make when a lead is opened: its retention period starts again, except in the bin, which a lead
 * leaves only by being restored.
 */
export function termOfOpened(deps: Pick<Deps, "clock" | "settings">) {
  const binned = isBinned(deps);
  const lastUsedAt: SQL<Date> = sql`case when ${binned} then ${requests.lastUsedAt} else ${deps.clock().toISOString()}::timestamptz end`;
  return { set: { lastUsedAt }, binned: sql<boolean>`${binned}` };
}
