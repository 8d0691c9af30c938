import { and, asc, eq, gte, isNull, or } from "drizzle-orm";
import ical, { type ICalCalendar } from "ical-generator";
import type { TaskFeed } from "../../../domain/api/work/tasks.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { SLOT_MS } from "../../../domain/work/booking-slots.ts";
import { requestAddress } from "../../../domain/work/request-kinds.ts";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import { hashToken, newToken } from "../../people/session/session-store.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { bookings, requests, taskFeeds, tasks, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { translator } from "../../platform/texts.ts";
import { isFor, todayAt } from "./read-tasks.ts";

/** Finds the state of a user's calendar feed. Its address cannot be shown again: only its hash is stored. */
export async function findFeed(db: Database, userId: number): Promise<TaskFeed> {
  const [row] = await db.select().from(taskFeeds).where(eq(taskFeeds.userId, userId));
  return { isOn: row !== undefined, hasNames: row?.hasNames ?? false, createdAt: row?.createdAt.toISOString() ?? null };
}

/** Makes the address of a calendar feed; a former one no longer works. */
export function makeFeed(
  deps: Deps,
  { hasNames }: { hasNames: boolean },
  caller: Caller,
): Promise<{ address: string }> {
  const token = newToken();
  return makeChange<{ address: string }>(deps, caller, async (tx) => {
    const { id: userId } = caller.actor;
    const values = { tokenHash: hashToken(token), hasNames, createdAt: deps.clock() };
    await tx
      .insert(taskFeeds)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: taskFeeds.userId, set: values });
    const event = { action: "task-feed.make", subject: { type: "user", id: userId } } as const;
    return { result: { address: `${deps.env.publicUrl}/api/task-feeds/${token}` }, event };
  });
}

/** Removes the calendar feed of a user. */
export function removeFeed(deps: Deps, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const { id } = caller.actor;
    const removed = await tx.delete(taskFeeds).where(eq(taskFeeds.userId, id)).returning();
    return { event: removed.length > 0 ? { action: "task-feed.remove", subject: { type: "user", id } } : null };
  });
}

const MAX_TASKS = 500;
const MINUTES = 30;

/**
 * Writes the open tasks and booked times of the owner of a feed as an iCalendar file, with the text of a task only
 * where its owner has chosen so: it may name a customer, and calendars are shared. Throws "notFound" for an unknown token.
 */
export async function readFeed(deps: Deps, token: string): Promise<string> {
  const { db, env, settings } = deps;
  const owner = await findOwner(db, token);
  const t = translator(owner.language);
  const { name, shortName } = settings.agency();
  const calendar = ical({ name: `${shortName} – ${t("tasks:title")}`, prodId: { company: name, product: "Tasks" } });
  const isSoon = or(gte(tasks.dueOn, todayAt(deps)), eq(tasks.assigneeId, owner.id));
  const rows = await db
    .select()
    .from(tasks)
    .where(and(isNull(tasks.doneAt), isFor(owner), isSoon))
    .orderBy(asc(tasks.dueOn), asc(tasks.id))
    .limit(MAX_TASKS);
  for (const { id, what, dueOn, dueAt, createdAt } of rows) {
    const times = dueAt
      ? { start: dueAt, end: new Date(dueAt.getTime() + MINUTES * 60_000) }
      : { start: new Date(`${dueOn}T00:00:00Z`), allDay: true };
    calendar.createEvent({
      id: `task-${id}@${new URL(env.publicUrl).hostname}`,
      stamp: createdAt,
      ...times,
      summary: owner.hasNames ? what : t("tasks:feed.summary"),
      url: `${env.publicUrl}/tasks?task=${id}`,
    });
  }
  await addBookings(deps, calendar, owner);
  return calendar.toString();
}

/** Adds the booked times ahead of the owner of a feed, without names unless the owner has chosen so. */
async function addBookings(deps: Deps, calendar: ICalCalendar, owner: Owner): Promise<void> {
  const t = translator(owner.language);
  const rows = await deps.db
    .select({ booking: bookings, reference: requests.reference, name: requests.name })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.requestId))
    .where(and(eq(bookings.userId, owner.id), isNull(bookings.canceledAt), gte(bookings.startsAt, deps.clock())))
    .orderBy(asc(bookings.startsAt))
    .limit(MAX_TASKS);
  for (const { booking, reference, name } of rows) {
    const { id, way, startsAt, createdAt, version } = booking;
    calendar.createEvent({
      id: `appointment-${id}@${new URL(deps.env.publicUrl).hostname}`,
      sequence: version,
      stamp: createdAt,
      start: startsAt,
      end: new Date(startsAt.getTime() + SLOT_MS),
      summary: owner.hasNames ? `${t(`bookings:ways.${way}`)}: ${name ?? reference}` : t("bookings:part"),
      url: deps.env.publicUrl + requestAddress(reference),
    });
  }
}

type Owner = Awaited<ReturnType<typeof findOwner>>;

async function findOwner(db: Database, token: string) {
  const { id, role, language } = users;
  const [owner] = await db
    .select({ id, role, language, hasNames: taskFeeds.hasNames })
    .from(taskFeeds)
    .innerJoin(users, eq(users.id, taskFeeds.userId))
    .where(and(eq(taskFeeds.tokenHash, hashToken(token)), eq(users.isActive, true)));
  if (!owner || !maySee(owner.role)) throw new AppError("notFound");
  return owner;
}

const maySee = (role: Role) => can(role, "customer-data", "view");
