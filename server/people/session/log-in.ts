import { and, eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Credentials, User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { presentUser } from "./present-user.ts";
import type { Client } from "./client.ts";
import { endSession } from "./end-sessions.ts";
import { findLoginAccount } from "./find-login-account.ts";
import { knownDevice } from "./known-device.ts";
import { guesserOf } from "./login-limits.ts";
import { decoyHash, hashPassword, isWeakHash, verifyPassword } from "./passwords.ts";
import { hashToken, needsPasskey, startSession } from "./session-store.ts";
import { warnOfGuessingJob } from "./warn-of-guessing.ts";

/**
 * Checks a username or e-mail address and a password and starts a session, which is incomplete when a second factor is
 * required. Unknown, wrong and deactivated accounts get the same response, and each costs one password verification (no
 * timing leak).
 */
export async function logIn(
  deps: Deps,
  { username: typed, password }: Credentials,
  client: Client,
): Promise<{ user: User; token: string; next: "code" | "passkey" | null }> {
  const { db, clock, jobs, loginLimits } = deps;
  const row = await findLoginAccount(db, typed);
  // Attempts count for the account, whether its username or its address was typed.
  const username = row?.username ?? typed;
  const guesser = guesserOf(username, knownDevice(deps, row, client), client);
  const { startsWait } = await loginLimits.take("password", guesser);
  const isRight = await verifyPassword(row?.password ?? (await decoyHash), password);
  if (!row || !isRight || !row.isActive) {
    await makeChange(deps, client, async (tx) => {
      // Queues the job for unknown names too: the response time must not reveal whether an account exists.
      if (startsWait) await jobs.send(tx, warnOfGuessingJob, { userId: row?.id ?? null, guess: "password" });
      return { event: { action: "login.failed", details: { username: row ? username : "(unknown)" } } };
    });
    throw new AppError("unauthenticated", { message: "errors:badCredentials" });
  }
  const next = row.totpEnabledAt ? "code" : (await needsPasskey(db, deps, row)) ? "passkey" : null;
  const isComplete = next === null;
  await loginLimits.giveBack(guesser);
  // The count stays until the second factor succeeds: a person who knows the password cannot begin unlimited logins.
  if (isComplete) await loginLimits.forget(guesser);
  const upgraded = isWeakHash(row.password) ? await hashPassword(password) : undefined;
  const token = await makeChange(deps, { actor: row, ip: client.ip }, async (tx) => {
    await rejectIfAccountChanged(tx, row);
    if (upgraded) await tx.update(users).set({ password: upgraded }).where(eq(users.id, row.id));
    if (client.oldToken) await endSession(tx, hashToken(client.oldToken));
    const started = await startSession(tx, deps, { userId: row.id, isComplete, ...client, now: clock() });
    return { result: started, event: isComplete ? { action: "login" } : null };
  });
  return { user: presentUser(row), token, next };
}

/** Rejects the login when the password was changed or the account closed while the hash was being verified. */
async function rejectIfAccountChanged(tx: Database, { id, password }: { id: number; password: string }): Promise<void> {
  const same = and(eq(users.id, id), eq(users.password, password), eq(users.isActive, true));
  const [still] = await tx.select({ id: users.id }).from(users).where(same).for("no key update");
  if (!still) throw new AppError("unauthenticated", { message: "errors:badCredentials" });
}
