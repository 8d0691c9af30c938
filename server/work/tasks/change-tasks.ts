import { and, desc, eq, isNull } from "drizzle-orm";
import type { TaskEvent } from "../../../domain/api/work/tasks.ts";
import type { User } from "../../../domain/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { momentOf, wallClock } from "../../../domain/platform/wall-clock.ts";
import { mayHandleTask, nextTurn, TASK_DEEDS, type TaskDeed } from "../../../domain/work/task-options.ts";
import type { NewTask, TaskChange, TaskInput } from "../../../domain/work/tasks.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, policies, requests, tasks, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { findKept } from "../customers/family.ts";
import { findColleague } from "../desk/colleagues.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { findStandIn, readStaff, type StandIn } from "../history/stand-ins.ts";
import { insertTask, noteTaskDeed, type TaskRow } from "../history/task-rows.ts";
import { todayAt } from "./read-tasks.ts";

/** Makes a task. Returns its id. */
export function makeTask(deps: Deps, input: NewTask, caller: Caller): Promise<number> {
  return makeChange<number>(deps, caller, (tx) => makeTaskIn(deps, tx, input, caller));
}

/** Makes a task in the caller's transaction. Returns the audit event that belongs to it, too. */
export async function makeTaskIn(deps: Deps, tx: Database, input: NewTask, caller: Pick<Caller, "actor">) {
  await assertMayGive(tx, caller.actor, input);
  const { assigneeId, absent } = await assigneeOn(deps, tx, input, caller.actor.id);
  const given = { ...columnsOf(deps, input), assigneeId };
  const values = { ...given, ...(await subjectOf(tx, input)), createdById: caller.actor.id };
  const row = await insertTask(tx, { ...values, createdAt: deps.clock() });
  return { result: row.id, ...(await noteDeed(deps, tx, row, "made", caller, absent)) };
}

/** Changes a task; a conflict when somebody changed or finished it since it was read. */
export function changeTask(deps: Deps, id: number, { version, ...input }: TaskChange, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const task = await lockTask(tx, id, caller.actor);
    if (task.version !== version) throw new AppError("conflict");
    await assertMayGive(tx, caller.actor, input, task.assigneeId);
    const isGiven = input.assigneeId !== undefined && input.assigneeId !== task.assigneeId;
    const given = isGiven ? await assigneeOn(deps, tx, input, caller.actor.id) : null;
    const { assigneeId, ...columns } = columnsOf(deps, input);
    const to = given ? given.assigneeId : assigneeId;
    // A turn on the last day of a shorter month is still of the day that the first one had.
    const isSameTurn = columns.dueOn === task.dueOn && columns.repeats === task.repeats;
    const repeatsSince = isSameTurn ? task.repeatsSince : columns.repeatsSince;
    const changed = { ...task, ...columns, repeatsSince, assigneeId: to, version: version + 1 };
    await tx.update(tasks).set(changed).where(eq(tasks.id, id));
    return noteDeed(deps, tx, changed, "changed", caller, given?.absent);
  });
}

/** Deletes a task. The history of its request or customer still tells of it. */
export function deleteTask(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, (tx) => deleteTaskIn(deps, tx, { id }, caller));
}

/** Deletes a task in the caller's transaction; a conflict when it is no longer at the version given. */
export async function deleteTaskIn(
  deps: Deps,
  tx: Database,
  { id, version }: { id: number; version?: number },
  caller: Pick<Caller, "actor">,
) {
  const task = await lockTask(tx, id, caller.actor);
  if (version !== undefined && task.version !== version) throw new AppError("conflict");
  const noted = await noteDeed(deps, tx, task, "deleted", caller);
  await tx.delete(tasks).where(eq(tasks.id, id));
  return noted;
}

/** Marks a task as done, and makes the next turn of a repeating one. Idempotent. */
export function finishTask(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const task = await lockTask(tx, id, caller.actor);
    if (task.doneAt) return { event: null };
    const nextId = (await findNextTurn(tx, task)) ?? (await makeNextTurn(deps, tx, task, caller));
    const done = { doneAt: deps.clock(), doneById: caller.actor.id, nextId, version: task.version + 1 };
    await tx.update(tasks).set(done).where(eq(tasks.id, id));
    return noteDeed(deps, tx, task, "done", caller);
  });
}

/** Reopens a done task. Its next turn goes, unless somebody has touched that since. Idempotent. */
export function reopenTask(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const task = await lockTask(tx, id, caller.actor);
    if (!task.doneAt) return { event: null };
    if (await isWishStatedAgain(tx, task)) throw new AppError("conflict", { message: "errors:wishedAgain" });
    const nextId = await takeBackNextTurn(tx, task);
    // The request may have got another follow-up meanwhile, and has one at most.
    const isFollowUp = task.isFollowUp && !(await hasFollowUp(tx, task));
    const open = { doneAt: null, doneById: null, nextId, isFollowUp, version: task.version + 1 };
    await tx.update(tasks).set(open).where(eq(tasks.id, id));
    return noteDeed(deps, tx, task, "undone", caller);
  });
}

/** Lists what was done to a task, the latest first. */
export async function listTaskEvents(db: Database, id: number): Promise<TaskEvent[]> {
  const { firstName, lastName } = users;
  const rows = await db
    .select({ at: deskEvents.at, data: deskEvents.data, actor: { firstName, lastName } })
    .from(deskEvents)
    .leftJoin(users, eq(users.id, deskEvents.actorId))
    .where(eq(deskEvents.taskId, id))
    .orderBy(desc(deskEvents.id))
    .limit(MAX_EVENTS);
  return rows.map(({ at, data, actor }) => ({
    deed: TASK_DEEDS.find((deed) => deed === data["deed"]) ?? "changed",
    at: at.toISOString(),
    actor: actor && fullNameOf(actor),
  }));
}

const MAX_EVENTS = 100;

/**
 * Loads a task with a row lock. Throws "forbidden" when the user may not change it. Its request is locked first, as the
 * desk does when it sets a follow-up: otherwise the two could wait for each other.
 */
async function lockTask(tx: Database, id: number, { id: userId, role }: User): Promise<TaskRow> {
  const requestId = tx.select({ id: tasks.requestId }).from(tasks).where(eq(tasks.id, id));
  await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId)).for("update");
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for("update");
  if (!task) throw new AppError("notFound");
  if (!mayHandleTask(role, userId, task.assigneeId)) throw new AppError("forbidden");
  return task;
}

/**
 * Rejects an assignee whom the user may not give tasks to, or who can no longer work on any. `former` is the present
 * assignee, who may stay.
 */
async function assertMayGive(
  tx: Database,
  { id, role }: User,
  { assigneeId }: TaskInput,
  former: number | null = null,
) {
  if (!mayHandleTask(role, id, assigneeId ?? null)) throw new AppError("forbidden");
  if (assigneeId !== undefined && assigneeId !== former) await findColleague(tx, assigneeId, "assigneeId");
}

type GivenTo = { assigneeId: number | null; absent?: StandIn | undefined };

/**
 * Returns who gets a task: whom it is meant for, or the substitute of one who is away on the day that it is due. Without
 * a substitute it is for anybody. One's own tasks stay one's own.
 */
async function assigneeOn(
  deps: Deps,
  tx: Database,
  { assigneeId, dueOn }: Pick<TaskInput, "assigneeId" | "dueOn">,
  giverId: number | null,
): Promise<GivenTo> {
  if (assigneeId === undefined || assigneeId === giverId) return { assigneeId: assigneeId ?? null };
  const absent = await findStandIn(tx, await readStaff(deps, tx, dueOn), assigneeId);
  return absent ? { assigneeId: absent.to?.id ?? null, absent } : { assigneeId };
}

function columnsOf({ settings }: Pick<Deps, "settings">, input: TaskInput) {
  const { what, assigneeId = null, role = null, dueOn, dueTime, repeats = null } = input;
  const dueAt = dueTime ? momentOf(`${dueOn}T${dueTime}`, settings.agency().timezone) : null;
  return { what, assigneeId, role, dueOn, dueAt, repeats, repeatsSince: repeats && dueOn };
}

/** Finds what a new task is about. A policy belongs to the customer that is named with it. */
async function subjectOf(tx: Database, { reference, customerId, policyId }: NewTask) {
  if (reference) {
    const [request] = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(eq(requests.reference, reference.toUpperCase()));
    if (!request) throw new AppError("invalid", { fields: { reference: "validation:reference" } });
    return { requestId: request.id };
  }
  if (!customerId) return {};
  const customer = await findKept(tx, customerId);
  if (!policyId) return { customerId: customer.id };
  const isTheirs = and(eq(policies.id, policyId), eq(policies.customerId, customer.id));
  if ((await tx.$count(policies, isTheirs)) === 0) throw new AppError("notFound");
  return { customerId: customer.id, policyId };
}

async function hasFollowUp(tx: Database, { requestId }: TaskRow): Promise<boolean> {
  if (requestId === null) return false;
  const isOpen = and(eq(tasks.requestId, requestId), eq(tasks.isFollowUp, true), isNull(tasks.doneAt));
  return (await tx.$count(tasks, isOpen)) > 0;
}

/** Returns true for a wish for data that the customer has stated again: an open task is about it already. */
async function isWishStatedAgain(tx: Database, { requestId, dataWish }: TaskRow): Promise<boolean> {
  if (requestId === null || dataWish === null) return false;
  const isTwin = and(eq(tasks.requestId, requestId), eq(tasks.dataWish, dataWish), isNull(tasks.doneAt));
  return (await tx.$count(tasks, isTwin)) > 0;
}

/** Returns the id of the next turn that an earlier "done" made; null when there was none, or somebody deleted it. */
async function findNextTurn(tx: Database, { nextId }: TaskRow): Promise<number | null> {
  if (nextId === null) return null;
  const [next] = await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, nextId));
  return next?.id ?? null;
}

async function makeNextTurn(deps: Deps, tx: Database, task: TaskRow, caller: Caller): Promise<number | null> {
  const { repeats, repeatsSince, what, role, requestId, customerId, policyId, createdById } = task;
  if (!repeats || !repeatsSince) return null;
  const today = todayAt(deps);
  const dueOn = nextTurn(repeats, repeatsSince, today > task.dueOn ? today : task.dueOn);
  const { timezone } = deps.settings.agency();
  const hour = task.dueAt && wallClock(task.dueAt, timezone).toISOString().slice(11, 16);
  const dueAt = hour ? momentOf(`${dueOn}T${hour}`, timezone) : null;
  const { assigneeId, absent } = await assigneeOn(deps, tx, { assigneeId: task.assigneeId ?? undefined, dueOn }, null);
  const same = { repeats, repeatsSince, what, assigneeId, role, requestId, customerId, policyId, createdById };
  const [next] = await tx
    .insert(tasks)
    .values({ ...same, dueOn, dueAt, createdAt: deps.clock() })
    .returning();
  // A next turn has no event of its own, unless it is for somebody else.
  if (next && absent) await noteDeed(deps, tx, next, "made", caller, absent);
  return next?.id ?? null;
}

/**
 * Deletes the next turn of a task unless somebody has touched it. Returns the id of one that stays: the task makes no
 * second one when it is done again, which would begin a second series.
 */
async function takeBackNextTurn(tx: Database, { nextId }: TaskRow): Promise<number | null> {
  if (nextId === null) return null;
  const isUntouched = and(eq(tasks.id, nextId), eq(tasks.version, 0), isNull(tasks.doneAt));
  const taken = await tx.delete(tasks).where(isUntouched).returning({ id: tasks.id });
  return taken.length > 0 ? null : nextId;
}

type Doer = Pick<Caller, "actor">;

/** Writes the event for the history and the open screens. Returns the event for the audit trail. */
async function noteDeed(deps: Deps, tx: Database, task: TaskRow, deed: TaskDeed, { actor }: Doer, standIn?: StandIn) {
  await noteTaskDeed(tx, task, deed, actor, deps.clock(), standIn);
  return { event: { action: `task.${deed}` as const, subject: { type: "task", id: task.id } } };
}
