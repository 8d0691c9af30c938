import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { customers } from "../../platform/db/schema/index.ts";
import type { RequestRow } from "../leads/stored-fields.ts";
import { familyIds, findKept } from "./family.ts";
import { addKeys, dropUnusedKeys, keysOf } from "./match-lead.ts";

/**
 * Brings the customer of a corrected request up to date: found by what is right now, no longer by what was wrong, unless
 * another request has it too; called by the right name, where the wrong one came from there.
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
