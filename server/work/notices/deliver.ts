import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../../domain/platform/fields.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { isMailTime, isQuiet } from "../../../domain/work/notice-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { absences, notices, noticeSettings, sessions, users } from "../../platform/db/schema/index.ts";
import type { Deps, JobKind } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { noticeMail } from "./notice-mail.ts";
import { readSubjects } from "./read-subjects.ts";

const pushData = z.object({ userId: rowId(), noticeIds: z.array(rowId()) });
export type PushData = z.infer<typeof pushData>;
/** The job that pushes some notices of a user to their devices. */
export const PUSH_JOB = { name: "send-push", data: pushData } as const satisfies JobKind<PushData>;

/** Sends what is due to every user with unsent notices, one transaction each. */
export async function deliverNotices(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectDistinct({ userId: notices.userId })
    .from(notices)
    .where(sql`is_mail_due or is_push_due`);
  for (const { userId } of due) await deps.db.transaction((tx) => deliverTo(deps, tx, userId));
}

/**
 * Queues the push and the mail of a user's unsent notices, unless it is a quiet time of theirs. The transaction that
 * queues them marks the notices, and only one worker at a time does so for a user: nothing leaves twice, and what a
 * killed worker had begun is as if it never began.
 */
async function deliverTo(deps: Deps, tx: Database, userId: number): Promise<void> {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended('notices ' || ${userId}::text, 0)) as "isAlone"`;
  const { rows } = await tx.execute<{ isAlone: boolean }>(lock);
  const person = rows[0]?.isAlone ? await findRecipient(deps, tx, userId) : undefined;
  if (!person) return;
  const now = deps.clock();
  if (!person.isActive) return settle(tx, eq(notices.userId, userId));
  if (isQuiet(calendarOf(deps.settings.agency(), null), now, person)) return;
  await queuePush(deps, tx, userId);
  await queueNoticeMail(deps, tx, person);
}

/** Marks notices as no longer to be sent. */
async function settle(tx: Database, which: ReturnType<typeof eq>): Promise<void> {
  const isDue = or(notices.isMailDue, notices.isPushDue);
  await tx.update(notices).set({ isMailDue: false, isPushDue: false }).where(and(which, isDue));
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

async function findRecipient({ clock, settings }: Deps, tx: Database, userId: number) {
  const today = wallClock(clock(), settings.agency().timezone).toISOString().slice(0, 10);
  const isAway = sql<boolean>`exists (select from ${absences} away where away.user_id = ${users}.id
    and ${today}::date between away."from" and away."to")`;
  const lastSeenAt = sql<string | null>`(select max(s.last_seen_at) from ${sessions} s
    where s.user_id = ${users}.id and s.is_complete)`;
  const lastMailedAt = sql<string | null>`(select max(n.mailed_at) from ${notices} n where n.user_id = ${users}.id)`;
  const { id, email, language, isActive } = users;
  const [row] = await tx
    .select({ id, email, language, isActive, isAway, lastSeenAt, lastMailedAt, hours: noticeSettings.hours })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, id))
    .where(eq(id, userId));
  return row && { ...row, lastSeenAt: toDate(row.lastSeenAt), lastMailedAt: toDate(row.lastMailedAt) };
}

const toDate = (time: string | null) => (time === null ? null : new Date(time));

/** Queues one push of everything that is due. Those that were read meanwhile are left out. */
async function queuePush({ jobs, clock }: Deps, tx: Database, userId: number): Promise<void> {
  const claimed = await tx
    .update(notices)
    .set({ isPushDue: false, pushedAt: clock() })
    .where(and(eq(notices.userId, userId), notices.isPushDue, isNull(notices.mailedAt)))
    .returning({ id: notices.id, readAt: notices.readAt });
  const noticeIds = claimed.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (noticeIds.length > 0) await jobs.send(tx, PUSH_JOB, { userId, noticeIds });
}

/** Queues one mail of everything that no device has taken, once its time has come. */
async function queueNoticeMail(deps: Deps, tx: Database, person: Recipient): Promise<void> {
  const isWaiting = and(eq(notices.userId, person.id), notices.isMailDue, isNull(notices.pushedAt));
  const waiting = await tx
    .select()
    .from(notices)
    .where(and(isWaiting, isNull(notices.readAt)))
    .orderBy(asc(notices.id))
    .for("update");
  const now = deps.clock();
  if (waiting.length === 0 || !isMailTime(now, person)) return;
  const ids = waiting.map(({ id }) => id);
  await tx.update(notices).set({ isMailDue: false, mailedAt: now }).where(inArray(notices.id, ids));
  if (!person.email) return;
  const subjects = await readSubjects(tx, ids);
  if (subjects.length === 0) return;
  await queueMail(deps, tx, { ...noticeMail(deps, person.language, subjects), to: person.email, isOurDoing: true });
}
