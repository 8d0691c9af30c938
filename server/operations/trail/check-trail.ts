import { beginCheck, finishCheck } from "../../platform/audit/check-pieces.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";

/** Begins a check of the audit trail and queues its job: from the first entry, or from where the last check ended. */
export async function startTrailCheck(deps: Pick<Deps, "db" | "keys" | "jobs">, isWhole: boolean): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await beginCheck(tx, deps, isWhole);
    // Also queued when a check is under way: its job may have been given up. A second job finds nothing left to do.
    await deps.jobs.send(tx, checkTrailJob, {});
  });
}

export const checkTrailJob: Job<"check-audit-trail", Nothing> = {
  name: "check-audit-trail",
  data: NOTHING,
  pace: { ...HOURLY, retry: { ...HOURLY.retry, expireInSeconds: 4 * 3600 } },
  async work(tools) {
    await finishCheck(tools);
  },
};
