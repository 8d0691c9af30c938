import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import type { TaskDeed } from "../../../domain/work/task-options.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import { tasks, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { translator } from "../../platform/texts.ts";
import { insertTask, type TaskRow } from "./task-rows.ts";

/** The user who sets a follow-up; null for the program. An undo takes back what was made, and reopens what was ended. */
export type FollowUpAuthor = { actor: Pick<User, "id" | "language"> | null; isUndo?: boolean };

/** The change that setting a follow-up made to its task, for the event of the request. */
export type FollowUpDeed = { taskId: number; data: { deed: TaskDeed; what: string } };

type FollowUp = { requestId: number; ownerId: number | null; at: Date | null };
type Needs = Pick<Deps, "clock" | "settings">;

/**
 * Sets or clears the follow-up of a request, whose row the caller has locked. A follow-up is a task of the request's
 * owner (of anybody without one); clearing it ends the task. Returns what was done, or null.
 */
export async function setFollowUp(
  deps: Needs,
  tx: Database,
  followUp: FollowUp,
  by: FollowUpAuthor,
): Promise<FollowUpDeed | null> {
  const { at } = followUp;
  const [open] = await tx
    .select()
    .from(tasks)
    .where(and(isFollowUpOf(followUp.requestId), isNull(tasks.doneAt)));
  if (!at) return open ? end(deps, tx, open, by) : null;
  const due = { dueOn: dayOf(deps, at), dueAt: at };
  if (open) return change(tx, open, due, "changed");
  const ended = by.isUndo ? await findEnded(tx, followUp.requestId) : undefined;
  if (ended) return change(tx, ended, { ...due, doneAt: null, doneById: null }, "undone");
  const what = translator(await languageOf(tx, followUp, by))("tasks:followUp");
  const made = await insertTask(tx, {
    ...due,
    what,
    isFollowUp: true,
    requestId: followUp.requestId,
    assigneeId: followUp.ownerId,
    createdById: by.actor?.id ?? null,
    createdAt: deps.clock(),
  });
  return { taskId: made.id, data: { deed: "made", what } };
}

const isFollowUpOf = (requestId: number) => and(eq(tasks.requestId, requestId), eq(tasks.isFollowUp, true));

const dayOf = ({ settings }: Needs, at: Date) => wallClock(at, settings.agency().timezone).toISOString().slice(0, 10);

async function end(deps: Needs, tx: Database, task: TaskRow, { actor, isUndo }: FollowUpAuthor) {
  if (!isUndo) return change(tx, task, { doneAt: deps.clock(), doneById: actor?.id ?? null }, "done");
  await tx.delete(tasks).where(eq(tasks.id, task.id));
  return null;
}

async function change(tx: Database, task: TaskRow, set: Partial<TaskRow>, deed: TaskDeed): Promise<FollowUpDeed> {
  await tx
    .update(tasks)
    .set({ ...set, version: task.version + 1 })
    .where(eq(tasks.id, task.id));
  return { taskId: task.id, data: { deed, what: task.what } };
}

/** Finds the follow-up of a request that was ended last. */
async function findEnded(tx: Database, requestId: number): Promise<TaskRow | undefined> {
  const [ended] = await tx
    .select()
    .from(tasks)
    .where(and(isFollowUpOf(requestId), isNotNull(tasks.doneAt)))
    .orderBy(desc(tasks.doneAt), desc(tasks.id))
    .limit(1);
  return ended;
}

/** Returns the language that the task is written in: that of whom it is for, else of who makes it. */
async function languageOf(tx: Database, { ownerId }: FollowUp, { actor }: FollowUpAuthor): Promise<Language> {
  if (ownerId === null || ownerId === actor?.id) return actor?.language ?? LANGUAGES[0];
  const [owner] = await tx.select({ language: users.language }).from(users).where(eq(users.id, ownerId));
  return owner?.language ?? LANGUAGES[0];
}
