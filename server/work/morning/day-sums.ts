import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Days } from "../../../domain/work/morning/periods.ts";
import {
  addUp,
  BLOCK_DAYS,
  blockOf,
  coverOf,
  LEVELS,
  type Cell,
  type StoredSums,
  type Level,
} from "../../../domain/work/morning/sums.ts";
import { laterAnswers, requests } from "../../platform/db/schema/index.ts";
import type { ListNeeds } from "../leads/page-of-leads.ts";
import { binnedBefore, retentionMonths } from "../history/terms.ts";
import { COUNTING_VERSION, countDays } from "./count-days.ts";
import { dayOf } from "./office-time.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";

/**
 * Returns the hash of the counting rules, time zone, hours and holidays behind the sums: sums with another hash are not
 * used.
 */
export function rulesOf({ settings }: Pick<ListNeeds, "settings">): string {
  const { timezone, hours, holidays } = settings.agency();
  return createHash("sha256")
    .update(JSON.stringify([COUNTING_VERSION, LEVELS, timezone, hours, holidays]))
    .digest("hex");
}

/**
 * The moment and retention period by which the bin was last evaluated: requests enter it by the passing of time, which
 * no row shows.
 */
export type CountingState = { at: Date; months: number };

/** The sums of the days of a kind, as a transaction sees them. */
export type DaySums = { deps: ListNeeds; kind: LeadKind; kept: StoredSums };

/**
 * Freezes the clock and the settings: a request that enters the bin meanwhile is counted or not, but never both, and
 * sums that were found under one set of rules are not read under another.
 */
export function atOneMoment(deps: ListNeeds): ListNeeds {
  const at = deps.clock();
  const agency = deps.settings.agency();
  return { ...deps, clock: () => at, settings: { agency: () => agency } };
}

/** Finds the days of a kind whose stored sums are up to date; the remaining days are counted on demand. */
export async function findDaySums(needs: ListNeeds, kind: LeadKind): Promise<DaySums> {
  const deps = atOneMoment(needs);
  const counted = await readCounted(deps);
  if (!counted) return { deps, kind, kept: { days: new Set(), blocks: new Set() } };
  const changed = await changedDays(deps, kind, changesSince(counted, countedNow(deps)));
  const { rows } = await deps.db.execute<{ days: number; day: string }>(sql`select days, day::text from kept.day_sums
    where kind = ${kind} and level = 'all' and rules = ${rulesOf(deps)}`);
  const isUnchanged = ({ days, day }: (typeof rows)[number]) =>
    days === 1 ? !changed.has(day) : ![...changed].some((one) => blockOf(one) === day);
  const unchanged = rows.filter(isUnchanged);
  const startsOf = (length: number) => new Set(unchanged.filter(({ days }) => days === length).map(({ day }) => day));
  return { deps, kind, kept: { days: startsOf(1), blocks: startsOf(BLOCK_DAYS) } };
}

/** Adds up the requests of a period by some levels: from stored sums where there are any, else by counting. */
export async function readSums<L extends Level>(
  { deps, kind, kept }: DaySums,
  period: Days,
  levels: readonly L[],
): Promise<Record<L, Cell[]>> {
  const cover = coverOf(period, kept);
  const { rows } = await deps.db.execute<{ level: Level; cells: Cell[] }>(sql`select level, cells from kept.day_sums
    where kind = ${kind} and rules = ${rulesOf(deps)} and level = any(${sql.param(levels)})
      and (days = 1 and day = any(${sql.param(cover.days)}::date[])
        or days = ${BLOCK_DAYS} and day = any(${sql.param(cover.blocks)}::date[]))`);
  const counted = await countDays(deps, kind, cover.uncounted);
  const cellsOf = (level: Level) => [
    ...rows.filter((row) => row.level === level).flatMap(({ cells }) => cells),
    ...counted.filter((cell) => cell.level === level),
  ];
  return recordOf(levels, (level) => addUp(cellsOf(level)));
}

/** Reads the state by which all days were last counted, or corrected since; null when there is none. */
export async function readCounted(deps: ListNeeds): Promise<CountingState | null> {
  const { rows } = await deps.db.execute<{ at: string; months: number }>(
    sql`select at, months from kept.day_sums_state where rules = ${rulesOf(deps)}`,
  );
  return rows[0] ? { at: new Date(rows[0].at), months: rows[0].months } : null;
}

export const countedNow = (deps: ListNeeds): CountingState => ({ at: deps.clock(), months: retentionMonths(deps) });

/** Finds the days of a kind on which requests came or ended that have changed since they were counted. */
async function changedDays({ db, settings }: ListNeeds, kind: LeadKind, changes: SQL): Promise<Set<string>> {
  const changedOn = dayOf(sql`at`, settings.agency().timezone);
  const { rows } = await db.execute<{ day: string }>(
    sql`select distinct ${changedOn}::text as day from (${changes}) as changes where kind = ${kind}`,
  );
  return new Set(rows.map(({ day }) => day));
}

/** Selects the moments of changed requests: changes noted by the database, and those made by the passing of time. */
export function changesSince(before: CountingState, now: CountingState): SQL {
  return sql`select kind, at from kept.day_sums_changes union all ${binChanges(before, now)}`;
}

/**
 * Selects the moments of requests that may have entered or left the bin between two times. Membership depends on when a
 * request was last used, on its date, and on its position among those that came later (see terms.ts).
 */
export function binChanges(before: CountingState, now: CountingState): SQL {
  const { id, requestDate, lastUsedAt, endedAt } = requests;
  const edges = [before, now].map(binnedBefore);
  const firsts = [before, now].map(
    ({ at }, n) => sql`coalesce((select min(earlier.id) from ${requests} earlier
      where earlier.request_date between ${edges[n]?.toISOString()}::timestamptz and ${at.toISOString()}::timestamptz), ${HIGHEST_ID})`,
  );
  const [from, to] = edges.map((edge) => edge.toISOString()).toSorted();
  const isBetween = (column: PgColumn) => sql`(${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz)`;
  return sql`select kind, moment.at
    from (select least(one, other) as lower, greatest(one, other) as upper
        from (select ${firsts[0]} as one, ${firsts[1]} as other offset 0) as firsts) as range
      join ${requests} on ${isBetween(lastUsedAt)} or ${isBetween(requestDate)}
        or (${id} > range.lower and ${id} <= range.upper),
      lateral (values (${requestDate}), (${endedAt}) union all
        select ${laterAnswers.answeredAt} from ${laterAnswers} where ${laterAnswers.requestId} = ${id}) as moment (at)
    where moment.at is not null`;
}

/** Fallback id when no request is known to come later: the highest possible one. */
const HIGHEST_ID = 2_147_483_647;
