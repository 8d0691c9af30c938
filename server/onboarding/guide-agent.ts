import { and, eq } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { mayMentor } from "../../domain/onboarding.ts";
import type { AgentNotes } from "../../domain/onboarding-forms.ts";
import { mayMove } from "../../domain/onboarding-status.ts";
import type { Database } from "../db/client.ts";
import { agentOnboarding, users } from "../db/schema/index.ts";
import { versionOf } from "../db/version-of.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { lockJourney, settleJourney, type Journey } from "./journey.ts";
import { store } from "./report-progress.ts";

type Change = {
  action: string;
  details?: Record<string, unknown>;
  apply(tx: Database, journey: Journey): Promise<void>;
};

/** Changes something about an agent's onboarding on their behalf, and writes down who did. */
async function guide(
  { db, clock, recordEvent }: Deps,
  userId: number,
  { actor, ip }: Caller,
  change: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [agent] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.isActive, true)));
    if (!agent) throw new AppError("notFound");
    await change.apply(tx, await lockJourney(tx, userId, clock()));
    const { action, details } = change;
    await recordEvent(tx, { action, actor, subject: { type: "user", id: userId }, details, ip }, clock());
  });
}

const update = (tx: Database, { onboarding }: Journey, set: Partial<typeof agentOnboarding.$inferInsert>) =>
  tx.update(agentOnboarding).set(set).where(eq(agentOnboarding.id, onboarding.id));

/** Gives an agent a mentor, or takes the mentor away. Trainees do not mentor, and nobody mentors themselves. */
export async function assignMentor(deps: Deps, userId: number, mentorId: number | null, caller: Caller): Promise<void> {
  await guide(deps, userId, caller, {
    action: "onboarding.mentor",
    details: { mentorId },
    async apply(tx, journey) {
      if (mentorId !== null) {
        const active = and(eq(users.id, mentorId), eq(users.isActive, true));
        const [mentor] = await tx.select({ role: users.role }).from(users).where(active);
        if (!mentor || !mayMentor(mentor.role) || mentorId === userId)
          throw new AppError("invalid", { fields: { mentorId: "validation:mentor" } });
      }
      await update(tx, journey, { mentorId });
    },
  });
}

/** Keeps what the guides want to remember about an agent, unless another guide wrote since it was loaded. */
export async function keepNotes(
  deps: Deps,
  userId: number,
  { notes, version }: AgentNotes,
  caller: Caller,
): Promise<void> {
  await guide(deps, userId, caller, {
    action: "onboarding.notes",
    async apply(tx, journey) {
      if (versionOf(journey.onboarding.notes ?? "") !== version) throw new AppError("conflict");
      await update(tx, journey, { notes });
    },
  });
}

/** Lets an agent skip a step: it opens what waits for it and no longer counts. */
export async function skipStep(deps: Deps, userId: number, stepId: number, caller: Caller): Promise<void> {
  await guide(deps, userId, caller, {
    action: "onboarding.skip",
    details: { stepId },
    async apply(tx, journey) {
      const walked = journey.path.find((step) => step.id === stepId);
      if (!walked) throw new AppError("notFound");
      if (!mayMove(walked.status, "skipped", "admin")) {
        const message = walked.status === "completed" ? "errors:stepCompleted" : "errors:stepMove";
        throw new AppError("conflict", { message });
      }
      const progress = await store(tx, userId, stepId, { status: "skipped" });
      const path = journey.path.map((step) =>
        step === walked ? { ...step, status: progress.status, progress } : step,
      );
      await settleJourney(tx, { ...journey, path }, deps.clock());
    },
  });
}
