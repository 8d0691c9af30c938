import { and, eq, isNull, lt, notExists, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { byChannel, byPlural, type ChannelPlural, type MessageChannel } from "../../../domain/work/channels.ts";
import { byTab, type LeadTab } from "../../../domain/work/request-kinds.ts";
import { NEWSLETTER_CONFIRM_DAYS, RAW_MAIL_DAYS } from "../../../domain/platform/limits.ts";
import { isOfChannel } from "../../platform/db/message-rows.ts";
import { consents, messages, newsletterSubscribers, rawMails, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { WithSettings } from "../../platform/deps/settings.ts";
import { isOfKind } from "../../work/leads/stored-fields.ts";
import { isExpired, monthsBefore, retentionMonths } from "../../work/history/terms.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

type Needs = Pick<Deps, "db"> & WithSettings;

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
export function expiredRows(deps: Needs, now: Date): Record<ExpiringKind, ExpiredRowsQuery> {
  const cutoff = monthsBefore(now, retentionMonths(deps));
  const due = lt(messages.timestamp, cutoff);
  const without = (channel: MessageChannel) => ({
    table: messages,
    which: and(isOfChannel(channel), isNull(messages.requestId), due),
    oldest: { by: messages.timestamp, due },
  });
  return {
    ...byTab((kind) => ({ table: requests, which: and(isOfKind(kind), isExpired(deps, now)) })),
    ...byPlural(byChannel(without)),
    consents: expiredConsents(deps, now),
    addresses: { table: newsletterSubscribers, which: neverConfirmed(now) },
    rawMails: { table: rawMails, which: lt(rawMails.receivedAt, daysBefore(now, RAW_MAIL_DAYS)) },
  };
}

/** Counts the rows of each kind: all, or those that have expired. */
export async function countRows(deps: Needs, now: Date, which: "all" | "expired"): Promise<Counts> {
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
function expiredConsents({ db, settings }: Needs, now: Date): ExpiredRowsQuery {
  const { consentYears } = settings.agency().retention;
  const unused = notExists(db.select({ id: requests.id }).from(requests).where(eq(requests.consentId, consents.id)));
  // Also by the database's clock, which its own guard goes by: one row that the guard refuses would stop all others.
  const isOldThere = sql`${consents.createdAt} < now() - make_interval(years => ${consentYears})`;
  const due = and(lt(consents.createdAt, monthsBefore(now, consentYears * 12)), isOldThere);
  return { table: consents, which: and(due, unused), oldest: { by: consents.createdAt, due } };
}
