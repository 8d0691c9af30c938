import type { Deps, Job } from "../deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../jobs/pace.ts";
import { verifyNotedTrail } from "../audit/verify-trail.ts";

/**
 * Writes where the audit trail ends into the log, which is kept elsewhere than the database. Somebody who puts the
 * database back to an earlier day, head and all, is found against a line that was noted later.
 */
export async function noteHead(needs: Pick<Deps, "db" | "keys" | "env" | "log">): Promise<void> {
  const { entries, head, fault } = await verifyNotedTrail(needs);
  if (fault) needs.log.error({ entries, head, fault }, "the audit trail is not whole");
  else needs.log.info({ entries, head }, "audit head");
}

export const noteHeadJob: Job<"note-audit-head", Nothing> = {
  name: "note-audit-head",
  data: NOTHING,
  pace: HOURLY,
  // About noon in Texas: an office that switches its computer off at night has it on then.
  schedule: "0 18 * * *",
  work: noteHead,
};
