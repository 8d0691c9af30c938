import { sql } from "drizzle-orm";
import type { AuditEvent } from "../audit/record-event.ts";
import type { Database } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { announceContentChange } from "./content-cache.ts";

const CONTENT_LOCK = 7_135_552;

type Change<T> = { result: T; event: Pick<AuditEvent, "action" | "subject" | "details"> };

/**
 * A change of content in one transaction: the rows, the audit event, and the word to every process.
 * Admins take turns: names that must be unique and orders that must be whole are checked against what is really there.
 */
export async function changeContent<T>(
  { db, clock, recordEvent }: Pick<Deps, "db" | "clock" | "recordEvent">,
  { actor, ip }: Caller,
  work: (tx: Database) => Promise<Change<T>>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
    const { result, event } = await work(tx);
    await recordEvent(tx, { ...event, actor, ip }, clock());
    await announceContentChange(tx);
    return result;
  });
}
