import { and, asc, eq, lt } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { StepStatus, Track } from "../../../domain/people/onboarding.ts";
import { buildPath, tally, type PathStep } from "../../../domain/people/onboarding-path.ts";
import type { Database } from "../../platform/db/client.ts";
import { agentOnboarding, onboardingSteps, userStepProgress } from "../../platform/db/schema/index.ts";

export type OnboardingRow = typeof agentOnboarding.$inferSelect;
export type StepRow = typeof onboardingSteps.$inferSelect;
export type ProgressRow = typeof userStepProgress.$inferSelect;

/** A step on a person's path, with their progress on it. */
export type PathStepProgress<S = StepRow, P = ProgressRow> = {
  id: number;
  prerequisites: readonly number[];
  status: StepStatus;
  step: S;
  progress: P | undefined;
};

/** The onboarding state of one agent: the stored row and the path of steps. */
export type Journey = { onboarding: OnboardingRow; path: PathStepProgress[] };

const ACTIVITY_STEP_MS = 60_000;

/** Joins the steps of a track with the progress made on them. */
export function joinProgress<S extends PathStep, P extends { stepId: number; status: StepStatus }>(
  steps: readonly S[],
  track: Track | null,
  progress: readonly P[],
): PathStepProgress<S, P>[] {
  const made = new Map(progress.map((row) => [row.stepId, row]));
  return buildPath(steps, track).map((step) => {
    const row = made.get(step.id);
    const { id, prerequisites } = step;
    return { id, prerequisites, status: row?.status ?? "not_started", step, progress: row };
  });
}

/** Loads the agent's journey and records the visit; the first visit starts the journey. */
export async function visitJourney(db: Database, userId: number, now: Date): Promise<Journey> {
  await ensureJourneyExists(db, userId, now);
  await db
    .update(agentOnboarding)
    .set({ lastActiveAt: now })
    .where(
      and(
        eq(agentOnboarding.userId, userId),
        lt(agentOnboarding.lastActiveAt, new Date(now.getTime() - ACTIVITY_STEP_MS)),
      ),
    );
  return findJourney(db, userId);
}

/** Loads the agent's journey without changing it; fails when it has not started. */
export async function findJourney(db: Database, userId: number): Promise<Journey> {
  const [onboarding] = await db.select().from(agentOnboarding).where(eq(agentOnboarding.userId, userId));
  return readJourney(db, onboarding);
}

/** Loads the agent's journey with a row lock until the transaction ends, so that two tabs take turns. */
export async function lockJourney(tx: Database, userId: number, now: Date): Promise<Journey> {
  await ensureJourneyExists(tx, userId, now);
  const [onboarding] = await tx.select().from(agentOnboarding).where(eq(agentOnboarding.userId, userId)).for("update");
  return readJourney(tx, onboarding);
}

async function ensureJourneyExists(tx: Database, userId: number, now: Date): Promise<void> {
  await tx.insert(agentOnboarding).values({ userId, startedAt: now, lastActiveAt: now }).onConflictDoNothing();
}

/** Loads the path of an agent for the choices in their onboarding row. */
export async function readJourney(tx: Database, onboarding: OnboardingRow | undefined): Promise<Journey> {
  if (!onboarding) throw new AppError("notFound");
  const steps = await tx.select().from(onboardingSteps).orderBy(asc(onboardingSteps.order));
  const progress = await tx.select().from(userStepProgress).where(eq(userStepProgress.userId, onboarding.userId));
  return { onboarding, path: joinProgress(steps, onboarding.personalizedTrack, progress) };
}

/** Saves changes and the number of completed steps. Once everything is completed, the journey stays completed. */
export async function settleJourney(
  tx: Database,
  { onboarding, path }: Journey,
  now: Date,
  changes: Partial<OnboardingRow> = {},
): Promise<OnboardingRow> {
  const { completedSteps, isDone } = tally(path);
  const completion = isDone && !onboarding.isCompleted ? { isCompleted: true, completedAt: now } : {};
  const [row] = await tx
    .update(agentOnboarding)
    .set({ ...changes, ...completion, currentStep: completedSteps })
    .where(eq(agentOnboarding.id, onboarding.id))
    .returning();
  if (!row) throw new AppError("notFound");
  return row;
}
