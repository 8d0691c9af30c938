import { asc, eq } from "drizzle-orm";
import { onboardingSteps as steps } from "../../../content/onboarding/index.ts";
import type { OnboardingStepSeed } from "../../../content/types.ts";
import { placeMissing } from "../../../domain/platform/ordering.ts";
import { textColumns } from "../../people/onboarding/step-texts.ts";
import type { Database } from "../../platform/db/client.ts";
import { onboardingSteps } from "../../platform/db/schema/index.ts";
import { applyOnce, type Seed } from "../../platform/db/apply-once.ts";
import { findSteps } from "./find-steps.ts";
import { stepKey } from "./seeded-items.ts";

const ORDER_GAP = 10;

/** Seeds each step once. Seeds name their prerequisites by key, the table by id. */
export async function seedOnboardingSteps(tx: Database): Promise<void> {
  const added: OnboardingStepSeed[] = [];
  const toSeed = (step: OnboardingStepSeed, at: number): Seed => ({
    key: stepKey(step.key),
    async insert() {
      const { estimatedDuration, difficulty, category, trackTypes } = step;
      const shape = { estimatedDuration, difficulty, category, trackTypes, order: (at + 1) * ORDER_GAP };
      await tx.insert(onboardingSteps).values({ ...textColumns(step), ...shape });
      added.push(step);
    },
  });
  await applyOnce(tx, steps.map(toSeed));
  if (added.length === 0) return;
  const ids = await findSteps(tx);
  for (const step of added) {
    const prerequisites = step.prerequisites.flatMap((key) => ids.get(stepKey(key)) ?? []);
    await tx
      .update(onboardingSteps)
      .set({ prerequisites })
      .where(eq(onboardingSteps.id, ids.get(stepKey(step.key)) ?? 0));
  }
  if (added.length < steps.length) await placeLaterSteps(tx, added, ids);
}

/** Inserts a later step after the one that it follows among the seeds, wherever an admin has moved that one. */
async function placeLaterSteps(tx: Database, added: OnboardingStepSeed[], ids: Map<string, number>): Promise<void> {
  const later = new Set(added.map(({ key }) => ids.get(stepKey(key))));
  const older = (await listInOrder(tx)).filter((id) => !later.has(id));
  const wanted = steps.flatMap(({ key }) => ids.get(stepKey(key)) ?? []);
  for (const [at, id] of placeMissing(older, wanted).entries()) {
    await tx
      .update(onboardingSteps)
      .set({ order: (at + 1) * ORDER_GAP })
      .where(eq(onboardingSteps.id, id));
  }
}

async function listInOrder(tx: Database): Promise<number[]> {
  const rows = await tx
    .select({ id: onboardingSteps.id })
    .from(onboardingSteps)
    .orderBy(asc(onboardingSteps.order), asc(onboardingSteps.id));
  return rows.map((row) => row.id);
}
