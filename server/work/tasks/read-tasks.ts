import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Task, TaskPage } from "../../../domain/api/work/tasks.ts";
import type { User } from "../../../domain/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { mayHandleTask } from "../../../domain/work/task-options.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import { customers, policies, requests, tasks, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { familyIds, findKept } from "../customers/family.ts";
import { fullNameOf } from "../history/desk-events.ts";

export type TaskNeeds = Pick<Deps, "db" | "clock" | "settings">;

/** Returns the cursor of a row: open tasks go by the day that they are due, done ones by when they were done. */
export const taskKeyOf = ({ id, doneAt, dueOn }: Task) => `${doneAt ? Date.parse(doneAt) : dueOn}-${id}`;

/** Returns today by the office's calendar. */
export const todayAt = ({ clock, settings }: Omit<TaskNeeds, "db">) =>
  wallClock(clock(), settings.agency().timezone).toISOString().slice(0, 10);

/** Lists tasks: the open ones by when they are due, or the done ones, the latest first. */
export async function listTasks(needs: TaskNeeds, page: TaskPage, reader: User): Promise<Task[]> {
  const { done, limit, before } = page;
  const rows = await selectTasks(needs)
    .where(and(await matches(needs, page, reader), before && isAfter(before)))
    .orderBy(...(done ? [desc(tasks.doneAt), desc(tasks.id)] : [asc(tasks.dueOn), asc(tasks.id)]))
    .limit(limit);
  return rows.map((row) => present(needs, row, reader));
}

async function matches(needs: TaskNeeds, page: TaskPage, reader: User): Promise<SQL | undefined> {
  const { done, from, to, assignee: whom, doneBy, doneFrom, doneTo } = page;
  const { timezone } = needs.settings.agency();
  return and(
    done ? isNotNull(tasks.doneAt) : isNull(tasks.doneAt),
    page.whose === "mine" ? isFor(reader) : undefined,
    from ? sql`${tasks.dueOn} >= ${from}::date` : undefined,
    to ? sql`${tasks.dueOn} <= ${to}::date` : undefined,
    whom ? (whom === "none" ? isNull(tasks.assigneeId) : eq(tasks.assigneeId, whom)) : undefined,
    doneBy ? eq(tasks.doneById, doneBy) : undefined,
    doneFrom ? gte(tasks.doneAt, startOfDay(doneFrom, timezone)) : undefined,
    doneTo ? lt(tasks.doneAt, startOfDay(doneTo, timezone, 1)) : undefined,
    page.reference ? eq(requests.reference, page.reference.toUpperCase()) : undefined,
    page.customerId ? await isAbout(needs, page.customerId) : undefined,
  );
}

/** Builds the condition for the rows that come after a cursor. */
function isAfter(key: NonNullable<TaskPage["before"]>): SQL {
  if ("day" in key) return sql`(${tasks.dueOn}, ${tasks.id}) > (${key.day}::date, ${key.id}::integer)`;
  return sql`(${tasks.doneAt}, ${tasks.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::integer)`;
}

/** Finds one task. Throws "notFound" when there is none. */
export async function findTask(needs: TaskNeeds, id: number, reader: User): Promise<Task> {
  const [row] = await selectTasks(needs).where(eq(tasks.id, id));
  if (!row) throw new AppError("notFound");
  return present(needs, row, reader);
}

/** Builds the condition for the tasks that a user is meant to do: their own, and those of anybody with their role. */
export function isFor({ id, role }: Pick<User, "id" | "role">): SQL | undefined {
  const isAnybodys = and(isNull(tasks.assigneeId), or(isNull(tasks.role), eq(tasks.role, role)));
  return or(eq(tasks.assigneeId, id), isAnybodys);
}

/**
 * Builds the condition for the tasks about a customer, their requests, and those of whom were merged into them. Two
 * parts with an index each: an "or" over two tables would read every task.
 */
async function isAbout({ db }: TaskNeeds, customerId: number): Promise<SQL> {
  const family = sql.param(await familyIds(db, (await findKept(db, customerId)).id));
  return sql`${tasks.id} in (select own.id from ${tasks} own where own.customer_id = any(${family}::int[]) union all
    select theirs.id from ${requests} asked join ${tasks} theirs on theirs.request_id = asked.id
    where asked.customer_id = any(${family}::int[]))`;
}

const assignee = alias(users, "assignee");
const creator = alias(users, "creator");
const doer = alias(users, "doer");
function selectTasks({ db }: TaskNeeds) {
  return db
    .select({
      task: tasks,
      assignee: { id: assignee.id, firstName: assignee.firstName, lastName: assignee.lastName },
      creator: { id: creator.id, firstName: creator.firstName, lastName: creator.lastName },
      doer: { id: doer.id, firstName: doer.firstName, lastName: doer.lastName },
      request: { reference: requests.reference, name: requests.name },
      customer: { id: customers.id, name: customers.name },
      policy: { id: policies.id, carrier: policies.carrier, number: policies.number },
    })
    .from(tasks)
    .leftJoin(assignee, eq(assignee.id, tasks.assigneeId))
    .leftJoin(creator, eq(creator.id, tasks.createdById))
    .leftJoin(doer, eq(doer.id, tasks.doneById))
    .leftJoin(requests, eq(requests.id, tasks.requestId))
    .leftJoin(customers, eq(customers.id, sql`coalesce(${tasks.customerId}, ${requests.customerId})`))
    .leftJoin(policies, eq(policies.id, tasks.policyId));
}

type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number];

const personOf = (row: TaskRow["assignee"]) => row && { id: row.id, name: fullNameOf(row) };

function present(needs: TaskNeeds, { task, request, ...row }: TaskRow, reader: User): Task {
  const { id, what, role, dueOn, dueAt, repeats, createdAt, doneAt, version, assigneeId } = task;
  // A follow-up is for a day: the hour is that at which the office opens.
  const isByHour = dueAt !== null && !task.isFollowUp;
  const isOverdue = !doneAt && (isByHour ? dueAt <= needs.clock() : dueOn < todayAt(needs));
  return {
    id,
    what,
    role,
    dueOn,
    repeats,
    version,
    isOverdue,
    assignee: personOf(row.assignee),
    dueAt: dueAt?.toISOString() ?? null,
    request: request && { reference: request.reference, name: request.name ?? "" },
    customer: row.customer,
    policy: row.policy,
    createdBy: personOf(row.creator),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    doneBy: personOf(row.doer),
    mayHandle: mayHandleTask(reader.role, reader.id, assigneeId),
  };
}
