import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { User } from "../../../domain/people/users.ts";
import { dollars } from "../../../domain/platform/dollars.ts";
import { MAX } from "../../../domain/platform/limits.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import type { TaskDeed } from "../../../domain/work/task-options.ts";
import { dayLater } from "../../../domain/work/morning/periods.ts";
import type { Database } from "../../platform/db/client.ts";
import { customers, deskEvents, policies, tasks } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { translator } from "../../platform/texts.ts";
import { listColleagues } from "../desk/colleagues.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { languageOf } from "../history/user-language.ts";
import { todayAt } from "../tasks/read-tasks.ts";
import type { StoredPolicy } from "./note-policy.ts";

type Task = typeof tasks.$inferSelect;

/** The role whose tasks the renewals without an owner are. */
const FALLBACK_ROLE: Role = "agent";

/** Makes the task to renew a policy, once per expiry, whichever process is first. Returns true when it made one. */
export async function makeRenewalTask(deps: Deps, tx: Database, policy: StoredPolicy): Promise<boolean> {
  const { id: policyId, customerId, renewsOn } = policy;
  const values = {
    ...(await assigneeOf(deps, tx, policy)),
    what: await textOf(deps, tx, policy),
    dueOn: dueDayOf(deps, renewsOn),
    customerId,
    policyId,
    renewalOn: renewsOn,
    createdAt: deps.clock(),
  };
  const [task] = await tx.insert(tasks).values(values).onConflictDoNothing().returning();
  await tx.update(policies).set({ renewalTaskFor: renewsOn }).where(eq(policies.id, policyId));
  if (task) await noteTask(deps, tx, task, "made", null);
  return task !== undefined;
}

/** Moves the open renewal task of a changed policy to its new expiry, owner and words. */
export async function moveRenewalTask(
  deps: Deps,
  tx: Database,
  { before, after }: { before: StoredPolicy; after: StoredPolicy },
  actor: User,
): Promise<void> {
  const task = await lockOpenTask(tx, after.id);
  if (!task) return;
  const { renewsOn } = after;
  // A task for this expiry was done before the expiry was changed back: it counts, and this one is not needed.
  const isOther = and(eq(tasks.policyId, after.id), eq(tasks.renewalOn, renewsOn), ne(tasks.id, task.id));
  if ((await tx.$count(tasks, isOther)) > 0) return endTask(deps, tx, task, actor);
  // A task that somebody has given to another colleague stays with that one.
  const isOwners = task.assigneeId === before.ownerId && before.ownerId !== after.ownerId;
  const moved = {
    what: await textOf(deps, tx, after),
    ...(isOwners && (await assigneeOf(deps, tx, after))),
    ...(renewsOn !== before.renewsOn && { dueOn: dueDayOf(deps, renewsOn), dueAt: null, renewalOn: renewsOn }),
  };
  await tx
    .update(tasks)
    .set({ ...moved, version: task.version + 1 })
    .where(eq(tasks.id, task.id));
  await tx.update(policies).set({ renewalTaskFor: renewsOn }).where(eq(policies.id, after.id));
  await noteTask(deps, tx, { ...task, ...moved }, "changed", actor);
}

/** Ends the open renewal task of a policy that was renewed or cancelled. */
export async function endRenewalTask(deps: Deps, tx: Database, { id }: StoredPolicy, actor: User): Promise<void> {
  const task = await lockOpenTask(tx, id);
  if (task) await endTask(deps, tx, task, actor);
}

/**
 * Reopens the renewal task of a policy that was not renewed or cancelled after all, if that had ended it. A task that
 * somebody finished stays done.
 */
export async function reopenRenewalTask(
  deps: Deps,
  tx: Database,
  { id, renewsOn }: StoredPolicy,
  actor: User,
): Promise<void> {
  const isTask = and(eq(tasks.policyId, id), eq(tasks.renewalOn, renewsOn));
  const [task] = await tx.select().from(tasks).where(isTask).for("update");
  if (!task?.doneAt || !(await wasEndedWithPolicy(tx, task))) return;
  const open = { doneAt: null, doneById: null, version: task.version + 1 };
  await tx.update(tasks).set(open).where(eq(tasks.id, task.id));
  await noteTask(deps, tx, task, "undone", actor);
}

async function endTask(deps: Deps, tx: Database, task: Task, actor: User): Promise<void> {
  const done = { doneAt: deps.clock(), doneById: actor.id, version: task.version + 1 };
  await tx.update(tasks).set(done).where(eq(tasks.id, task.id));
  await noteTask(deps, tx, task, "done", actor, { isEndedWithPolicy: true });
}

/** Checks whether it was `endTask` that ended a done task, and nobody who finished it. */
async function wasEndedWithPolicy(tx: Database, { id }: Task): Promise<boolean> {
  const [last] = await tx
    .select({ data: deskEvents.data })
    .from(deskEvents)
    .where(and(eq(deskEvents.taskId, id), sql`${deskEvents.data} ->> 'deed' = 'done'`))
    .orderBy(desc(deskEvents.id))
    .limit(1);
  return last?.data["isEndedWithPolicy"] === true;
}

async function lockOpenTask(tx: Database, policyId: number): Promise<Task | undefined> {
  const isOpen = and(eq(tasks.policyId, policyId), sql`${tasks.renewalOn} is not null`, isNull(tasks.doneAt));
  const [task] = await tx.select().from(tasks).where(isOpen).for("update");
  return task;
}

/** Returns the day that the task is due: so many days before the expiry as the settings say, and never in the past. */
function dueDayOf(deps: Pick<Deps, "clock" | "settings">, renewsOn: string): string {
  const due = dayLater(renewsOn, -deps.settings.agency().renewals.taskDaysBefore);
  const today = todayAt(deps);
  return due < today ? today : due;
}

/**
 * Returns whom the task is for: the owner of the policy or, when they have left, whoever took the customer over; else
 * anybody with a role.
 */
async function assigneeOf(deps: Deps, tx: Database, { ownerId, customerId }: StoredPolicy) {
  const colleagues = await listColleagues({ ...deps, db: tx });
  const [customer] = await tx.select({ heir: customers.ownerId }).from(customers).where(eq(customers.id, customerId));
  const assigneeId = [ownerId, customer?.heir].find((one) => colleagues.some(({ id }) => id === one));
  if (assigneeId) return { assigneeId, role: null };
  // An office without anybody of that role: whoever sees it first.
  return { assigneeId: null, role: colleagues.some(({ role }) => role === FALLBACK_ROLE) ? FALLBACK_ROLE : null };
}

/** Writes the text of the task, in the language of the owner or else of the office. */
async function textOf(deps: Deps, tx: Database, policy: StoredPolicy): Promise<string> {
  const { carrier, customerId, ownerId, premiumCents } = policy;
  const [customer] = await tx.select({ name: customers.name }).from(customers).where(eq(customers.id, customerId));
  const language = await languageOf(tx, ownerId, deps.settings.agency().officeLanguage);
  const t = translator(language);
  const values = { customer: customer?.name ?? "", carrier };
  const said =
    premiumCents === null
      ? t("policies:task.plain", values)
      : t("policies:task.priced", { ...values, premium: dollars(premiumCents, language) });
  return said.length > MAX.name ? `${said.slice(0, MAX.name - 1)}…` : said;
}

async function noteTask(
  deps: Deps,
  tx: Database,
  task: Task,
  deed: TaskDeed,
  actor: User | null,
  more: { isEndedWithPolicy?: true } = {},
): Promise<void> {
  const { id, what, customerId } = task;
  const data = { deed, what, about: { kind: "task", id }, ...more };
  await writeDeskEvent(tx, { type: "task", customerId, taskId: id, actor, data, at: deps.clock() });
}
