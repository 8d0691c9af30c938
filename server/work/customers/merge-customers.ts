import { eq, inArray, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerMerges, customers } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { BELONGINGS } from "./belongings.ts";
import { COPIED_OWNER, copyOwner } from "./copy-owner.ts";
import { copyTags, COPIED_TAGS } from "./tag-customer.ts";

/** Merges two customers who are the same person. Stores the ids of the moved rows, so that an undo is exact. */
export async function mergeCustomers(deps: Deps, keptId: number, otherId: number, caller: Caller) {
  const at = deps.clock();
  return makeChange(deps, caller, async (tx) => {
    await lockBoth(tx, keptId, otherId);
    const moved = {
      ...(await moveAll(tx, otherId, keptId)),
      [COPIED_TAGS]: await copyTags(tx, otherId, keptId),
      [COPIED_OWNER]: await copyOwner(tx, otherId, keptId),
    };
    await tx.update(customers).set({ mergedIntoId: keptId }).where(eq(customers.id, otherId));
    const [merge] = await tx
      .insert(customerMerges)
      .values({ keptId, mergedId: otherId, moved, actorId: caller.actor.id, createdAt: at })
      .returning({ id: customerMerges.id });
    if (!merge) throw new Error("merge was not stored");
    const data = { deed: "merged", mergeId: merge.id };
    await writeDeskEvent(tx, { type: "customer", customerId: keptId, actor: caller.actor, data, at });
    const subject = { type: "customer", id: keptId };
    return { result: merge, event: { action: "customer.merge", subject, details: { ids: [otherId] } } };
  });
}

/**
 * Locks the rows of two customers, in the order of their ids, to avoid a deadlock. Throws when one does not exist or is
 * already merged.
 */
export async function lockBoth(tx: Database, keptId: number, otherId: number): Promise<void> {
  if (keptId === otherId) throw new AppError("invalid", { fields: { otherId: "validation:otherCustomer" } });
  const rows = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, [keptId, otherId]))
    .orderBy(customers.id)
    .for("no key update");
  if (rows.length < 2) throw new AppError("notFound");
  if (rows.some(({ mergedIntoId }) => mergedIntoId !== null)) {
    throw new AppError("conflict", { message: "errors:customerMerged" });
  }
}

/** Moves all rows of one customer to another. Returns the moved ids by table. */
async function moveAll(tx: Database, fromId: number, toId: number): Promise<Record<string, number[]>> {
  const moved: Record<string, number[]> = {};
  for (const [name, table] of BELONGINGS) {
    const found = await tx.execute<{ id: number | string }>(
      sql`update ${table} set customer_id = ${toId} where customer_id = ${fromId} returning id`,
    );
    moved[name] = found.rows.map(({ id }) => Number(id));
  }
  return moved;
}
