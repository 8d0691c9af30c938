import { asc } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { routingRules } from "../../platform/db/schema/index.ts";

export type StoredRule = typeof routingRules.$inferSelect;

/** All rules in their order, held until the transaction ends: turns are taken, and rules changed, one at a time. */
export async function lockRules(tx: Database): Promise<StoredRule[]> {
  // Always locked by their ids, whatever their order: nobody waits for each other.
  return inOrder(await tx.select().from(routingRules).orderBy(asc(routingRules.id)).for("update"));
}

/** All rules in their order. */
export async function readRules(db: Database): Promise<StoredRule[]> {
  return inOrder(await db.select().from(routingRules).orderBy(asc(routingRules.id)));
}

function inOrder(rules: StoredRule[]): StoredRule[] {
  return rules.toSorted((one, other) => one.position - other.position);
}
