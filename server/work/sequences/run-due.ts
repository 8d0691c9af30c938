import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { RunEnd } from "../../../domain/work/sequence-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests, sequenceRuns, sequences } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { beginRuns } from "./begin-runs.ts";
import { doStep } from "./do-step.ts";
import { endRuns } from "./end-runs.ts";
import { stopReason } from "../history/stopped-run.ts";
import { RUN_EVERY_MINUTES } from "./foresee-step.ts";

/** Maximum steps per run of the job; the next run does the rest. */
const MAX_STEPS = 500;
const DAY_MS = 86_400_000;

/**
 * Runs the due steps of all sequences, one transaction per request. Two processes share the work, since each skips the
 * rows that the other has locked (`SKIP LOCKED`).
 */
export async function runDue(deps: Deps): Promise<void> {
  await deps.db.transaction((tx) => beginRuns(tx, deps.clock()));
  for (let done = 0; done < MAX_STEPS; done++) {
    if (!(await deps.db.transaction((tx) => runNext(deps, tx)))) return;
  }
}

async function runNext(deps: Deps, tx: Database): Promise<boolean> {
  const now = deps.clock();
  const [run] = await tx
    .select()
    .from(sequenceRuns)
    .where(and(isNull(sequenceRuns.endedAt), lte(sequenceRuns.nextAt, now)))
    .orderBy(asc(sequenceRuns.nextAt))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!run) return false;
  // Read under the lock of the run: its index is one of these steps, also where an admin has just changed them.
  const [sequence] = await tx.select().from(sequences).where(eq(sequences.id, run.sequenceId));
  if (!sequence) return false;
  // Row lock: a change of the request comes either before the step or after it.
  await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, run.requestId)).for("update");
  const end = sequence.isActive ? await findReason(deps, tx, run.id) : "hand";
  const step = sequence.steps[run.nextStep];
  if (end || !step) {
    await endRuns(tx, [run.id], end ?? "done", now);
    return true;
  }
  await doStep(deps, tx, { run, step, name: sequence.name });
  const next = sequence.steps[run.nextStep + 1];
  if (!next) await endRuns(tx, [run.id], "done", now);
  else {
    const planned = run.startedAt.getTime() + next.day * DAY_MS;
    // Steps whose days had passed before they were added keep their distance.
    const late = run.nextAt.getTime() + (next.day - step.day) * DAY_MS;
    const nextAt = new Date(planned > now.getTime() ? planned : Math.max(now.getTime(), late));
    await tx
      .update(sequenceRuns)
      .set({ nextStep: run.nextStep + 1, nextAt })
      .where(eq(sequenceRuns.id, run.id));
  }
  return true;
}

async function findReason(deps: Deps, tx: Database, runId: number): Promise<RunEnd | null> {
  const found = await tx.execute<{ reason: RunEnd | null }>(sql`select ${stopReason(deps, runId)} as reason`);
  return found.rows[0]?.reason ?? null;
}

export const runSequencesJob: Job<"run-sequences", Nothing> = {
  name: "run-sequences",
  data: NOTHING,
  pace: HOURLY,
  schedule: `*/${RUN_EVERY_MINUTES} * * * *`,
  work: runDue,
};
