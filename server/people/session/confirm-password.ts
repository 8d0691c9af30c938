import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import type { IdentityConfirmation } from "../../../domain/people/profile.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { acceptCode } from "./accept-code.ts";
import { verifyPassword } from "./passwords.ts";
import { warnOfGuessingJob } from "./warn-of-guessing.ts";

/**
 * Verifies the password of a user who is already logged in, and returns the account. These attempts have their own rate
 * limit, apart from the login form: strangers who guess there cannot keep the owner from changing the password.
 */
export async function confirmPassword(
  deps: Deps,
  owner: { id: number; username: string },
  password: string,
  ip: string,
): Promise<typeof users.$inferSelect> {
  const { db, jobs, loginLimits } = deps;
  const guesser = { username: owner.username };
  const { startsWait } = await loginLimits.take("confirmation", guesser);
  const [user] = await db.select().from(users).where(eq(users.id, owner.id));
  if (user && (await verifyPassword(user.password, password))) {
    await loginLimits.forget(guesser, ["confirmation"]);
    return user;
  }
  await makeChange(deps, { actor: owner, ip }, async (tx) => {
    if (startsWait) await jobs.send(tx, warnOfGuessingJob, { userId: owner.id, guess: "confirmation" });
    return { event: { action: "password.confirm-failed" } };
  });
  throw new AppError("invalid", {
    message: "errors:wrongPassword",
    fields: { currentPassword: "errors:wrongPassword" },
  });
}

/**
 * Confirms again who the caller is, by what the request body has: the password or, for an account with a second factor,
 * a code of the authenticator app or a recovery code, as at the login.
 */
export async function confirmIdentity(
  deps: Deps,
  call: { readonly body: IdentityConfirmation; request: FastifyRequest },
): Promise<void> {
  const { actor, ip } = await callerOf(call.request);
  const { code, currentPassword = "" } = call.body;
  if (code) await confirmCode(deps, actor, code, ip);
  else await confirmPassword(deps, actor, currentPassword, ip);
}

/** Verifies a code of the second factor. The attempts count together with those of passwords. */
async function confirmCode(
  deps: Deps,
  owner: { id: number; username: string },
  code: string,
  ip: string,
): Promise<void> {
  const { jobs, loginLimits } = deps;
  const guesser = { username: owner.username };
  const { startsWait } = await loginLimits.take("confirmation", guesser);
  const isAccepted = await makeChange(deps, { actor: owner, ip }, async (tx) => {
    const [user] = await tx.select({ onSince: users.totpEnabledAt }).from(users).where(eq(users.id, owner.id));
    if (user?.onSince && (await acceptCode(deps, tx, owner.id, code))) return { result: true, event: null };
    if (startsWait) await jobs.send(tx, warnOfGuessingJob, { userId: owner.id, guess: "confirmation" });
    return { result: false, event: { action: "second-factor.confirm-failed" } };
  });
  if (!isAccepted) throw new AppError("invalid", { message: "errors:badCode", fields: { code: "errors:badCode" } });
  await loginLimits.forget(guesser, ["confirmation"]);
}

/** Returns the caller's account after the password in the request body was verified. */
export async function confirmedAccount(
  deps: Deps,
  call: { readonly body: { currentPassword: string }; request: FastifyRequest },
): Promise<typeof users.$inferSelect> {
  const { actor, ip } = await callerOf(call.request);
  return confirmPassword(deps, actor, call.body.currentPassword, ip);
}
