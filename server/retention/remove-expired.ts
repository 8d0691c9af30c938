import { inArray, lt, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { tell } from "../audit/make-change.ts";
import { removeEmptyCustomers } from "../customers/remove-empty.ts";
import type { Database } from "../db/client.ts";
import {
  endedSessions,
  messages,
  passkeyChallenges,
  passwordResets,
  quickLimits,
  rateLimits,
  requests,
  sessions,
} from "../db/schema/index.ts";
import type { Deps, Job } from "../deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../jobs/pace.ts";
import { mayRemove } from "./ask-first.ts";
import { expiredRows, type Counts } from "./expired-rows.ts";

/** Rows that go in one statement, or requests in one transaction: nobody should wait long for the rows around them. */
const BATCH = 500;
const DAY_MS = 86_400_000;

type Needs = Pick<Deps, "db" | "env" | "log" | "clock" | "recordEvent">;

/**
 * Removes what the agency may not keep: leads that nobody has used for the months set, with their messages, unless
 * they are held; customers of whom nothing is left; other messages of that age; consents after five years; addresses
 * never confirmed; mails as they came, after three months; and links and sessions that are past.
 * Where that looks like a mistake it waits for an admin. The audit trail says how much went; it stays itself.
 */
export async function removeExpired(deps: Needs): Promise<void> {
  const { db } = deps;
  const now = deps.clock();
  await remove(db, { table: sessions, which: lt(sessions.expiresAt, now) });
  await remove(db, { table: endedSessions, which: lt(endedSessions.endedAt, new Date(now.getTime() - DAY_MS)) });
  await remove(db, { table: passwordResets, which: lt(passwordResets.expiresAt, now) });
  await remove(db, { table: passkeyChallenges, which: lt(passkeyChallenges.expiresAt, now) });
  for (const table of [rateLimits, quickLimits]) await remove(db, { table, which: lt(table.expire, now) });
  if (!(await mayRemove(deps, now))) return;
  const expired = expiredRows(deps, now);
  await remove(db, expired.addresses);
  await remove(db, expired.rawMails);
  const removed: Omit<Counts, "addresses" | "rawMails"> & { customers: number } = {
    quotes: await removeLeads(db, expired.quotes.which),
    contacts: await removeLeads(db, expired.contacts.which),
    emails: await remove(db, expired.emails),
    sms: await remove(db, expired.sms),
    consents: await remove(db, expired.consents),
    customers: await removeEmptyCustomers(db),
  };
  if (Object.values(removed).every((count) => count === 0)) return;
  await tell(deps, {}, { action: "retention", details: removed });
}

/**
 * Removes rows a batch at a time, each in a statement of its own: killed at any point, it goes on at the next run. A row
 * that somebody changes meanwhile stays until then.
 */
async function remove(db: Database, { table, which }: { table: PgTable; which: SQL | undefined }): Promise<number> {
  for (let count = 0; ;) {
    const gone = await db.execute(sql`delete from ${table}
      where ctid = any(array(select ctid from ${table} where ${which ?? sql`true`} limit ${BATCH}))`);
    const batch = (gone as { rowCount: number | null }).rowCount ?? 0;
    count += batch;
    if (batch < BATCH) return count;
  }
}

async function removeLeads(db: Database, expired: SQL | undefined): Promise<number> {
  let count = 0;
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      const found = await tx.select({ id: requests.id }).from(requests).where(expired).limit(BATCH).for("update");
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.delete(messages).where(inArray(messages.requestId, ids));
      await tx.delete(requests).where(inArray(requests.id, ids));
      return ids.length;
    });
    count += batch;
    if (batch < BATCH) return count;
  }
}

export const removeExpiredJob: Job<"remove-expired", Nothing> = {
  name: "remove-expired",
  data: NOTHING,
  pace: HOURLY,
  schedule: "30 * * * *",
  work: removeExpired,
};
