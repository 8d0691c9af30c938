import { and, eq, lt, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { SECOND_FACTOR } from "../../../domain/platform/limits.ts";
import type { User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { sessions } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { acceptCode } from "./accept-code.ts";
import type { Client } from "./client.ts";
import { endSession } from "./end-sessions.ts";
import { findKnownDevice } from "./known-device.ts";
import { guesserOf } from "./login-limits.ts";
import type { Session } from "../../platform/http/caller.ts";
import { startSession } from "./session-store.ts";
import { warnOfGuessingJob } from "./warn-of-guessing.ts";

/**
 * Completes a login with its second step: a TOTP code or a recovery code replaces the incomplete session by a complete
 * one.
 */
export async function completeLogIn(
  deps: Deps,
  session: Session | null,
  code: string,
  client: Client,
): Promise<{ user: User; token: string }> {
  const { db, clock, jobs, loginLimits } = deps;
  if (!session || session.isComplete) throw new AppError("unauthenticated", { message: "errors:loginExpired" });
  const { user, tokenHash } = session;
  const guesser = guesserOf(user.username, await findKnownDevice(deps, user.id, client), client);
  const { startsWait } = await loginLimits.take("code", guesser);
  const tries = await countTry(db, tokenHash);
  const caller = { actor: user, ip: client.ip };
  const token = await makeChange(deps, caller, async (tx) => {
    if (!(await acceptCode(deps, tx, user.id, code))) return { result: null, event: null };
    await endSession(tx, tokenHash);
    const started = await startSession(tx, deps, { userId: user.id, isComplete: true, ...client, now: clock() });
    return { result: started, event: { action: "login", details: { secondFactor: true } } };
  });
  if (token) {
    await loginLimits.giveBack(guesser);
    await loginLimits.forget(guesser);
    return { user, token };
  }
  await makeChange(deps, caller, async (tx) => {
    if (tries >= SECOND_FACTOR.tries) await endSession(tx, tokenHash);
    if (startsWait) await jobs.send(tx, warnOfGuessingJob, { userId: user.id, guess: "code" });
    return { event: { action: "login.code-failed" } };
  });
  if (tries >= SECOND_FACTOR.tries) throw new AppError("unauthenticated", { message: "errors:loginExpired" });
  throw new AppError("invalid", { message: "errors:badCode", fields: { code: "errors:badCode" } });
}

/**
 * Counts a code attempt before the code is checked, so that parallel requests get no extra attempts (race condition).
 */
async function countTry(db: Database, tokenHash: string): Promise<number> {
  const [row] = await db
    .update(sessions)
    .set({ failedCodes: sql`${sessions.failedCodes} + 1` })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.failedCodes, SECOND_FACTOR.tries)))
    .returning({ tries: sessions.failedCodes });
  if (!row) throw new AppError("unauthenticated", { message: "errors:loginExpired" });
  return row.tries;
}
