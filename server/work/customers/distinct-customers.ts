import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { ViewedCustomer } from "../../../domain/api/work/customers.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerDistinctions, customers, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { fullNameOf, writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { familyIds, keptIdsOf } from "./family.ts";
import { lockBoth } from "./merge-customers.ts";

type Pair = { id: number; otherId: number };

/** Marks two customers as different persons: from then on neither is suggested as a duplicate of the other. */
export async function markAsDistinct(deps: Deps, { id, otherId }: Pair, caller: Caller): Promise<void> {
  const at = deps.clock();
  const [oneId = 0, second = 0] = [id, otherId].toSorted((a, b) => a - b);
  await makeChange(deps, caller, async (tx) => {
    await lockBoth(tx, id, otherId);
    const row = { oneId, otherId: second, actorId: caller.actor.id, createdAt: at };
    const added = await tx.insert(customerDistinctions).values(row).onConflictDoNothing().returning();
    if (added.length === 0) return { event: null };
    await writeEventToBoth(tx, "parted", { id, otherId }, caller, at);
    const subject = { type: "customer", id };
    return { event: { action: "customer.part", subject, details: { ids: [otherId] } } };
  });
}

/** Removes that mark, also between customers merged into either: they may be suggested as duplicates again. */
export async function unmarkAsDistinct(deps: Deps, { id, otherId }: Pair, caller: Caller): Promise<void> {
  const at = deps.clock();
  await makeChange(deps, caller, async (tx) => {
    await lockBoth(tx, id, otherId);
    const [own, others] = [await familyIds(tx, id), await familyIds(tx, otherId)];
    const { oneId, otherId: second } = customerDistinctions;
    const between = or(
      and(inArray(oneId, own), inArray(second, others)),
      and(inArray(oneId, others), inArray(second, own)),
    );
    const gone = await tx.delete(customerDistinctions).where(between).returning();
    if (gone.length === 0) return { event: null };
    await writeEventToBoth(tx, "unparted", { id, otherId }, caller, at);
    const subject = { type: "customer", id };
    return { event: { action: "customer.unpart", subject, details: { ids: [otherId] } } };
  });
}

/** Writes the event to the history of both customers, which notifies the open screens of either. */
async function writeEventToBoth(tx: Database, deed: string, { id, otherId }: Pair, { actor }: Caller, at: Date) {
  for (const customerId of [id, otherId]) {
    await writeDeskEvent(tx, { type: "customer", customerId, actor, data: { deed }, at });
  }
}

/**
 * Lists the customers marked as different persons from this one, the latest first. A mark on a merged customer also
 * counts for the customer that it was merged into.
 */
export async function listDistinct(tx: Database, id: number): Promise<ViewedCustomer["parted"]> {
  const own = await familyIds(tx, id);
  const { oneId, otherId, createdAt } = customerDistinctions;
  const rows = await tx
    .select({ oneId, otherId, at: createdAt, firstName: users.firstName, lastName: users.lastName })
    .from(customerDistinctions)
    .leftJoin(users, eq(users.id, customerDistinctions.actorId))
    .where(or(inArray(oneId, own), inArray(otherId, own)))
    .orderBy(sql`${createdAt} desc`, oneId, otherId);
  const kept = await keptIdsOf(
    tx,
    rows.map((row) => (own.includes(row.oneId) ? row.otherId : row.oneId)),
  );
  const names = await tx
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, kept));
  const parted = rows.flatMap(({ at, firstName, lastName }, place) => {
    const other = names.find((one) => one.id === kept[place]);
    // Skips a customer that was merged with this one after all.
    if (!other || other.id === id) return [];
    const actor = firstName !== null && lastName !== null ? fullNameOf({ firstName, lastName }) : null;
    return [{ ...other, at: at.toISOString(), actor }];
  });
  return parted.filter((one, place) => parted.findIndex((other) => other.id === one.id) === place);
}
