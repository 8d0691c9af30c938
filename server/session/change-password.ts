import { eq } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { PasswordChange } from "../../domain/users.ts";
import { recordEvent } from "../audit/record-event.ts";
import { users } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { refuseWeakPassword } from "./password-rules.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { endSessionsOf, startSession } from "./session-store.ts";

/** Changes one's own password. Every session ends; the caller goes on with a new one. */
export async function changePassword(
  { db, env, clock }: Deps,
  userId: number,
  change: PasswordChange,
  caller: { ip: string; userAgent: string },
): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || !(await verifyPassword(user.password, change.currentPassword))) {
    throw new AppError("invalid", {
      message: "errors:wrongPassword",
      fields: { currentPassword: "errors:wrongPassword" },
    });
  }
  refuseWeakPassword(change.newPassword, user, env, "newPassword");
  const password = await hashPassword(change.newPassword);
  return db.transaction(async (tx) => {
    await tx.update(users).set({ password, mustChangePassword: false }).where(eq(users.id, userId));
    await endSessionsOf(tx, userId);
    await recordEvent(tx, { action: "password.change", actor: user, ip: caller.ip }, clock());
    return startSession(tx, env, { userId, isComplete: true, ...caller, now: clock() });
  });
}
