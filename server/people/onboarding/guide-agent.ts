import { and, eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { mayMentor } from "../../../domain/people/onboarding.ts";
import type { AgentNotes } from "../../../domain/people/onboarding-forms.ts";
import { mayMove } from "../../../domain/people/onboarding-status.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { agentOnboarding, users } from "../../platform/db/schema/index.ts";
import { versionOf } from "../../platform/db/version-of.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { lockJourney, settleJourney, type Journey } from "./journey.ts";
import { upsertStepProgress } from "./report-progress.ts";

/** Loads the journey of an active agent and locks it until the transaction ends. */
async function lockAgent(tx: Database, userId: number, now: Date): Promise<Journey> {
  const isActive = and(eq(users.id, userId), eq(users.isActive, true));
  const [agent] = await tx.select({ id: users.id }).from(users).where(isActive);
  if (!agent) throw new AppError("notFound");
  return lockJourney(tx, userId, now);
}

const subjectOf = (userId: number) => ({ type: "user", id: userId });

const updateOnboarding = (tx: Database, { onboarding }: Journey, set: Partial<typeof agentOnboarding.$inferInsert>) =>
  tx.update(agentOnboarding).set(set).where(eq(agentOnboarding.id, onboarding.id));

/** Assigns a mentor to an agent, or removes the mentor. Trainees do not mentor, and nobody mentors themselves. */
export async function assignMentor(deps: Deps, userId: number, mentorId: number | null, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const journey = await lockAgent(tx, userId, deps.clock());
    if (mentorId !== null) {
      const active = and(eq(users.id, mentorId), eq(users.isActive, true));
      const [mentor] = await tx.select({ role: users.role }).from(users).where(active);
      if (!mentor || !mayMentor(mentor.role) || mentorId === userId)
        throw new AppError("invalid", { fields: { mentorId: "validation:mentor" } });
    }
    await updateOnboarding(tx, journey, { mentorId });
    return { event: { action: "onboarding.mentor", subject: subjectOf(userId), details: { mentorId } } };
  });
}

/**
 * Saves the guides' notes about an agent. Optimistic locking: rejects the change when another guide wrote since the
 * notes were loaded.
 */
export async function keepNotes(
  deps: Deps,
  userId: number,
  { notes, version }: AgentNotes,
  caller: Caller,
): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const journey = await lockAgent(tx, userId, deps.clock());
    if (versionOf(journey.onboarding.notes ?? "") !== version) throw new AppError("conflict");
    await updateOnboarding(tx, journey, { notes });
    return { event: { action: "onboarding.notes", subject: subjectOf(userId) } };
  });
}

/** Skips a step for an agent: steps that depend on it open, and it no longer counts. */
export async function skipStep(deps: Deps, userId: number, stepId: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const journey = await lockAgent(tx, userId, deps.clock());
    const walked = journey.path.find((step) => step.id === stepId);
    if (!walked) throw new AppError("notFound");
    if (!mayMove(walked.status, "skipped", "admin")) {
      const message = walked.status === "completed" ? "errors:stepCompleted" : "errors:stepMove";
      throw new AppError("conflict", { message });
    }
    const progress = await upsertStepProgress(tx, userId, stepId, { status: "skipped" });
    const path = journey.path.map((step) => (step === walked ? { ...step, status: progress.status, progress } : step));
    await settleJourney(tx, { ...journey, path }, deps.clock());
    return { event: { action: "onboarding.skip", subject: subjectOf(userId), details: { stepId } } };
  });
}
