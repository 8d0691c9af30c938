import { and, eq, isNull, lt, notExists, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { byChannel, byPlural, type ChannelPlural, type MessageChannel } from "../../../domain/work/channels.ts";
import { byTab, type LeadTab } from "../../../domain/work/request-kinds.ts";
import { CONSENT_YEARS, NEWSLETTER_CONFIRM_DAYS, RAW_MAIL_DAYS } from "../../../domain/platform/limits.ts";
import { isOfChannel } from "../../platform/db/message-rows.ts";
import { consents, messages, newsletterSubscribers, rawMails, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { isOfKind } from "../../work/leads/stored-fields.ts";
import { isExpired, monthsBefore } from "../../work/leads/terms.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/** The kinds of rows that are removed after their retention period: named in counts, settings and texts. */
export type ExpiringKind = LeadTab | ChannelPlural | "consents" | "addresses" | "rawMails";
export type Counts = Record<ExpiringKind, number>;
/** Counts of zero, of every kind. */
export const ZERO_COUNTS: Counts = {
  ...byTab(() => 0),
  ...byPlural(byChannel(() => 0)),
  consents: 0,
  addresses: 0,
  rawMails: 0,
};
export const EXPIRING = keysOf(ZERO_COUNTS);
/**
 * The rows to remove. `oldest` is given when their age alone does not decide: the indexed column of their age, and the
 * condition that a row is old enough.
 */
export type ExpiredRowsQuery = {
  table: PgTable;
  which: SQL | undefined;
  oldest?: { by: PgColumn; due: SQL | undefined };
};

/** Returns the rows of each kind whose retention period is over. */
export function expiredRows({ db, env }: Pick<Deps, "db" | "env">, now: Date): Record<ExpiringKind, ExpiredRowsQuery> {
  const cutoff = monthsBefore(now, env.LEAD_RETENTION_MONTHS);
  const due = lt(messages.timestamp, cutoff);
  const without = (channel: MessageChannel) => ({
    table: messages,
    which: and(isOfChannel(channel), isNull(messages.requestId), due),
    oldest: { by: messages.timestamp, due },
  });
  return {
    ...byTab((kind) => ({ table: requests, which: and(isOfKind(kind), isExpired(env, now)) })),
    ...byPlural(byChannel(without)),
    consents: expiredConsents(db, now),
    addresses: { table: newsletterSubscribers, which: neverConfirmed(now) },
    rawMails: { table: rawMails, which: lt(rawMails.receivedAt, daysBefore(now, RAW_MAIL_DAYS)) },
  };
}

/** Counts the rows of each kind: all, or those that have expired. */
export async function countRows(deps: Pick<Deps, "db" | "env">, now: Date, which: "all" | "expired"): Promise<Counts> {
  const rows = expiredRows(deps, now);
  const counts: Counts = { ...ZERO_COUNTS };
  for (const kind of EXPIRING) {
    counts[kind] = await deps.db.$count(rows[kind].table, which === "all" ? undefined : rows[kind].which);
  }
  return counts;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Matches addresses that were entered and never confirmed. One that unsubscribed before is kept, to remember that. */
function neverConfirmed(now: Date): SQL | undefined {
  const { status, createdAt, unsubscribedAt } = newsletterSubscribers;
  const asked = daysBefore(now, NEWSLETTER_CONFIRM_DAYS);
  return and(eq(status, "pending"), lt(createdAt, asked), isNull(unsubscribedAt));
}

/** Matches consents whose retention period is over. A consent stays while a lead refers to it. */
function expiredConsents(db: Deps["db"], now: Date): ExpiredRowsQuery {
  const unused = notExists(db.select({ id: requests.id }).from(requests).where(eq(requests.consentId, consents.id)));
  // Also by the database's clock, which its own guard goes by: one row that the guard refuses would stop all others.
  const isOldThere = sql`${consents.createdAt} < now() - make_interval(years => ${CONSENT_YEARS})`;
  const due = and(lt(consents.createdAt, monthsBefore(now, CONSENT_YEARS * 12)), isOldThere);
  return { table: consents, which: and(due, unused), oldest: { by: consents.createdAt, due } };
}
