import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { announceContentChange } from "./content-cache.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.ts";

/** Takes the advisory lock on content until the transaction ends, so that only one writer runs at a time. */
export async function lockContent(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.content})`);
}

/**
 * Begins every change of content. Admins take turns, so that unique names and complete orders are checked against the
 * stored rows. After the commit every process is notified.
 */
export async function beginContentChange(tx: Database): Promise<void> {
  await lockContent(tx);
  await announceContentChange(tx);
}
