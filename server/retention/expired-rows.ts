import { and, eq, isNull, lt, notExists, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { CONSENT_YEARS } from "../../domain/limits.ts";
import { consents, contactRequests, emails, quoteRequests, smsMessages } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { isExpired, monthsBefore } from "../leads/terms.ts";

const KINDS = ["quotes", "contacts", "emails", "sms", "consents"] as const;
export type ExpiringKind = (typeof KINDS)[number];
export type Counts = Record<ExpiringKind, number>;
type Expired = { table: PgTable; which: SQL | undefined };

/** What is kept for a time, and which of it has had its time. */
export function expiredRows({ db, env }: Pick<Deps, "db" | "env">, now: Date): Record<ExpiringKind, Expired> {
  const cutoff = monthsBefore(now, env.LEAD_RETENTION_MONTHS);
  const messages = (table: typeof emails | typeof smsMessages) => ({
    table,
    which: and(isNull(table.quoteRequestId), isNull(table.contactRequestId), lt(table.timestamp, cutoff)),
  });
  return {
    quotes: { table: quoteRequests, which: isExpired(quoteRequests, env, now) },
    contacts: { table: contactRequests, which: isExpired(contactRequests, env, now) },
    emails: messages(emails),
    sms: messages(smsMessages),
    consents: { table: consents, which: expiredConsents(db, now) },
  };
}

/** How many rows there are of each kind; all, or those that have expired. */
export async function countRows(deps: Pick<Deps, "db" | "env">, now: Date, which: "all" | "expired"): Promise<Counts> {
  const rows = expiredRows(deps, now);
  const counts: Counts = { quotes: 0, contacts: 0, emails: 0, sms: 0, consents: 0 };
  for (const kind of KINDS) {
    counts[kind] = await deps.db.$count(rows[kind].table, which === "all" ? undefined : rows[kind].which);
  }
  return counts;
}

/** A consent stays as long as a lead refers to it. */
function expiredConsents(db: Deps["db"], now: Date): SQL | undefined {
  const usedBy = (table: typeof quoteRequests | typeof contactRequests) =>
    db.select({ id: table.id }).from(table).where(eq(table.consentId, consents.id));
  const unused = and(notExists(usedBy(quoteRequests)), notExists(usedBy(contactRequests)));
  // By the database's clock as well, which its own guard goes by: one row that it refuses would stop all others.
  const isOldThere = sql`${consents.createdAt} < now() - make_interval(years => ${CONSENT_YEARS})`;
  return and(lt(consents.createdAt, monthsBefore(now, CONSENT_YEARS * 12)), isOldThere, unused);
}
