import type { TrailFault } from "../../../domain/api/operations/audit.ts";
import { describeFault } from "../describe-fault.ts";
import type { Deps } from "../deps.ts";
import { checkEnd } from "./check-end.ts";
import { readNote, writeNote } from "./noted-head.ts";

type Needs = Pick<Deps, "db" | "keys" | "env" | "log">;

const EVERY_MS = 60_000;

/**
 * Notes the end of the trail in the data folder while the program runs. The note reveals that somebody has put the
 * tables back to an earlier day, signed head and all. When the trail does not go on from the note, the note stays as it
 * is, until somebody with the key accepts the trail (`npm run verify-audit -- --accept`).
 */
export async function keepNote(needs: Needs): Promise<{ look(): Promise<void>; close(): Promise<void> }> {
  const { env, keys, log } = needs;
  let loggedReason: TrailFault["reason"] | undefined;

  async function look(): Promise<void> {
    const noted = readNote(env.DATA_DIR, keys);
    const { end, fault } = await checkEnd(needs.db, keys, noted);
    if (fault?.reason !== loggedReason && fault) log.error({ fault }, "the audit trail is not whole");
    loggedReason = fault?.reason;
    if (end && (noted === null || noted === "damaged" || noted.hash !== end.hash)) writeNote(env.DATA_DIR, keys, end);
  }

  let lastFailure: string | undefined;
  async function tryToLook(): Promise<void> {
    try {
      await look();
      lastFailure = undefined;
    } catch (error) {
      const err = describeFault(error);
      const failure = JSON.stringify(err);
      if (failure !== lastFailure) log.warn({ err }, "the end of the audit trail could not be noted");
      lastFailure = failure;
    }
  }

  await tryToLook();
  const timer = setInterval(() => void tryToLook(), EVERY_MS).unref();
  return {
    look: tryToLook,
    async close() {
      clearInterval(timer);
      await tryToLook();
    },
  };
}
