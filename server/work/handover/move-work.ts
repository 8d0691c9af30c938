import { asc, eq, inArray, sql } from "drizzle-orm";
import { customers, deskEvents, handedItems, requests, routingRules, tasks } from "../../platform/db/schema/index.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { lockRules } from "../routing/find-rules.ts";
import { termOfOpened } from "../leads/term-of-opened.ts";
import { handedTarget } from "./handed-target.ts";
import { moveBookings } from "./move-bookings.ts";
import type { Run } from "./run.ts";
import { customersOfRequestsOf, customersTakenBy, isOpenRequestOf, isOpenTaskOf } from "./owned-work.ts";

/** Maximum rows that one statement moves. */
export const BATCH = 1_000;

/**
 * Moves one batch of each group. A group begins when the one before is done. Customers come first, since their
 * requests say whose they are. Returns true when nothing is left.
 */
export async function moveSome(run: Run): Promise<boolean> {
  for (const move of [moveCustomers, moveRequests, moveTasks, moveRules, moveBookings]) {
    if ((await move(run)) >= BATCH) return false;
  }
  return true;
}

async function moveCustomers({ tx, deps, handoverId, actorId, from, takers }: Run): Promise<number> {
  const to = takers.customers;
  const both = to
    ? sql`${customersTakenBy(from.id)} union all ${customersOfRequestsOf(from.id)}`
    : customersTakenBy(from.id);
  const found = await tx.execute<{ id: number; owner_id: number | null }>(sql`${both} limit ${BATCH}`);
  if (found.rows.length === 0) return 0;
  const ids = found.rows.map(({ id }) => id);
  await tx
    .update(customers)
    .set({ ownerId: to?.id ?? null })
    .where(inArray(customers.id, ids));
  const data = { deed: to ? "handed" : "handedToNobody", owner: to, from: from.name };
  const at = deps.clock();
  await tx
    .insert(deskEvents)
    .values(ids.map((customerId) => ({ type: "customer" as const, customerId, actorId, data, at })));
  await tx
    .insert(handedItems)
    .values(found.rows.map(({ id, owner_id: ownerId }) => ({ handoverId, customerId: id, before: { ownerId } })));
  announceDeskChange(tx);
  return ids.length;
}

async function moveRequests({ tx, deps, handoverId, actorId, from, takers }: Run): Promise<number> {
  const to = takers.requests;
  const { id, customerId, routedBy, version } = requests;
  const rows = await tx
    .select({ id, customerId, routedBy, version })
    .from(requests)
    .where(isOpenRequestOf(from.id))
    .orderBy(asc(id))
    .limit(BATCH)
    .for("update");
  if (rows.length === 0) return 0;
  const after = { ownerId: to?.id ?? null, routedBy: null };
  await tx
    .update(requests)
    .set({ ...after, ...termOfOpened(deps).set, version: sql`${version} + 1` })
    .where(
      inArray(
        id,
        rows.map((row) => row.id),
      ),
    );
  const at = deps.clock();
  const written = await tx
    .insert(deskEvents)
    .values(
      rows.map((row) => {
        const before = { ownerId: from.id, routedBy: row.routedBy };
        const data = { before, after, owner: to, from: from.name, version: row.version + 1 };
        return { type: "assigned" as const, requestId: row.id, customerId: row.customerId, actorId, data, at };
      }),
    )
    .returning({ id: deskEvents.id, requestId: deskEvents.requestId });
  const eventOf = new Map(written.map((event) => [event.requestId, event.id]));
  await tx.insert(handedItems).values(
    rows.map((row) => ({
      handoverId,
      requestId: row.id,
      version: row.version + 1,
      eventId: eventOf.get(row.id) ?? null,
      before: { routedBy: row.routedBy },
    })),
  );
  announceDeskChange(tx);
  return rows.length;
}

async function moveTasks({ tx, deps, handoverId, actorId, from, takers }: Run): Promise<number> {
  const to = takers.tasks;
  const rows = await tx
    .select({ task: tasks, ofRequest: requests.customerId })
    .from(tasks)
    .leftJoin(requests, eq(requests.id, tasks.requestId))
    .where(isOpenTaskOf(from.id))
    .orderBy(asc(tasks.id))
    .limit(BATCH)
    .for("update", { of: tasks });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ task }) => task.id);
  await tx
    .update(tasks)
    .set({ assigneeId: to?.id ?? null, version: sql`${tasks.version} + 1` })
    .where(inArray(tasks.id, ids));
  const at = deps.clock();
  await tx.insert(deskEvents).values(
    rows.map(({ task: { id, what, requestId, customerId }, ofRequest }) => {
      const data = { deed: "changed", what, about: { kind: "task", id }, owner: to, from: from.name };
      return { type: "task" as const, taskId: id, requestId, customerId: customerId ?? ofRequest, actorId, data, at };
    }),
  );
  await tx
    .insert(handedItems)
    .values(rows.map(({ task }) => ({ handoverId, taskId: task.id, version: task.version + 1 })));
  announceDeskChange(tx);
  return rows.length;
}

/** Puts the taker in the place of the one who leaves, in every rule at once: rules are few. */
async function moveRules({ tx, handoverId, from, takers }: Run): Promise<number> {
  for (const { id, target, isActive, version } of await lockRules(tx)) {
    const changed = handedTarget({ target, isActive }, from.id, takers.rules?.id ?? null);
    if (!changed) continue;
    await tx
      .update(routingRules)
      .set({ ...changed, version: version + 1 })
      .where(eq(routingRules.id, id));
    await tx.insert(handedItems).values({ handoverId, ruleId: id, version: version + 1, before: { target, isActive } });
  }
  return 0;
}
