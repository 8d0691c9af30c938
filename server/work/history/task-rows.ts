import { and, eq, isNull, sql } from "drizzle-orm";
import type { TaskDeed } from "../../../domain/work/task-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests, tasks } from "../../platform/db/schema/index.ts";
import { writeDeskEvent, type NewDeskEvent } from "./desk-events.ts";
import type { StandIn } from "./stand-ins.ts";

export type TaskRow = typeof tasks.$inferSelect;

/**
 * Inserts a task, and writes the event "made" of its history. The actor is null where a rule or the program made it;
 * `standIn` is set where it is not for whom it was meant for.
 */
export async function storeTask(
  tx: Database,
  values: typeof tasks.$inferInsert & { createdAt: Date },
  actor: NewDeskEvent["actor"],
  standIn?: StandIn,
): Promise<TaskRow> {
  const task = await insertTask(tx, { ...values, createdById: actor?.id ?? null });
  await noteTaskDeed(tx, task, "made", actor, values.createdAt, standIn);
  return task;
}

/** Inserts a task without an event, for a change that writes one of its own. */
export async function insertTask(tx: Database, values: typeof tasks.$inferInsert): Promise<TaskRow> {
  const [task] = await tx.insert(tasks).values(values).returning();
  if (!task) throw new Error("a task was not stored");
  return task;
}

/**
 * Writes the event of a task's change, for its history, the one of its request or customer, and the open screens. It
 * says who stands in where the task was given to somebody who is away.
 */
export async function noteTaskDeed(
  tx: Database,
  task: TaskRow,
  deed: TaskDeed,
  actor: NewDeskEvent["actor"],
  at: Date,
  standIn?: StandIn,
): Promise<void> {
  const { id, what, requestId } = task;
  const customerId = task.customerId ?? (requestId ? await customerOf(tx, requestId) : null);
  const about = { kind: "task", id };
  const data = { deed, what, about, ...(standIn && { absent: standIn.absent, owner: standIn.to }) };
  await writeDeskEvent(tx, { type: "task", requestId, customerId, taskId: id, actor, data, at });
}

/**
 * Moves the open tasks of a request to the one that it has become. A wish of the customer for their data stays: the
 * private page on which they stated it shows it, and takes it once.
 */
export async function moveTasks(tx: Database, from: number, to: number): Promise<void> {
  await tx
    .update(tasks)
    .set({ requestId: to, version: sql`${tasks.version} + 1` })
    .where(and(eq(tasks.requestId, from), isNull(tasks.doneAt), isNull(tasks.dataWish)));
}

/**
 * Gives open wishes of customers for their data to the customers themselves, before their requests are deleted: other
 * requests may hold some.
 */
export async function keepDataWishes(tx: Database, requestIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update tasks set request_id = null, customer_id = r.customer_id from requests r
    where r.id = tasks.request_id and r.id = any(${sql.param(requestIds)}::integer[]) and r.customer_id is not null
      and tasks.data_wish is not null and tasks.done_at is null`);
}

async function customerOf(tx: Database, requestId: number): Promise<number | null> {
  const { customerId } = requests;
  const [row] = await tx.select({ customerId }).from(requests).where(eq(requests.id, requestId));
  return row?.customerId ?? null;
}
