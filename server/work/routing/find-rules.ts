import { asc } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { routingRules } from "../../platform/db/schema/index.ts";

export type StoredRule = typeof routingRules.$inferSelect;

/**
 * Reads all rules in their order, with a row lock until the transaction ends: round-robin turns and changes of rules
 * happen one at a time.
 */
export async function lockRules(tx: Database): Promise<StoredRule[]> {
  // Always locked in the order of their ids, to prevent deadlocks.
  return inOrder(await tx.select().from(routingRules).orderBy(asc(routingRules.id)).for("update"));
}

/** Reads all rules in their order, without a lock. */
export async function readRules(db: Database): Promise<StoredRule[]> {
  return inOrder(await db.select().from(routingRules).orderBy(asc(routingRules.id)));
}

function inOrder(rules: StoredRule[]): StoredRule[] {
  return rules.toSorted((one, other) => one.position - other.position);
}
