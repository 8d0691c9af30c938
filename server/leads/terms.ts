import { and, eq, lt, not, sql, type SQL } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import type { LeadTable } from "./kinds.ts";

/** A lead is in the bin for the last month of its term, or for half of a term that is no longer. */
const HALF_A_MONTH_MS = 15 * 86_400_000;

/** The same day and hour, so many months before. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/** Leads whose term is over: last used before it began, and not held. */
export function isExpired(table: LeadTable, { LEAD_RETENTION_MONTHS: months }: Deps["env"], now: Date): SQL {
  return lastUsedBefore(table, monthsBefore(now, months), now);
}

/** Leads that are soon to go. Nothing is stored for it: a clock that was wrong for a day leaves no trace. */
export function isBinned(table: LeadTable, { env, clock }: Pick<Deps, "env" | "clock">): SQL {
  const months = env.LEAD_RETENTION_MONTHS;
  const now = clock();
  const since = months > 1 ? monthsBefore(now, months - 1) : new Date(now.getTime() - HALF_A_MONTH_MS);
  return lastUsedBefore(table, since, now);
}

/** All others. */
export const isKept = (table: LeadTable, deps: Pick<Deps, "env" | "clock">): SQL => not(isBinned(table, deps));

function lastUsedBefore(table: LeadTable, moment: Date, now: Date): SQL {
  return and(lt(table.lastUsedAt, moment), eq(table.isHeld, false), not(cameLater(table, moment, now))) as SQL;
}

/**
 * Leads are numbered as they come. One that is dated before a moment, and came after another that is dated past it, was
 * written under a clock that was behind: it is younger than it says.
 */
function cameLater(table: LeadTable, moment: Date, now: Date): SQL {
  const [from, to] = [moment, now].map((time) => sql.param(time, table.requestDate));
  const first = sql`(select min(earlier.id) from ${table} earlier where earlier.request_date between ${from} and ${to})`;
  return sql`(${lt(table.requestDate, moment)} and coalesce(${table.id} > ${first}, false))`;
}
