import { and, eq, inArray, isNull, lt, notExists, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import {
  consents,
  contactRequests,
  emails,
  passkeyChallenges,
  passwordResets,
  quickLimits,
  quoteRequests,
  rateLimits,
  sessions,
  smsMessages,
} from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { ownerColumn } from "../leads/lead-of-message.ts";
import { LEAD_TABLES } from "../leads/lead-table.ts";

const CONSENT_YEARS = 5;
/** Leads that go in one transaction: nobody should wait long for the rows around them. */
const BATCH = 500;

/**
 * Removes what the agency may not keep: leads that nobody has used for the months set, with their messages, unless
 * they are held; other messages of that age; consents after five years; and links and sessions that are past.
 * The audit trail says how much went; it stays itself.
 */
export async function removeExpired(deps: Pick<Deps, "db" | "env" | "clock" | "recordEvent">): Promise<void> {
  const { db, env, clock, recordEvent } = deps;
  const now = clock();
  const cutoff = monthsBefore(now, env.LEAD_RETENTION_MONTHS);
  const removed = {
    quotes: await removeLeads(db, "quote", cutoff),
    contacts: await removeLeads(db, "contact", cutoff),
    emails: await remove(db, emails, and(ownedByNobody(emails), lt(emails.timestamp, cutoff))),
    sms: await remove(db, smsMessages, and(ownedByNobody(smsMessages), lt(smsMessages.timestamp, cutoff))),
    consents: await removeConsents(db, monthsBefore(now, CONSENT_YEARS * 12)),
  };
  await remove(db, sessions, lt(sessions.expiresAt, now));
  await remove(db, passwordResets, lt(passwordResets.expiresAt, now));
  await remove(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, now));
  for (const limits of [rateLimits, quickLimits]) await remove(db, limits, lt(limits.expire, now));
  if (Object.values(removed).every((count) => count === 0)) return;
  await db.transaction((tx) => recordEvent(tx, { action: "retention", details: removed }, now));
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

async function remove(db: Database, table: PgTable, which: SQL | undefined): Promise<number> {
  return (
    await db
      .delete(table)
      .where(which)
      .returning({ one: sql`1` })
  ).length;
}

function ownedByNobody(table: typeof emails | typeof smsMessages) {
  return and(isNull(table.quoteRequestId), isNull(table.contactRequestId));
}

async function removeLeads(db: Database, kind: LeadKind, cutoff: Date): Promise<number> {
  const table = LEAD_TABLES[kind];
  const expired = and(lt(table.lastUsedAt, cutoff), eq(table.isHeld, false));
  let count = 0;
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      const found = await tx.select({ id: table.id }).from(table).where(expired).limit(BATCH).for("update");
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return 0;
      for (const messages of [emails, smsMessages]) {
        await tx.delete(messages).where(inArray(ownerColumn(messages, kind), ids));
      }
      await tx.delete(table).where(inArray(table.id, ids));
      return ids.length;
    });
    count += batch;
    if (batch < BATCH) return count;
  }
}

/** A consent stays as long as a held lead refers to it. */
async function removeConsents(db: Database, cutoff: Date): Promise<number> {
  const usedBy = (table: typeof quoteRequests | typeof contactRequests) =>
    db.select({ id: table.id }).from(table).where(eq(table.consentId, consents.id));
  const unused = and(notExists(usedBy(quoteRequests)), notExists(usedBy(contactRequests)));
  // By the database's clock as well, which its own guard goes by: one row that it refuses would stop all others.
  const isOldThere = sql`${consents.createdAt} < now() - make_interval(years => ${CONSENT_YEARS})`;
  return remove(db, consents, and(lt(consents.createdAt, cutoff), isOldThere, unused));
}
