import { eq } from "drizzle-orm";
import type { SeededKind } from "../../../domain/api/operations/corrections.ts";
import type { ContentState } from "../../../domain/content/content-changes.ts";
import type { ContentInput } from "../../../domain/content/content.ts";
import type { OnboardingStepInput } from "../../../domain/people/onboarding-forms.ts";
import { hasCycle } from "../../../domain/people/onboarding-path.ts";
import { writeCarrier } from "../../content/shelves/carrier-shelf.ts";
import { recordVersion, type VersionMaker } from "../../content/shelves/record-version.ts";
import { SHELVES } from "../../content/shelves/shelves.ts";
import type { Database } from "../../platform/db/client.ts";
import { onboardingSteps } from "../../platform/db/schema/index.ts";
import { findSteps } from "./find-steps.ts";
import { fingerprintOf } from "./prints.ts";
import type { SeededItem, SeedFields } from "./seeded-items.ts";
import { textColumns } from "../../people/onboarding/step-texts.ts";
import { listSteps } from "../../people/onboarding/write-steps.ts";
import { keepSample } from "./samples.ts";

/** A stored row, in the form in which seeds are stated. */
export type StoredRow = SeedFields & { id: number };

/** Reads the stored rows of a kind. */
export async function readRows(tx: Database, kind: SeededKind): Promise<StoredRow[]> {
  if (kind !== "onboarding-steps") return SHELVES[kind].read(tx);
  const steps = await listSteps(tx);
  const nameOf = await stepNames(tx);
  return steps.map(({ id, prerequisites, ...values }) => ({
    id,
    values: { ...values, prerequisites: prerequisites.map(nameOf).toSorted() },
    es: {},
  }));
}

/**
 * Returns the function that names a step in another step's prerequisites: by its seed key, or by its id when an admin
 * wrote it.
 */
export async function stepNames(tx: Database): Promise<(id: number) => string> {
  const keys = new Map([...(await findSteps(tx))].map(([key, id]) => [id, key]));
  return (id) => keys.get(id) ?? String(id);
}

/** Picks the fields of a row that its seed states. */
export function pickSeedFields({ stated }: SeededItem, row: StoredRow): SeedFields {
  const pick = (part: "values" | "es") =>
    Object.fromEntries(Object.keys(stated[part]).map((name) => [name, row[part][name]]));
  return { values: pick("values"), es: pick("es") };
}

/** Returns the fingerprint of a row's stated fields. */
export const fingerprintOfRow = (item: SeededItem, row: StoredRow): string => fingerprintOf(pickSeedFields(item, row));

/** Writes the stated fields of a seed into a row; all other fields stay. Content keeps its former version. */
export async function writeRow(
  tx: Database,
  kind: SeededKind,
  row: StoredRow,
  stated: SeedFields,
  maker: VersionMaker,
): Promise<void> {
  const whole = { values: { ...row.values, ...stated.values }, es: { ...row.es, ...stated.es } };
  if (kind === "onboarding-steps") return writeStep(tx, row.id, whole.values);
  const write = kind === "carriers" ? writeCarrier : SHELVES[kind].update;
  await keepSample(tx, kind, row.id, () => write(tx, row.id, whole as ContentInput));
  const [after] = await SHELVES[kind].read(tx, row.id);
  const before = { values: row.values, es: row.es } as ContentState;
  await recordVersion(tx, { kind, id: row.id, before, after: after ?? null }, maker);
}

async function writeStep(tx: Database, id: number, values: Record<string, unknown>): Promise<void> {
  const { estimatedDuration, difficulty, category, trackTypes, ...step } = values as OnboardingStepInput;
  const columns = { ...textColumns(step), estimatedDuration, difficulty, category, trackTypes };
  const ids = await findSteps(tx);
  const prerequisites = (values["prerequisites"] as string[]).flatMap((key) => ids.get(key) ?? []);
  const all = await tx
    .select({ id: onboardingSteps.id, prerequisites: onboardingSteps.prerequisites })
    .from(onboardingSteps);
  // Keeps the admin's prerequisites when the new ones would form a cycle, which would hide both steps: an admin may
  // have swapped two steps.
  const isCircle = hasCycle(all.map((other) => (other.id === id ? { id, prerequisites } : other)));
  await tx
    .update(onboardingSteps)
    .set(isCircle ? columns : { ...columns, prerequisites })
    .where(eq(onboardingSteps.id, id));
}
