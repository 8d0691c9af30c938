import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { customers } from "../../platform/db/schema/index.ts";
import type { RequestRow } from "../leads/stored-fields.ts";
import { familyIds, findKept } from "./family.ts";
import { addKeys, dropUnusedKeys, keysOf } from "./match-lead.ts";

/**
 * Updates the customer of a corrected request. Adds the corrected email and phone as keys, and removes the wrong ones
 * unless another request has them, too. Renames the customer if the wrong name came from this request.
 */
export async function followCorrection(tx: Database, before: RequestRow, after: RequestRow): Promise<void> {
  if (before.customerId === null) return;
  const customer = await findKept(tx, before.customerId);
  await addKeys(tx, customer.id, keysOf(after));
  await dropUnusedKeys(tx, customer.id, await familyIds(tx, customer.id), keysOf(before));
  const { name } = after;
  if (name && customer.name === before.name) {
    await tx.update(customers).set({ name }).where(eq(customers.id, customer.id));
  }
}
