import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { isSameStep, nextStepAfterEdit, type SequenceStep } from "../../../domain/work/sequences.ts";
import type { Database } from "../../platform/db/client.ts";
import { sequenceRuns } from "../../platform/db/schema/index.ts";
import { endRuns } from "./end-runs.ts";

type Edit = { id: number; before: readonly SequenceStep[]; after: readonly SequenceStep[] };

/**
 * Moves the open runs of a sequence to the steps that it has now. A run holds the index of its next step only: with other
 * steps it would send one again, or leave one out. A run whose next step is the same keeps its time, and one without a
 * step left ends.
 */
export async function placeRuns(tx: Database, { id, before, after }: Edit, now: Date): Promise<void> {
  // Row lock: a step that is under way is done first, and counts.
  const open = await tx
    .select({ id: sequenceRuns.id, nextStep: sequenceRuns.nextStep })
    .from(sequenceRuns)
    .where(and(eq(sequenceRuns.sequenceId, id), isNull(sequenceRuns.endedAt)))
    .orderBy(asc(sequenceRuns.id))
    .for("update");
  for (const [place, runs] of Map.groupBy(open, ({ nextStep }) => nextStep)) {
    const ids = runs.map((run) => run.id);
    const nextStep = nextStepAfterEdit({ steps: before, nextStep: place }, after);
    const step = after[nextStep];
    if (!step) {
      await endRuns(tx, ids, "done", now);
      continue;
    }
    const planned = before[place];
    const isAsPlanned = planned !== undefined && isSameStep(planned, step);
    const soonest = sql`greatest(${now.toISOString()}::timestamptz,
      ${sequenceRuns.startedAt} + make_interval(hours => ${step.day * 24}))`;
    await tx
      .update(sequenceRuns)
      .set({ nextStep, ...(!isAsPlanned && { nextAt: soonest }) })
      .where(inArray(sequenceRuns.id, ids));
  }
}
