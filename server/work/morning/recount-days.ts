import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { periodOf, type Days } from "../../../domain/work/morning/periods.ts";
import { BLOCK_DAYS, blockOf, LEVELS, type Cell, type Level } from "../../../domain/work/morning/sums.ts";
import { laterAnswers, requests } from "../../platform/db/schema/index.ts";
import type { Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { todayAtOffice, type ListNeeds } from "../leads/page-of-leads.ts";
import { addUpBlock } from "./add-up-block.ts";
import { countDays, type DayCell } from "./count-days.ts";
import { atOneMoment, binChanges, countedNow, readCounted, rulesOf } from "./day-sums.ts";
import { addUpMessages } from "./message-sums.ts";
import { dayOf, startOf } from "./office-time.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.ts";

/** Days per transaction: a day takes a moment, and finished transactions stay when the program ends. */
const AT_ONCE = 14;

/**
 * Recounts the days that the owner's page may ask for: those that have changed since they were last counted, and all
 * where there is nothing yet, the newest first. Returns the number of counted days.
 */
export async function recountDays(deps: ListNeeds): Promise<number> {
  let count = 0;
  let counted: number;
  do {
    counted = await underLock(deps, recountSome);
    count += counted;
  } while (counted === AT_ONCE);
  while (await underLock(deps, addUpBlock)) continue;
  return count;
}

/**
 * Runs work on the sums in one snapshot (repeatable read): its counts and the changes that it takes off the list belong
 * together, and a change that it does not see yet stays on the list. Does nothing when another process holds the
 * advisory lock.
 */
function underLock(deps: ListNeeds, work: (deps: ListNeeds) => Promise<number>): Promise<number> {
  return deps.db.transaction(
    async (db) => {
      const found = await db.execute<{ isAlone: boolean }>(
        sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.daySums}) as "isAlone"`,
      );
      const [lock] = found.rows;
      return lock?.isAlone ? work(atOneMoment({ ...deps, db })) : 0;
    },
    { isolationLevel: "repeatable read" },
  );
}

async function recountSome(deps: ListNeeds): Promise<number> {
  const asked = daysAsked(deps);
  await advanceState(deps, asked);
  const uncounted = await findUncounted(deps, asked);
  const busy = uncounted.filter(({ isEmpty }) => !isEmpty).slice(0, AT_ONCE);
  for (const kind of LEAD_KINDS) {
    const daysOf = (some: UncountedDay[]) => some.filter((one) => one.kind === kind).map(({ day }) => day);
    await store(deps, kind, daysOf(busy), await countDays(deps, kind, daysOf(busy)));
    await store(deps, kind, daysOf(uncounted.filter(({ isEmpty }) => isEmpty)), []);
  }
  return busy.length;
}

/** Returns the days that any period of the page can reach. */
function daysAsked(deps: ListNeeds): Days {
  const { before, to } = periodOf("52-weeks", todayAtOffice(deps));
  return { from: before.from, to };
}

/**
 * Stores the present state of the bin, by which all days are counted, and deletes sums and changes of days that nobody
 * can ask for.
 */
async function advanceState(deps: ListNeeds, { from, to }: Days): Promise<void> {
  const { db } = deps;
  const rules = rulesOf(deps);
  const [before, now] = [await readCounted(deps), countedNow(deps)];
  if (before) await db.execute(sql`insert into kept.day_sums_changes ${binChanges(before, now)}`);
  await db.execute(sql`insert into kept.day_sums_state (id, rules, at, months)
    values (1, ${rules}, ${now.at.toISOString()}::timestamptz, ${now.months})
    on conflict (id) do update set rules = excluded.rules, at = excluded.at, months = excluded.months`);
  const isOfNoUse = before ? sql`rules <> ${rules} or not day between ${from}::date and ${to}::date` : sql`true`;
  await db.execute(sql`delete from kept.day_sums where ${isOfNoUse}`);
  const changedOn = dayOf(sql`at`, deps.settings.agency().timezone);
  const isUnasked = before ? sql`not ${changedOn} between ${from}::date and ${to}::date` : sql`true`;
  await db.execute(sql`delete from kept.day_sums_changes where ${isUnasked}`);
}

type UncountedDay = { kind: LeadKind; day: string; isEmpty: boolean };

/** Finds the days whose sums are missing or out of date, and whether they have no requests or answers (`isEmpty`). */
async function findUncounted({ db, settings }: ListNeeds, { from, to }: Days): Promise<UncountedDay[]> {
  const { timezone } = settings.agency();
  const starts = startOf(sql`day`, timezone);
  const ends = startOf(sql`day + interval '1 day'`, timezone);
  const isOn = (moment: PgColumn) => sql`exists (select from ${requests} where ${requests.kind} = of_kind
    and ${moment} >= starts and ${moment} < ends)`;
  const found = await db.execute<UncountedDay>(sql`with changed as (
      select distinct kind, ${dayOf(sql`at`, timezone)} as day from kept.day_sums_changes
    ), wanted as (
      select of_kind, day::date, ${starts} as starts, ${ends} as ends
      from unnest(${sql.param(LEAD_KINDS)}::text[]) as of_kind,
        generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as day
    ) select of_kind as kind, day::text, not ${isOn(requests.requestDate)} and not ${isOn(requests.endedAt)}
        and not exists (select from ${laterAnswers} where ${laterAnswers.answeredAt} >= starts
          and ${laterAnswers.answeredAt} < ends) as "isEmpty"
    from wanted where (of_kind, day) in (select kind, day from changed)
      or not exists (select from kept.day_sums sums
        where sums.kind = of_kind and sums.days = 1 and sums.day = wanted.day and level = 'all')
    order by day desc`);
  return found.rows;
}

/** Upserts the counts of some days, and deletes the sums of the blocks that they belong to. */
async function store(deps: ListNeeds, kind: LeadKind, days: string[], counted: DayCell[]): Promise<void> {
  if (days.length === 0) return;
  const { db, clock, settings } = deps;
  const among = (values: string[]) => sql`any(${sql.param(values)}::date[])`;
  const cellsOf = (day: string, level: Level) =>
    counted
      .filter((cell) => cell.day === day && cell.level === level)
      .map(({ key, counts, times }): Cell => ({ key, counts, times }));
  const rows = days.flatMap((day) => LEVELS.map((level) => ({ day, level, cells: cellsOf(day, level) })));
  const changedOn = dayOf(sql`at`, settings.agency().timezone);
  await db.execute(sql`delete from kept.day_sums_changes where kind = ${kind} and ${changedOn} = ${among(days)}`);
  await db.execute(sql`delete from kept.day_sums
    where kind = ${kind} and days = ${BLOCK_DAYS} and day = ${among(days.map(blockOf))}`);
  await db.execute(sql`insert into kept.day_sums (kind, days, day, level, cells, rules)
    select ${kind}, 1, day, level, cells, ${rulesOf(deps)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as counted (day date, level text, cells json)
    on conflict (kind, days, day, level) do update
      set cells = excluded.cells, changed_at = ${clock().toISOString()}::timestamptz`);
}

export const recountDaysJob: Job<"recount-days", Nothing> = {
  name: "recount-days",
  data: NOTHING,
  pace: HOURLY,
  schedule: "* * * * *",
  work: async (deps) => {
    await addUpMessages(deps.db);
    await recountDays(deps);
  },
};
