import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import type { PasswordChange, User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { passwordResets, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Session } from "../../platform/http/caller.ts";
import { clientOf, type Client } from "../session/client.ts";
import { confirmPassword } from "../session/confirm-password.ts";
import { setSessionCookie } from "../session/identify-callers.ts";
import { rememberDevice } from "../session/known-device.ts";
import { refuseWeakPassword } from "../session/password-rules.ts";
import { hashPassword } from "../session/passwords.ts";
import { endSessionsOf } from "../session/end-sessions.ts";
import { startSession } from "../session/session-store.ts";

/** Changes the caller's own password. Ends every session; the caller continues with a new one and gets its cookies. */
export async function changePassword(
  deps: Deps,
  { user, byPasskey }: Session,
  change: PasswordChange,
  reply: FastifyReply,
): Promise<void> {
  const client = { ...clientOf(reply.request, deps.env), byPasskey };
  setSessionCookie(reply, deps.env, await replacePassword(deps, user, change, client));
  await rememberDevice(deps, reply, user.id);
}

async function replacePassword(
  deps: Deps,
  owner: User,
  change: PasswordChange,
  client: Client & { byPasskey: boolean },
): Promise<string> {
  const user = await confirmPassword(deps, owner, change.currentPassword, client.ip);
  await refuseWeakPassword(deps, change.newPassword, user, "newPassword");
  const password = await hashPassword(change.newPassword);
  return makeChange(deps, { actor: user, ip: client.ip }, async (tx) => {
    await tx.update(users).set({ password, mustChangePassword: false }).where(eq(users.id, user.id));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    await endSessionsOf(tx, user.id, "password");
    const token = await startSession(tx, deps, { userId: user.id, isComplete: true, ...client, now: deps.clock() });
    return { result: token, event: { action: "password.change" } };
  });
}
