import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/db/client.ts";
import { agencyCodes, carriers, insurancePartners, testimonials } from "../../platform/db/schema/index.ts";
import type { Env } from "../../platform/env.ts";

/** Builds the SQL condition of visible rows: production hides samples (made-up rows) that no admin has confirmed. */
export function isShown(table: { sample: PgColumn }, env: Pick<Env, "isProduction">): SQL | undefined {
  return env.isProduction ? eq(table.sample, false) : undefined;
}

/** Counts the entries of each kind that are still samples. */
export async function countSamples(db: Database) {
  return {
    testimonials: await db.$count(testimonials, eq(testimonials.sample, true)),
    partners: await db.$count(insurancePartners, eq(insurancePartners.sample, true)),
    carriers: await db.$count(carriers, eq(carriers.sample, true)),
    codes: await db.$count(agencyCodes, eq(agencyCodes.sample, true)),
  };
}
