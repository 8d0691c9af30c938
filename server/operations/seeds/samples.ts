import { eq, inArray } from "drizzle-orm";
import type { SeededKind } from "../../../domain/api/operations/corrections.ts";
import type { Database } from "../../platform/db/client.ts";
import { agencyCodes, carriers, insurancePartners, testimonials } from "../../platform/db/schema/index.ts";
import { isKeyOf } from "../../../domain/platform/typed-records.ts";

/** The tables whose seeds are samples (made up). */
const SAMPLE_TABLES = { testimonials, partners: insurancePartners, carriers, "agency-codes": agencyCodes } as const;

function tableOf(kind: SeededKind) {
  return isKeyOf(SAMPLE_TABLES, kind) ? SAMPLE_TABLES[kind] : undefined;
}

/** Sets the sample flag on rows: databases of older versions lack it. */
export async function markSamples(tx: Database, kind: SeededKind, ids: number[]): Promise<void> {
  const table = tableOf(kind);
  if (table && ids.length > 0) await tx.update(table).set({ sample: true }).where(inArray(table.id, ids));
}

/** Runs a write and restores the row's sample flag afterwards: correcting a sample does not confirm it. */
export async function keepSample(
  tx: Database,
  kind: SeededKind,
  id: number,
  write: () => Promise<void>,
): Promise<void> {
  const table = tableOf(kind);
  const [before] = table ? await tx.select({ sample: table.sample }).from(table).where(eq(table.id, id)) : [];
  await write();
  if (table && before) await tx.update(table).set(before).where(eq(table.id, id));
}
