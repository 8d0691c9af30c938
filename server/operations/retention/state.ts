import { eq } from "drizzle-orm";
import type { WaitingRemoval } from "../../../domain/api/operations/retention.ts";
import type { Database } from "../../platform/db/client.ts";
import { systemState } from "../../platform/db/schema/index.ts";
import { ZERO_COUNTS } from "./expired-rows.ts";

/** The stored state of retention: its last run, the removal that waits for an admin, and an unused confirmation. */
export type RetentionState = { lastRunAt?: string; confirmedAt?: string; waiting?: WaitingRemoval };

const NAME = "retention";

/** Reads the state of retention with a row lock: nobody else changes it until the transaction ends. */
export async function lockState(tx: Database): Promise<RetentionState> {
  await tx.insert(systemState).values({ key: NAME, value: {} }).onConflictDoNothing();
  const [row] = await tx.select().from(systemState).where(eq(systemState.key, NAME)).for("update");
  return row?.value ?? {};
}

/** Finds the removal that waits for an admin, if any. */
export async function findWaiting(db: Database): Promise<WaitingRemoval | null> {
  const [row] = await db.select().from(systemState).where(eq(systemState.key, NAME));
  const { waiting }: RetentionState = row?.value ?? {};
  // An older version counted fewer kinds.
  return waiting ? { ...waiting, counts: { ...ZERO_COUNTS, ...waiting.counts } } : null;
}

export async function saveState(tx: Database, value: RetentionState): Promise<void> {
  await tx.update(systemState).set({ value }).where(eq(systemState.key, NAME));
}
