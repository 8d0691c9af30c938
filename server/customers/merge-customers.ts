import { eq, inArray } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, customerMerges, customers, deskEvents, policies, quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../http/caller.ts";

type Moved = typeof customerMerges.$inferSelect.moved;

/** What belongs to a customer, and moves with them. */
export const BELONGINGS = {
  quotes: quoteRequests,
  contacts: contactRequests,
  policies,
  events: deskEvents,
} as const satisfies Record<keyof Moved, unknown>;
export const BELONGING_KINDS = Object.keys(BELONGINGS) as (keyof Moved)[];

/** Makes one customer of two who are the same person. What moved is written down, so that it can be undone exactly. */
export async function mergeCustomers(deps: Deps, keptId: number, otherId: number, caller: Caller) {
  const at = deps.clock();
  return makeChange(deps, caller, async (tx) => {
    await lockBoth(tx, keptId, otherId);
    const moved: Moved = { quotes: [], contacts: [], policies: [], events: [] };
    for (const kind of BELONGING_KINDS) moved[kind] = await moveAll(tx, kind, otherId, keptId);
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

/** Both must be there, and neither be part of somebody else. Taken in one order, so that nobody waits in a circle. */
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

async function moveAll(tx: Database, kind: keyof Moved, fromId: number, toId: number): Promise<number[]> {
  const table = BELONGINGS[kind] as typeof policies;
  const rows = await tx
    .update(table)
    .set({ customerId: toId })
    .where(eq(table.customerId, fromId))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}
