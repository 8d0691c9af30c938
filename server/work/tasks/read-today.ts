import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import type { TodayItem } from "../../../domain/api/work/tasks.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import type { User } from "../../../domain/people/users.ts";
import { afterOpenMinutes } from "../../../domain/platform/office-clock.ts";
import { mayDo } from "../../../domain/work/desk/rights.ts";
import type { Priority } from "../../../domain/work/desk/stages.ts";
import { LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { byUrgency } from "../../../domain/work/today.ts";
import { endOfDay } from "../../platform/db/office-day.ts";
import { deskEvents, requests } from "../../platform/db/schema/index.ts";
import { listDueBookings } from "../bookings/due-bookings.ts";
import { HEARD_AT, isHeard } from "../history/heard.ts";
import { filterCondition, todayAtOffice, type ListNeeds } from "../leads/page-of-leads.ts";
import { listTasks, type TaskNeeds } from "./read-tasks.ts";

/** The most things that are listed: whoever has done them asks again. */
const MOST = 50;
const SORTED = { sort: "requestDate" } as const;
const URGENT: Priority = "high";
/** Column with the time when the customer of a request wrote last, for a query of requests. */
const LAST_HEARD = sql<Date | null>`(select max(${HEARD_AT}) from ${deskEvents}
  where ${deskEvents.requestId} = ${requests}.id and ${isHeard})`.mapWith(deskEvents.at);

/**
 * Lists what a user has to do today, the most urgent first: customers who wait for an answer (the user's, and those that
 * nobody has), tasks that are due by the end of the day, and booked times to talk.
 */
export async function readToday(deps: ListNeeds & TaskNeeds, reader: User): Promise<TodayItem[]> {
  const kinds = LEAD_KINDS.filter((kind) =>
    mayDo(reader.role, reader.id, { kind, ownerId: null, stage: "new" }, "view"),
  );
  const [tasks, booked, ...replies] = await Promise.all([
    listDueTasks(deps, reader),
    listBooked(deps, reader),
    ...kinds.map((kind) => listReplies(deps, kind, reader)),
  ]);
  return [...replies.flat(), ...tasks, ...booked].toSorted(byUrgency).slice(0, MOST);
}

async function listDueTasks(deps: ListNeeds & TaskNeeds, reader: User): Promise<TodayItem[]> {
  const due = { whose: "mine", done: false, to: todayAtOffice(deps), limit: MOST } as const;
  const { timezone } = deps.settings.agency();
  return (await listTasks(deps, due, reader)).map((task) => ({
    what: "task",
    isUrgent: false,
    dueBy: task.dueAt ?? endOfDay(task.dueOn, timezone).toISOString(),
    isOverdue: task.isOverdue,
    task,
  }));
}

async function listBooked(deps: ListNeeds & TaskNeeds, reader: User): Promise<TodayItem[]> {
  const { timezone } = deps.settings.agency();
  const now = deps.clock();
  const due = await listDueBookings(deps, reader, endOfDay(todayAtOffice(deps), timezone));
  return due.map((booking) => ({
    what: "booking",
    isUrgent: false,
    dueBy: booking.startsAt,
    // While the time goes on, nobody can say yet what came of it.
    isOverdue: new Date(booking.endsAt) <= now,
    booking,
  }));
}

async function listReplies(deps: ListNeeds, kind: LeadKind, reader: User): Promise<TodayItem[]> {
  const { reference, name, type, waitsSince, priority, ownerId, stage, location, version, number } = requests;
  const isMine = filterCondition(deps, kind, { view: "waitingMine", readerId: reader.id, ...SORTED });
  const isNobodys = filterCondition(deps, kind, { view: "waiting", owner: "none", readerId: reader.id, ...SORTED });
  const rows = await deps.db
    .select({ reference, name, type, waitsSince, priority, ownerId, stage, location, version, heard: LAST_HEARD })
    .from(requests)
    // Said once more, so that the planner finds the few that wait before it looks at owners.
    .where(and(eq(requests.waitsFor, "us"), or(isMine, isNobodys)))
    .orderBy(desc(sql`(${priority} = ${URGENT})`), asc(waitsSince), asc(number))
    .limit(MOST);
  const agency = deps.settings.agency();
  const now = deps.clock();
  return rows.map((row) => {
    const since = row.waitsSince ?? now;
    const minutes = agency.promises[kind].answerWithinHours * 60;
    const dueBy = afterOpenMinutes(since, minutes, calendarOf(agency, row.location));
    return {
      what: "reply",
      isUrgent: row.priority === URGENT,
      dueBy: dueBy.toISOString(),
      isOverdue: dueBy <= now,
      kind,
      reference: row.reference,
      name: row.name ?? "",
      type: row.type,
      since: since.toISOString(),
      isMine: row.ownerId === reader.id,
      maySettle: mayDo(reader.role, reader.id, { kind, ownerId: row.ownerId, stage: row.stage }, "settle"),
      version: row.version,
      heard: row.heard?.toISOString() ?? null,
    };
  });
}
