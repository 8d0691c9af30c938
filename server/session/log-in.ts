import { eq, sql } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { Credentials, User } from "../../domain/users.ts";
import { recordEvent } from "../audit/record-event.ts";
import { users } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { presentUser } from "../users/present-user.ts";
import type { LoginLimits } from "./login-limits.ts";
import { decoyHash, hashPassword, isWeakHash, verifyPassword } from "./passwords.ts";
import { endSession, hashToken, startSession } from "./session-store.ts";

type Caller = { ip: string; userAgent: string; oldToken: string | undefined };

/**
 * Checks a name and a password and starts a session.
 * Unknown, wrong and deactivated look the same from outside, and each costs one verification.
 */
export async function logIn(
  deps: Deps & { loginLimits: LoginLimits },
  { username, password }: Credentials,
  caller: Caller,
): Promise<{ user: User; token: string }> {
  const { db, env, clock, loginLimits } = deps;
  await loginLimits.check(username, caller.ip);
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`);
  const isRight = await verifyPassword(row?.password ?? (await decoyHash), password);
  if (!row || !isRight || !row.isActive) {
    await loginLimits.recordFailure(username, caller.ip);
    const event = { action: "login.failed", details: { username: row ? username : "(unknown)" }, ip: caller.ip };
    await db.transaction((tx) => recordEvent(tx, event, clock()));
    throw new AppError("unauthenticated", { message: "errors:badCredentials" });
  }
  await loginLimits.forget(username);
  const upgraded = isWeakHash(row.password) ? await hashPassword(password) : undefined;
  const token = await db.transaction(async (tx) => {
    if (upgraded) await tx.update(users).set({ password: upgraded }).where(eq(users.id, row.id));
    if (caller.oldToken) await endSession(tx, hashToken(caller.oldToken));
    await recordEvent(tx, { action: "login", actor: row, ip: caller.ip }, clock());
    return startSession(tx, env, { userId: row.id, isComplete: true, ...caller, now: clock() });
  });
  return { user: presentUser(row), token };
}
