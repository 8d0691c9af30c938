import { asc, inArray } from "drizzle-orm";
import { onboardingSteps as steps } from "../../../content/onboarding/index.ts";
import type { Database } from "../../platform/db/client.ts";
import { onboardingSteps, seedsApplied } from "../../platform/db/schema/index.ts";
import { stepKey } from "./seeded-items.ts";

/**
 * Finds the ids of the seeded steps by the keys of their seeds. A step is stored in the transaction that records its
 * seed, at the same moment and in the same order, and is never deleted. That identifies it, however it was rewritten.
 */
export async function findSteps(tx: Database): Promise<Map<string, number>> {
  const keys = steps.map(({ key }) => stepKey(key));
  const applied = await tx.select().from(seedsApplied).where(inArray(seedsApplied.key, keys));
  const { id, createdAt } = onboardingSteps;
  const rows = await tx.select({ id, createdAt }).from(onboardingSteps).orderBy(asc(id));
  const found = new Map<string, number>();
  for (const moment of new Set(applied.map((seed) => seed.appliedAt.getTime()))) {
    const then = new Set(applied.filter((seed) => seed.appliedAt.getTime() === moment).map((seed) => seed.key));
    const seeded = keys.filter((key) => then.has(key));
    const stored = rows.filter((row) => row.createdAt.getTime() === moment);
    if (stored.length !== seeded.length) continue;
    for (const [at, key] of seeded.entries()) found.set(key, stored[at]?.id ?? 0);
  }
  return found;
}
