import { eq } from "drizzle-orm";
import { onboardingSteps as steps } from "../../../content/onboarding/index.ts";
import type { OnboardingStepSeed } from "../../../content/types.ts";
import { textColumns } from "../../onboarding/step-texts.ts";
import type { Database } from "../client.ts";
import { onboardingSteps } from "../schema/index.ts";
import { applyOnce, type Seed } from "./apply-once.ts";

/** Seeds the steps once each; they name their prerequisites by key, the table by id. */
export async function seedOnboardingSteps(tx: Database): Promise<void> {
  const ids = new Map<string, number>();
  const toSeed = (step: OnboardingStepSeed, at: number): Seed => ({
    key: `onboarding:${step.key}`,
    async insert() {
      const { estimatedDuration, difficulty, category, trackTypes } = step;
      const shape = { estimatedDuration, difficulty, category, trackTypes, order: (at + 1) * 10 };
      const [row] = await tx
        .insert(onboardingSteps)
        .values({ ...textColumns(step), ...shape })
        .returning({ id: onboardingSteps.id });
      if (row) ids.set(step.key, row.id);
    },
  });
  await applyOnce(tx, steps.map(toSeed));
  for (const step of steps) {
    const id = ids.get(step.key);
    const prerequisites = step.prerequisites.map((key) => ids.get(key)).filter((found) => found !== undefined);
    if (id !== undefined) await tx.update(onboardingSteps).set({ prerequisites }).where(eq(onboardingSteps.id, id));
  }
}
