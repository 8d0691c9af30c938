import { asc, eq, max } from "drizzle-orm";
import type { EditableStep } from "../../../domain/api/people/onboarding.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { hasCycle } from "../../../domain/people/onboarding-path.ts";
import type { OnboardingStepChange, OnboardingStepInput, StepOrder } from "../../../domain/people/onboarding-forms.ts";
import { isPermutation } from "../../../domain/platform/ordering.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { onboardingSteps } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { editableStep, textColumns } from "./step-texts.ts";

const ORDER_GAP = 10;

/** Lists every step, active or not, in order, with all texts and answers, for admins. */
export async function listSteps(db: Database): Promise<EditableStep[]> {
  const rows = await db.select().from(onboardingSteps).orderBy(asc(onboardingSteps.order), asc(onboardingSteps.id));
  return rows.map(editableStep);
}

function columns(input: OnboardingStepInput) {
  const { estimatedDuration, difficulty, category, prerequisites, trackTypes, isActive } = input;
  return {
    ...textColumns(input),
    estimatedDuration,
    difficulty,
    category,
    prerequisites: [...new Set(prerequisites)],
    trackTypes: [...new Set(trackTypes)],
    isActive,
  };
}

/** Creates a step at the end of the path. */
export async function createStep(deps: Deps, input: OnboardingStepInput, caller: Caller): Promise<EditableStep> {
  return makeChange(deps, caller, async (tx) => {
    await lockSteps(tx);
    const [last] = await tx.select({ order: max(onboardingSteps.order) }).from(onboardingSteps);
    const now = deps.clock();
    const values = { ...columns(input), order: (last?.order ?? 0) + ORDER_GAP, createdAt: now, updatedAt: now };
    const [row] = await tx.insert(onboardingSteps).values(values).returning();
    if (!row) throw new Error("step was not stored");
    await rejectCycle(tx);
    return { result: editableStep(row), event: { action: "onboarding-step.create", subject: subjectOf(row.id) } };
  });
}

/**
 * Updates a step, with optimistic locking by its version: a conflict when another admin changed it meanwhile. The
 * agents' progress on it stays.
 */
export async function updateStep(
  deps: Deps,
  id: number,
  { version, ...input }: OnboardingStepChange,
  caller: Caller,
): Promise<EditableStep> {
  return makeChange(deps, caller, async (tx) => {
    await lockSteps(tx);
    const [before] = await tx.select().from(onboardingSteps).where(eq(onboardingSteps.id, id));
    if (!before) throw new AppError("notFound");
    if (editableStep(before).version !== version) throw new AppError("conflict");
    const set = { ...columns(input), updatedAt: deps.clock() };
    const [row] = await tx.update(onboardingSteps).set(set).where(eq(onboardingSteps.id, id)).returning();
    if (!row) throw new AppError("notFound");
    await rejectCycle(tx);
    return { result: editableStep(row), event: { action: "onboarding-step.update", subject: subjectOf(id) } };
  });
}

/** Reorders all steps as given. Rejects when the stored order is not the one that the admin saw (optimistic locking). */
export async function orderSteps(deps: Deps, { ids, seen }: StepOrder, caller: Caller): Promise<EditableStep[]> {
  return makeChange(deps, caller, async (tx) => {
    await lockSteps(tx);
    const current = (await listSteps(tx)).map(({ id }) => id);
    if (current.join() !== seen.join() || !isPermutation(current, ids)) throw new AppError("conflict");
    for (const [at, id] of ids.entries()) {
      await tx
        .update(onboardingSteps)
        .set({ order: (at + 1) * ORDER_GAP })
        .where(eq(onboardingSteps.id, id));
    }
    return { result: await listSteps(tx), event: { action: "onboarding-step.order", subject: subjectOf("all") } };
  });
}

/**
 * Locks all steps (row locks), so that only one writer runs at a time: two edits that are harmless alone could form a
 * cycle together.
 */
export async function lockSteps(tx: Database): Promise<number[]> {
  const rows = await tx
    .select({ id: onboardingSteps.id })
    .from(onboardingSteps)
    .orderBy(asc(onboardingSteps.id))
    .for("update");
  return rows.map((row) => row.id);
}

async function rejectCycle(tx: Database): Promise<void> {
  const { id, prerequisites } = onboardingSteps;
  const rows = await tx.select({ id, prerequisites }).from(onboardingSteps);
  const ids = new Set(rows.map((row) => row.id));
  const isUnknown = rows.some((row) => row.prerequisites.some((other) => !ids.has(other)));
  if (isUnknown) throw new AppError("invalid", { fields: { prerequisites: "validation:invalid" } });
  if (hasCycle(rows)) throw new AppError("invalid", { fields: { prerequisites: "validation:stepCircle" } });
}

const subjectOf = (id: number | "all") => ({ type: "onboarding-step", id });
