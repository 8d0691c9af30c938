import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { Registration } from "../../../domain/people/registration.ts";
import { usernameSkeleton } from "../../../domain/people/username-skeleton.ts";
import type { User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { agentInvitations, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Client } from "../session/client.ts";
import { refuseWeakPassword } from "../session/password-rules.ts";
import { hashPassword } from "../session/passwords.ts";
import { endSession } from "../session/end-sessions.ts";
import { hashToken, startSession } from "../session/session-store.ts";
import { refuseTakenUsername, usernameTaken } from "../users/create-user.ts";
import { presentUser } from "../session/present-user.ts";
import { isOpenInvitation } from "./find-invitation.ts";

type InvitedPerson = Registration & { invitationCode: string; email: string; language: Language };

/**
 * Registers a user by a one-time invitation: creates the account with the invitation's address and role, and logs it
 * in.
 */
export async function register(
  deps: Deps,
  { invitationCode, ...person }: InvitedPerson,
  client: Client,
): Promise<{ user: User; token: string }> {
  await refuseWeakPassword(deps, person.password, person, "password");
  const password = await hashPassword(person.password);
  return makeChange(deps, client, async (tx) => {
    const now = deps.clock();
    const [invitation] = await tx
      .update(agentInvitations)
      .set({ isUsed: true, usedAt: now })
      .where(isOpenInvitation(invitationCode, now))
      .returning();
    if (!invitation) throw new AppError("invitationInvalid");
    await refuseTakenUsername(tx, person.username);
    const { email, role } = invitation;
    const skeleton = usernameSkeleton(person.username);
    const values = { ...person, usernameSkeleton: skeleton, password, email, role, createdAt: now };
    const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning();
    if (!row) throw usernameTaken();
    if (client.oldToken) await endSession(tx, hashToken(client.oldToken));
    const token = await startSession(tx, deps, { userId: row.id, isComplete: true, ...client, now });
    const details = { invitation: invitation.id, role };
    const event = { action: "user.register", actor: row, subject: { type: "user", id: row.id }, details } as const;
    return { result: { user: presentUser(row), token }, event };
  });
}
