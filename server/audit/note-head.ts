import type { Deps } from "../deps.ts";
import { verifyTrail } from "./verify-trail.ts";

/**
 * Writes where the audit trail ends into the log, which is kept elsewhere than the database. Somebody who puts the
 * database back to an earlier day, head and all, is found against a line that was noted later.
 */
export async function noteHead({ db, keys, log }: Pick<Deps, "db" | "keys" | "log">): Promise<void> {
  const { entries, head, fault } = await verifyTrail({ db, keys });
  if (fault) log.error({ entries, head, fault }, "the audit trail is not whole");
  else log.info({ entries, head }, "audit head");
}
