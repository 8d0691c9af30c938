import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { beginCheck, finishCheck } from "../../platform/audit/check-pieces.ts";

/**
 * Checks the whole audit trail, whatever was checked before, and writes its end into the log, which is kept elsewhere
 * than the database. A later line of the log reveals that somebody has put the database back to an earlier day, head
 * and all.
 */
export async function noteHead(needs: Pick<Deps, "db" | "keys" | "env" | "clock" | "log">): Promise<void> {
  await needs.db.transaction((tx) => beginCheck(tx, needs, true));
  const { last } = await finishCheck(needs);
  if (last && !last.fault) needs.log.info({ entries: last.entries, head: last.head }, "audit head");
}

export const noteHeadJob: Job<"note-audit-head", Nothing> = {
  name: "note-audit-head",
  data: NOTHING,
  // A check may take minutes; a piece that is lost is checked again.
  pace: { ...HOURLY, retry: { ...HOURLY.retry, expireInSeconds: 4 * 3600 } },
  // About noon in Texas: an office that switches its computer off at night has it on then.
  schedule: "0 18 * * *",
  work: noteHead,
};
