import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { customerKeys, customers } from "../../platform/db/schema/index.ts";
import type { RequestRow } from "../leads/stored-fields.ts";
import { familyIds, findKept } from "./family.ts";
import { addKeys, dropUnusedKeys, keysOf, type Keys } from "./match-lead.ts";

/**
 * Updates the customer of a corrected request. Adds a corrected email and phone as keys, and removes the wrong ones
 * unless another request has them, too. Renames the customer if the wrong name came from this request.
 */
export async function followCorrection(tx: Database, before: RequestRow, after: RequestRow): Promise<void> {
  if (before.customerId === null) return;
  const customer = await findKept(tx, before.customerId);
  const family = await familyIds(tx, customer.id);
  await addNewKeys(tx, { keptId: customer.id, family }, keysOf(before), keysOf(after));
  await dropUnusedKeys(tx, customer.id, family, keysOf(before));
  const { name } = after;
  if (name && customer.name === before.name) {
    await tx.update(customers).set({ name }).where(eq(customers.id, customer.id));
  }
}

type Family = { keptId: number; family: number[] };

/**
 * Adds the keys that nobody of a family has yet, to whoever has the one that was replaced: an undone merge leaves each
 * with what is theirs.
 */
async function addNewKeys(tx: Database, { keptId, family }: Family, before: Keys, after: Keys): Promise<void> {
  const known = await tx.select().from(customerKeys).where(inArray(customerKeys.customerId, family));
  const holderOf = (key: string | null) => known.find(({ value }) => value === key)?.customerId;
  for (const type of ["email", "phone"] as const) {
    if (holderOf(after[type]) !== undefined) continue;
    const added = { email: null, phone: null, [type]: after[type] };
    await addKeys(tx, holderOf(before[type]) ?? keptId, added);
  }
}
