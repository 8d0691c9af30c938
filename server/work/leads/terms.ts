import { eq, lt, not, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { allOf } from "../../platform/db/all-of.ts";

/** A lead is in the bin for the last month of its term, or for half of a term that is no longer. */
const HALF_A_MONTH_MS = 15 * 86_400_000;

/** The same day and hour, so many months before; the last day of a month that does not have it. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** Leads whose term is over: last used before it began, and not held. */
export function isExpired({ LEAD_RETENTION_MONTHS: months }: Deps["env"], now: Date): SQL {
  return isUnusedSince(monthsBefore(now, months), now);
}

/**
 * The same for a job that goes through all of them: what is the same for every lead is found out once. For one statement
 * it takes as long as there are leads that are over.
 */
export async function findExpired(db: Database, env: Deps["env"], now: Date): Promise<SQL> {
  const moment = monthsBefore(now, env.LEAD_RETENTION_MONTHS);
  const found = await db.execute<{ first: number | null }>(sql`select ${firstSince(moment, now)} as first`);
  const [row] = found.rows;
  return lastUsedBefore(moment, sql`${row?.first ?? null}::integer`);
}

/** Leads that are soon to go. Nothing is stored for it: a clock that was wrong for a day leaves no trace. */
export function isBinned({ env, clock }: Pick<Deps, "env" | "clock">): SQL {
  const now = clock();
  return isUnusedSince(binnedBefore({ at: now, months: env.LEAD_RETENTION_MONTHS }), now);
}

/** Before when a lead was last used that is in the bin at a moment, by a term of so many months. */
export function binnedBefore({ at, months }: { at: Date; months: number }): Date {
  return months > 1 ? monthsBefore(at, months - 1) : new Date(at.getTime() - HALF_A_MONTH_MS);
}

/** All others. */
export const isKept = (deps: Pick<Deps, "env" | "clock">): SQL => not(isBinned(deps));

/**
 * The same for a prepared statement that asks it several times. What is the same for every lead stands in parts of the
 * statement of their own: found and planned once. The database keeps a plan only where another one would not be better
 * for knowing the values, so the conditions do not show them to it.
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

/** The values that such a statement is executed with. */
export function momentsOfTerm({ env, clock }: Pick<Deps, "env" | "clock">) {
  const now = clock();
  return { termBegun: binnedBefore({ at: now, months: env.LEAD_RETENTION_MONTHS }), termEnds: now };
}

function isUnusedSince(moment: Date, now: Date): SQL {
  return lastUsedBefore(moment, firstSince(moment, now));
}

function lastUsedBefore(moment: Date | SQL, first: SQL): SQL {
  return allOf(lt(requests.lastUsedAt, moment), sql`not ${requests.isHeld}`, not(cameLater(moment, first)));
}

/**
 * Leads are numbered as they come. One that is dated before a moment, and came after another that is dated past it, was
 * written under a clock that was behind: it is younger than it says.
 */
function cameLater(moment: Date | SQL, first: SQL): SQL {
  return sql`(${lt(requests.requestDate, moment)} and coalesce(${requests.id} > ${first}, false))`;
}

/** The first lead that came after a moment. */
function firstSince(moment: Date, now: Date): SQL {
  const [from, to] = [moment, now].map((time) => sql.param(time, requests.requestDate));
  return sql`(select min(earlier.id) from ${requests} earlier where earlier.request_date between ${from} and ${to})`;
}
