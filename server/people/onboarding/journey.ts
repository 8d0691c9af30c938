import { and, asc, eq, lt } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { StepStatus, Track } from "../../../domain/people/onboarding.ts";
import { buildPath, tally, type PathStep } from "../../../domain/people/onboarding-path.ts";
import type { Database } from "../../platform/db/client.ts";
import { agentOnboarding, onboardingSteps, userStepProgress } from "../../platform/db/schema/index.ts";

export type OnboardingRow = typeof agentOnboarding.$inferSelect;
export type StepRow = typeof onboardingSteps.$inferSelect;
export type ProgressRow = typeof userStepProgress.$inferSelect;

/** A step of somebody's path and how far they are with it. */
export type Walked<S = StepRow, P = ProgressRow> = {
  id: number;
  prerequisites: readonly number[];
  status: StepStatus;
  step: S;
  progress: P | undefined;
};

/** What onboarding knows of one agent. */
export type Journey = { onboarding: OnboardingRow; path: Walked[] };

const ACTIVITY_STEP_MS = 60_000;

/** Joins the steps of a track with what was made of them. */
export function walk<S extends PathStep, P extends { stepId: number; status: StepStatus }>(
  steps: readonly S[],
  track: Track | null,
  progress: readonly P[],
): Walked<S, P>[] {
  const made = new Map(progress.map((row) => [row.stepId, row]));
  return buildPath(steps, track).map((step) => {
    const row = made.get(step.id);
    const { id, prerequisites } = step;
    return { id, prerequisites, status: row?.status ?? "not_started", step, progress: row };
  });
}

/** The agent's journey; the first visit begins it. */
export async function visitJourney(db: Database, userId: number, now: Date): Promise<Journey> {
  await begin(db, userId, now);
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

/** The agent's journey as it is, once it has begun. */
export async function findJourney(db: Database, userId: number): Promise<Journey> {
  const [onboarding] = await db.select().from(agentOnboarding).where(eq(agentOnboarding.userId, userId));
  return readJourney(db, onboarding);
}

/** The agent's journey, held until the transaction ends: two tabs take turns. */
export async function lockJourney(tx: Database, userId: number, now: Date): Promise<Journey> {
  await begin(tx, userId, now);
  const [onboarding] = await tx.select().from(agentOnboarding).where(eq(agentOnboarding.userId, userId)).for("update");
  return readJourney(tx, onboarding);
}

async function begin(tx: Database, userId: number, now: Date): Promise<void> {
  await tx.insert(agentOnboarding).values({ userId, startedAt: now, lastActiveAt: now }).onConflictDoNothing();
}

/** The path of somebody, by the choices of their row. */
export async function readJourney(tx: Database, onboarding: OnboardingRow | undefined): Promise<Journey> {
  if (!onboarding) throw new AppError("notFound");
  const steps = await tx.select().from(onboardingSteps).orderBy(asc(onboardingSteps.order));
  const progress = await tx.select().from(userStepProgress).where(eq(userStepProgress.userId, onboarding.userId));
  return { onboarding, path: walk(steps, onboarding.personalizedTrack, progress) };
}

/** Writes down changes and how far along the path one is. Once everything is completed, that stays so. */
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
