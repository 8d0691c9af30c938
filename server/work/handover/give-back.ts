import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { deskEvents, handedItems, requests, routingRules, tasks } from "../../platform/db/schema/index.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { lockRules } from "../routing/find-rules.ts";
import { giveBookings } from "./move-bookings.ts";
import { BATCH } from "./move-work.ts";
import type { Run } from "./run.ts";

type Item = typeof handedItems.$inferSelect;

/**
 * Gives back one batch of what a handover moved: everything that nobody has touched since. Returns true when nothing is
 * left.
 */
export async function giveSomeBack(run: Run): Promise<boolean> {
  const { tx, handoverId } = run;
  const items = await tx
    .select()
    .from(handedItems)
    .where(eq(handedItems.handoverId, handoverId))
    .orderBy(asc(handedItems.place))
    .limit(BATCH)
    .for("update");
  await giveRequests(run, items);
  await giveTasks(run, items);
  await giveCustomers(run, items);
  await giveRules(run, items);
  await giveBookings(run, items);
  const places = items.map(({ place }) => place);
  if (places.length > 0) await tx.delete(handedItems).where(inArray(handedItems.place, places));
  announceDeskChange(tx);
  return items.length < BATCH;
}

/** Returns the items of a group by the id of what they are about. */
const byId = (items: Item[], name: "requestId" | "taskId" | "customerId" | "ruleId") =>
  new Map(items.flatMap((item) => (item[name] === null ? [] : [[item[name], item] as const])));

async function giveRequests({ tx, deps, actorId, from, takers }: Run, items: Item[]): Promise<void> {
  const handed = byId(items, "requestId");
  if (handed.size === 0) return;
  const { id, ownerId, version, customerId } = requests;
  const rows = await tx
    .select({ id, ownerId, version, customerId })
    .from(requests)
    .where(inArray(id, [...handed.keys()]))
    .orderBy(asc(id))
    .for("update");
  const untouched = rows.flatMap((row) => {
    const item = handed.get(row.id);
    const isSame = item?.version === row.version && row.ownerId === (takers.requests?.id ?? null);
    return isSame ? [{ ...row, item }] : [];
  });
  if (untouched.length === 0) return;
  const ids = sql.param(untouched.map((row) => row.id));
  const rules = sql.param(untouched.map(({ item }) => item.before.routedBy ?? null));
  await tx.execute(sql`update requests set owner_id = ${from.id}, routed_by = former.rule, version = version + 1
    from unnest(${ids}::int[], ${rules}::text[]) as former (id, rule) where requests.id = former.id`);
  const at = deps.clock();
  const eventIds = untouched.flatMap(({ item }) => item.eventId ?? []);
  await tx.update(deskEvents).set({ undoneAt: at }).where(inArray(deskEvents.id, eventIds));
  await tx.insert(deskEvents).values(
    untouched.map((row) => {
      const data = { eventId: row.item.eventId, type: "assigned", version: row.version + 1 };
      return { type: "undone" as const, requestId: row.id, customerId: row.customerId, actorId, data, at };
    }),
  );
}

async function giveTasks({ tx, deps, actorId, from, takers }: Run, items: Item[]): Promise<void> {
  const handed = byId(items, "taskId");
  if (handed.size === 0) return;
  const rows = await tx
    .select({ task: tasks, ofRequest: requests.customerId })
    .from(tasks)
    .leftJoin(requests, eq(requests.id, tasks.requestId))
    .where(inArray(tasks.id, [...handed.keys()]))
    .for("update", { of: tasks });
  const untouched = rows.filter(
    ({ task }) =>
      handed.get(task.id)?.version === task.version && task.assigneeId === (takers.tasks?.id ?? null) && !task.doneAt,
  );
  if (untouched.length === 0) return;
  const ids = untouched.map(({ task }) => task.id);
  await tx
    .update(tasks)
    .set({ assigneeId: from.id, role: null, version: sql`${tasks.version} + 1` })
    .where(inArray(tasks.id, ids));
  const at = deps.clock();
  await tx.insert(deskEvents).values(
    untouched.map(({ task: { id, what, requestId, customerId }, ofRequest }) => {
      const data = { deed: "changed", what, about: { kind: "task", id }, owner: from, isReturned: true };
      return { type: "task" as const, taskId: id, requestId, customerId: customerId ?? ofRequest, actorId, data, at };
    }),
  );
}

/** Gives back customers, which have no version: those whom nobody has given to somebody else. */
async function giveCustomers({ tx, deps, actorId, from, takers }: Run, items: Item[]): Promise<void> {
  const handed = byId(items, "customerId");
  if (handed.size === 0) return;
  const taker = takers.customers?.id ?? null;
  const former = [...handed.values()];
  const ids = sql.param(former.map(({ customerId }) => customerId));
  const owners = sql.param(former.map(({ before }) => before.ownerId ?? null));
  const given = await tx.execute<{ id: number }>(sql`update customers set owner_id = former.owner_id
    from unnest(${ids}::int[], ${owners}::int[]) as former (id, owner_id)
    where customers.id = former.id and customers.owner_id is not distinct from ${taker}::integer
    returning customers.id`);
  const data = { deed: "handedBack", owner: from };
  const at = deps.clock();
  if (given.rows.length === 0) return;
  await tx
    .insert(deskEvents)
    .values(given.rows.map(({ id }) => ({ type: "customer" as const, customerId: id, actorId, data, at })));
}

async function giveRules({ tx }: Run, items: Item[]): Promise<void> {
  const handed = byId(items, "ruleId");
  if (handed.size === 0) return;
  for (const { id, version } of await lockRules(tx)) {
    const item = handed.get(id);
    if (item?.version !== version) continue;
    const { target, isActive } = item.before;
    await tx
      .update(routingRules)
      .set({ ...(target && { target }), ...(isActive !== undefined && { isActive }), version: version + 1 })
      .where(and(eq(routingRules.id, id), eq(routingRules.version, version)));
  }
}
