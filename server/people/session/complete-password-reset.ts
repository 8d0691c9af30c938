import { and, eq, gt, isNull } from "drizzle-orm";
import type { PasswordReset } from "../../../domain/people/profile.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { passwordResets, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { endSessionsOf } from "./end-sessions.ts";
import { refuseWeakPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { hashToken } from "./session-store.ts";

type Needs = Pick<Deps, "db" | "clock">;

const isOpen = (token: string, now: Date) =>
  and(eq(passwordResets.tokenHash, hashToken(token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

/** Finds the active user that a reset link belongs to; undefined when the token is used, expired or unknown. */
export async function findResetOwner({ db, clock }: Needs, token: string) {
  const [row] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isOpen(token, clock()), eq(users.isActive, true)));
  return row?.user;
}

/** Sets a new password by a one-time reset link and returns the user's id. Ends every session of the account. */
export async function completePasswordReset(
  deps: Deps,
  { token, newPassword }: PasswordReset,
  ip: string,
): Promise<number> {
  const { clock, loginLimits } = deps;
  const expired = new AppError("invalid", { message: "errors:linkExpired" });
  const user = await findResetOwner(deps, token);
  if (!user) throw expired;
  await refuseWeakPassword(deps, newPassword, user, "newPassword");
  const password = await hashPassword(newPassword);
  await makeChange(deps, { actor: user, ip }, async (tx) => {
    // Locks the account row first, in the same order as the code that creates links: the other order could deadlock.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("no key update");
    const used = await tx
      .update(passwordResets)
      .set({ usedAt: clock() })
      .where(isOpen(token, clock()))
      .returning({ userId: passwordResets.userId });
    if (used.length === 0) throw expired;
    // One used link invalidates all other links of the account.
    await tx.delete(passwordResets).where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt)));
    await tx.update(users).set({ password, mustChangePassword: false }).where(eq(users.id, user.id));
    await endSessionsOf(tx, user.id, "password");
    return { event: { action: "password.reset" } };
  });
  // Resets the login rate limit: a person who forgot the password has most likely tried too often.
  await loginLimits.forget({ username: user.username });
  return user.id;
}
