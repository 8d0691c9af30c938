import { lt, not, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import type { WithSettings } from "../../platform/deps/settings.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { allOf } from "../../platform/db/all-of.ts";

type TermNeeds = Pick<Deps, "clock"> & WithSettings;

/** Returns the months for which an unused request is kept. */
export const retentionMonths = ({ settings }: WithSettings) => settings.agency().retention.months;

/** Half of a retention period of one month. A longer period has the last month as its time in the bin. */
const HALF_A_MONTH_MS = 15 * 86_400_000;

/** Subtracts months from a date, at the same day and hour. Uses the last day of a month that has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/**
 * Builds the SQL condition for leads past their retention period: last used before it began, and not held. A held lead
 * is kept beyond the period.
 */
export function isExpired(deps: WithSettings, now: Date): SQL {
  return isUnusedSince(monthsBefore(now, retentionMonths(deps)), now);
}

/**
 * Builds the condition of `isExpired` for a job that goes through all leads: the part that is equal for every lead is
 * queried once beforehand. Within each statement, it would cost time in proportion to the number of expired leads.
 */
export async function findExpired(db: Database, deps: WithSettings, now: Date): Promise<SQL> {
  const moment = monthsBefore(now, retentionMonths(deps));
  const found = await db.execute<{ first: number | null }>(sql`select ${firstSince(moment, now)} as first`);
  const [row] = found.rows;
  return lastUsedBefore(moment, sql`${row?.first ?? null}::integer`);
}

/**
 * Builds the SQL condition for leads in the bin, which are soon deleted. Computed from the dates, not stored: a clock
 * that was wrong for a day leaves no trace.
 */
export function isBinned(deps: TermNeeds): SQL {
  const now = deps.clock();
  return isUnusedSince(binnedBefore({ at: now, months: retentionMonths(deps) }), now);
}

/** Returns the cutoff for the bin at a time: leads last used before it are in the bin. */
export function binnedBefore({ at, months }: { at: Date; months: number }): Date {
  return months > 1 ? monthsBefore(at, months - 1) : new Date(at.getTime() - HALF_A_MONTH_MS);
}

/** Builds the SQL condition for leads that are not in the bin. */
export const isKept = (deps: TermNeeds): SQL => not(isBinned(deps));

/**
 * Builds the condition of `isKept` for a prepared statement that uses it several times. The part that is equal for
 * every lead is in materialized CTEs, so that it is computed and planned once. PostgreSQL keeps a generic plan only if
 * a plan made for the actual values would not be better, so the conditions hide the values from the planner.
 */
export function keptByTerm(): { term: SQL; isKept: SQL } {
  const moment = (name: keyof ReturnType<typeof momentsOfTerm>) =>
    sql`${sql.param(sql.placeholder(name), requests.requestDate)}::timestamptz`;
  const first = sql`select min(earlier.id) from ${requests} earlier where earlier.request_date between begun and ends`;
  return {
    term: sql`moments as materialized (select ${moment("termBegun")} as begun, ${moment("termEnds")} as ends),
      term as materialized (select begun, (${first}) as first from moments)`,
    isKept: not(lastUsedBefore(sql`(select begun from term)`, sql`(select first from term)`)),
  };
}

/** Returns the placeholder values for a statement built with `keptByTerm`. */
export function momentsOfTerm(deps: TermNeeds) {
  const now = deps.clock();
  return { termBegun: binnedBefore({ at: now, months: retentionMonths(deps) }), termEnds: now };
}

function isUnusedSince(moment: Date, now: Date): SQL {
  return lastUsedBefore(moment, firstSince(moment, now));
}

/**
 * Builds the SQL condition for leads last used before `moment`, without those that are held or younger than their date.
 * `first` is the id that `firstSince` selects.
 */
function lastUsedBefore(moment: Date | SQL, first: SQL): SQL {
  return allOf(lt(requests.lastUsedAt, moment), sql`not ${requests.isHeld}`, not(cameLater(moment, first)));
}

/**
 * Builds the SQL condition for leads whose date is too early. Leads are numbered in the order of arrival: a lead dated
 * before `moment` that arrived after another one dated past it was written while the clock was behind. It is younger
 * than its date says.
 */
function cameLater(moment: Date | SQL, first: SQL): SQL {
  return sql`(${lt(requests.requestDate, moment)} and coalesce(${requests.id} > ${first}, false))`;
}

/** Returns SQL for the lowest id of the leads dated between a moment and now. */
function firstSince(moment: Date, now: Date): SQL {
  const [from, to] = [moment, now].map((time) => sql.param(time, requests.requestDate));
  return sql`(select min(earlier.id) from ${requests} earlier where earlier.request_date between ${from} and ${to})`;
}
