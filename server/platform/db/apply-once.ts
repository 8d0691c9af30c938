import { inArray } from "drizzle-orm";
import type { Database } from "./client.ts";
import { seedsApplied } from "./schema/index.ts";

/** A row to seed, and the key under which it is recorded as applied. */
export type Seed = { key: string; insert(tx: Database): Promise<unknown> };

/** Applies the seeds that were not applied before, in order. */
export async function applyOnce(tx: Database, seeds: Seed[]): Promise<void> {
  const keys = seeds.map((seed) => seed.key);
  const done = await tx.select().from(seedsApplied).where(inArray(seedsApplied.key, keys));
  const applied = new Set(done.map((row) => row.key));
  for (const { key, insert } of seeds.filter((seed) => !applied.has(seed.key))) {
    await insert(tx);
    await tx.insert(seedsApplied).values({ key });
  }
}
