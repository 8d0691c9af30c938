import { eq, inArray } from "drizzle-orm";
import { onboardingSteps as steps } from "../../../content/onboarding/index.ts";
import type { Language } from "../../../domain/language.ts";
import type { OnboardingStepSeed } from "../../../content/types.ts";
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
      .values({ ...texts(step, "en"), ...shape(step), translations: { es: texts(step, "es") } })
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

function texts(step: OnboardingStepSeed, language: Language) {
  return {
    title: step.title[language],
    description: step.description[language],
    content: step.content[language],
    resources: step.resources.map((r) => ({ ...r, title: r.title[language] })),
    quiz: step.quiz.map((q) => ({
      question: q.question[language],
      options: q.options.map((o) => o[language]),
      answer: q.answer,
    })),
  };
}
