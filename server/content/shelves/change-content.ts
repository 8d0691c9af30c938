import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { announceContentChange } from "./content-cache.ts";

const CONTENT_LOCK = 7_135_552;

/** Lets one writer of content in at a time, until the transaction ends. */
export async function lockContent(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
}

/**
 * How every change of content begins. Admins take turns: names that must be unique and orders that must be whole are
 * checked against what is really there. Once the transaction is through, every process hears of it.
 */
export async function beginContentChange(tx: Database): Promise<void> {
  await lockContent(tx);
  await announceContentChange(tx);
}
