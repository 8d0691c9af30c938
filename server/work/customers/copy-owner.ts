import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { customers } from "../../platform/db/schema/index.ts";

/** The name under which a merge notes the id of the user whom it copied as owner, beside the rows that it moved. */
export const COPIED_OWNER = "copied owner";

/** Gives the kept customer of a merge the owner of the other one, unless it has one. Returns the id of that user, if any. */
export async function copyOwner(tx: Database, fromId: number, toId: number): Promise<number[]> {
  const [from] = await tx.select({ ownerId: customers.ownerId }).from(customers).where(eq(customers.id, fromId));
  const ownerId = from?.ownerId;
  if (!ownerId) return [];
  const isFree = and(eq(customers.id, toId), isNull(customers.ownerId));
  const copied = await tx.update(customers).set({ ownerId }).where(isFree).returning({ id: customers.id });
  return copied.length > 0 ? [ownerId] : [];
}

/** Takes the copied owner back when a merge is undone, unless the customer has got another one since. */
export async function removeCopiedOwner(tx: Database, customerId: number, ownerIds: readonly number[]): Promise<void> {
  const isUnchanged = sql`${customers.ownerId} = any(${sql.param(ownerIds)}::int[])`;
  await tx
    .update(customers)
    .set({ ownerId: null })
    .where(and(eq(customers.id, customerId), isUnchanged));
}
