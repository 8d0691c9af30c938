import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { can } from "../../../domain/platform/permissions.ts";
import { DEFAULT_CHOICES } from "../../../domain/work/notice-options.ts";
import type { Database } from "../../platform/db/client.ts";
import {
  deskBatches,
  noticeProgress,
  notices,
  noticeSettings,
  pushDevices,
  users,
} from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { publishEvents } from "../../platform/events/publish-events.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";
import { causesOf, finishedBy, readEvents, undoneBy, type Cause } from "./causes.ts";

type Needs = Pick<Deps, "db" | "clock">;

/** Maximum events that one transaction reads. */
const BATCH = 200;
const DAY_MS = 86_400_000;
/** Age from which an event is no news: demo data, or a site that was switched off for long. */
const OLD_MS = 7 * DAY_MS;
/** The only row of the progress. */
const ONLY = 1;

/** Begins with the events that come from now on: of what happened before the first start nobody is told. */
export async function beginNotices(db: Database): Promise<void> {
  const upTo = sql`(select coalesce(max(${deskBatches.upTo}), 0) from ${deskBatches})`;
  await db
    .insert(noticeProgress)
    .values({ id: ONLY, place: sql`${upTo}` })
    .onConflictDoNothing();
}

/**
 * Makes the notices of all desk events that were published since the last time. The place in the stream moves on in the
 * transaction that stores the notices, and its row is locked meanwhile: a worker that is killed leaves neither a gap nor
 * a second notice to the next one.
 */
export async function makeNotices(needs: Needs): Promise<void> {
  // Events that another process holds back are published later, and published ones can be read all the same.
  await publishEvents(needs.db).catch(() => undefined);
  while (await makeBatch(needs));
}

function makeBatch({ db, clock }: Needs): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [progress] = await tx.select().from(noticeProgress).where(eq(noticeProgress.id, ONLY)).for("update");
    const events = progress ? await readEvents(tx, progress.place, BATCH) : [];
    const place = events.at(-1)?.event.place;
    if (!place) return false;
    const now = clock();
    await storeNotices(tx, await causesOf(tx, events), now);
    const withdrawn = await withdraw(tx, undoneBy(events));
    const finished = await markTasksRead(tx, finishedBy(events), now);
    await announceNotices(tx, [...withdrawn, ...finished], now);
    await tx.update(noticeProgress).set({ place }).where(eq(noticeProgress.id, ONLY));
    return events.length === BATCH;
  });
}

/**
 * Stores a notice for each cause, in the ways that its user chose, and tells their open screens. The unique key of a
 * cause keeps the first notice. What is older than a day is only listed: nobody wants a push of last week.
 */
export async function storeNotices(tx: Database, causes: readonly Cause[], now: Date): Promise<void> {
  const people = await findPeople(tx, [...new Set(causes.map(({ userId }) => userId))]);
  const rows = causes.flatMap((cause) => {
    const person = people.get(cause.userId);
    const age = now.getTime() - cause.at.getTime();
    if (!person || age > OLD_MS) return [];
    const { portal, mail, push } = person.choices[cause.cause];
    const isRecent = age < DAY_MS;
    const isMailDue = mail && isRecent && person.email !== null;
    const isPushDue = push && isRecent && person.hasDevices;
    if (!portal && !isMailDue && !isPushDue) return [];
    return [{ ...cause, createdAt: now, isListed: portal, isMailDue, isPushDue }];
  });
  if (rows.length === 0) return;
  const stored = await tx.insert(notices).values(rows).onConflictDoNothing().returning({ userId: notices.userId });
  await announceNotices(
    tx,
    stored.map(({ userId }) => userId),
    now,
  );
}

/** Tells the open screens of some users that their notices changed. */
export async function announceNotices(tx: Database, userIds: readonly number[], at: Date): Promise<void> {
  const to = [...new Set(userIds)];
  if (to.length > 0) await writeNotice(tx, { type: "noticed", about: { kind: "notice", id: ONLY }, to, at });
}

/** Finds the users who can be told: active, with the right to see customers' data, by id. */
async function findPeople(tx: Database, ids: number[]) {
  const { id, email, role } = users;
  const hasDevices = sql<boolean>`exists (select from ${pushDevices} d where d.user_id = ${users}.id)`;
  const rows = await tx
    .select({ id, email, role, hasDevices, choices: noticeSettings.choices })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, id))
    .where(and(inArray(id, ids), eq(users.isActive, true)));
  const allowed = rows.filter(({ role: has }) => can(has, "customer-data", "view"));
  return new Map(allowed.map((row) => [row.id, { ...row, choices: { ...DEFAULT_CHOICES, ...row.choices } }]));
}

/** Deletes the notices of what was undone, unless they were sent: then the link says what became of it. */
async function withdraw(tx: Database, eventIds: number[]): Promise<number[]> {
  if (eventIds.length === 0) return [];
  const isUnsent = and(isNull(notices.mailedAt), isNull(notices.pushedAt));
  const gone = await tx
    .delete(notices)
    .where(and(inArray(notices.eventId, eventIds), isUnsent))
    .returning({ userId: notices.userId });
  return gone.map(({ userId }) => userId);
}

async function markTasksRead(tx: Database, taskIds: number[], now: Date): Promise<number[]> {
  if (taskIds.length === 0) return [];
  const read = await tx
    .update(notices)
    .set({ readAt: now, isMailDue: false, isPushDue: false })
    .where(and(inArray(notices.taskId, taskIds), isNull(notices.readAt)))
    .returning({ userId: notices.userId });
  return read.map(({ userId }) => userId);
}
