import { and, asc, inArray, isNull, sql } from "drizzle-orm";
import type { ColleagueWork, MorningColleagues, PeriodQuery } from "../../../domain/api/work/morning.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { afterOpenMinutes } from "../../../domain/platform/office-clock.ts";
import { COUNTED_UP_TO } from "../../../domain/work/desk/views.ts";
import { byKind, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { periodOf, type Period } from "../../../domain/work/morning/periods.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import { requests, tasks, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { listColleagues } from "../desk/colleagues.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { filterCondition, type ListNeeds } from "../leads/page-of-leads.ts";
import { todayOf } from "./morning-requests.ts";

const NEEDS_REPLY = { view: "waiting", readerId: 0, sort: "requestDate" } as const;
/** The key of what nobody has, in maps by the id of a user. */
const NOBODY = 0;

type Counts = Pick<ColleagueWork, "waiting" | "tasks">;
const noCounts = (): Counts => ({
  waiting: byKind(() => ({ all: 0, late: 0 })),
  tasks: { overdue: 0, today: 0, done: 0 },
});

/**
 * Reads what waits with each colleague, is overdue, and was done in the period. Whoever left is listed while anything is
 * theirs.
 */
export async function morningColleagues(
  deps: ListNeeds & Pick<Deps, "settings">,
  { period: name }: PeriodQuery,
): Promise<MorningColleagues> {
  const { timezone } = deps.settings.agency();
  const today = todayOf(deps.clock(), timezone);
  const period = periodOf(name, today);
  const counts = new Map<number, Counts>([[NOBODY, noCounts()]]);
  const of = (id: number | null) => {
    const found = counts.get(id ?? NOBODY) ?? noCounts();
    counts.set(id ?? NOBODY, found);
    return found;
  };
  const [colleagues] = await Promise.all([
    listColleagues(deps),
    ...LEAD_KINDS.map((kind) => countWaiting(deps, kind, of)),
    countOpenTasks(deps, today, of),
    countDoneTasks(deps, period, timezone, of),
  ]);
  const others = [...counts.keys()].filter((id) => id !== NOBODY && !colleagues.some((one) => one.id === id));
  const rows = [...colleagues, ...(await namesOf(deps, others)), { id: null, name: null, isAway: false }];
  return {
    period,
    today,
    rows: rows.map(({ id, name: called, isAway }) => ({ id, name: called, isAway, ...of(id) })),
  };
}

type CountsOf = (id: number | null) => Counts;

/** Counts the requests that wait, those of the longest waits where there are very many. */
async function countWaiting(deps: ListNeeds, kind: LeadKind, of: CountsOf): Promise<void> {
  const { ownerId, waitsSince, location, number } = requests;
  const rows = await deps.db
    .select({ ownerId, waitsSince, location })
    .from(requests)
    .where(filterCondition(deps, kind, NEEDS_REPLY))
    .orderBy(asc(waitsSince), asc(number))
    .limit(COUNTED_UP_TO);
  const agency = deps.settings.agency();
  const now = deps.clock();
  const minutes = agency.promises[kind].answerWithinHours * 60;
  for (const row of rows) {
    const counts = of(row.ownerId).waiting[kind];
    const promised = afterOpenMinutes(row.waitsSince ?? now, minutes, calendarOf(agency, row.location));
    counts.all += 1;
    if (promised <= now) counts.late += 1;
  }
}

async function countOpenTasks({ db }: ListNeeds, today: string, of: CountsOf): Promise<void> {
  const { assigneeId, dueOn, doneAt } = tasks;
  const rows = await db
    .select({
      id: assigneeId,
      overdue: sql<number>`(count(*) filter (where ${dueOn} < ${today}::date))::integer`,
      today: sql<number>`(count(*) filter (where ${dueOn} = ${today}::date))::integer`,
    })
    .from(tasks)
    .where(and(isNull(doneAt), sql`${dueOn} <= ${today}::date`))
    .groupBy(assigneeId);
  for (const row of rows) Object.assign(of(row.id).tasks, { overdue: row.overdue, today: row.today });
}

/** Counts the done tasks by an index of each person: those of the period are few among all that were ever done. */
async function countDoneTasks({ db }: ListNeeds, { from, to }: Period, timezone: string, of: CountsOf): Promise<void> {
  const { rows } = await db.execute<{ id: number; done: number }>(sql`
    select u.id, d.done from ${users} u, lateral (select count(*)::integer as done from ${tasks} t
      where t.done_by_id = u.id and t.done_at >= ${startOfDay(from, timezone)} and t.done_at < ${startOfDay(to, timezone, 1)}) d
    where d.done > 0`);
  for (const { id, done } of rows) of(id).tasks.done = done;
}

async function namesOf({ db }: ListNeeds, ids: number[]) {
  const { id, firstName, lastName } = users;
  const rows = await db.select({ id, firstName, lastName }).from(users).where(inArray(id, ids)).orderBy(asc(id));
  return rows.map((row) => ({ id: row.id, name: fullNameOf(row), isAway: false }));
}
