import { eq, inArray } from "drizzle-orm";
import { onboardingSteps as steps } from "../../../content/onboarding/index.ts";
import type { OnboardingStepSeed } from "../../../content/types.ts";
import { textColumns } from "../../onboarding/step-texts.ts";
import type { Database } from "../client.ts";
import { onboardingSteps, seedsApplied } from "../schema/index.ts";

const seedKey = (step: OnboardingStepSeed) => `onboarding:${step.key}`;

/** Seeds the steps once each; they name their prerequisites by key, the table by id. */
export async function seedOnboardingSteps(tx: Database): Promise<void> {
  const done = await tx
    .select()
    .from(seedsApplied)
    .where(inArray(seedsApplied.key, steps.map(seedKey)));
  const applied = new Set(done.map((row) => row.key));
  const fresh = steps.filter((step) => !applied.has(seedKey(step)));
  const ids = new Map<string, number>();
  for (const step of fresh) {
    const [row] = await tx
      .insert(onboardingSteps)
      .values({ ...textColumns(step), ...shape(step) })
      .returning({ id: onboardingSteps.id });
    if (row) ids.set(step.key, row.id);
    await tx.insert(seedsApplied).values({ key: seedKey(step) });
  }
  for (const step of fresh) {
    const id = ids.get(step.key);
    const prerequisites = step.prerequisites.map((key) => ids.get(key)).filter((found) => found !== undefined);
    if (id !== undefined) await tx.update(onboardingSteps).set({ prerequisites }).where(eq(onboardingSteps.id, id));
  }
}

function shape(step: OnboardingStepSeed) {
  const { estimatedDuration, difficulty, category, trackTypes } = step;
  return { estimatedDuration, difficulty, category, trackTypes, order: (steps.indexOf(step) + 1) * 10 };
}
