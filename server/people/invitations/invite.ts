import { and, eq, isNull } from "drizzle-orm";
import type { IssuedInvitation } from "../../../domain/api/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { NewInvitation } from "../../../domain/people/invitations.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { agentInvitations } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { issueInvitation, mailInvitation, newCode } from "./issue-invitation.ts";

/** Invites a person to create an account. */
export function invite(deps: Deps, input: NewInvitation, caller: Caller): Promise<IssuedInvitation> {
  return makeChange(deps, caller, async (tx) => {
    const invitation = await issueInvitation(deps, tx, input, caller.actor.id);
    const subject = { type: "invitation", id: invitation.id };
    return { result: invitation, event: { action: "invitation.create", subject, details: { role: input.role } } };
  });
}

/** Sends an invitation again with a new link; the old link becomes invalid. */
export function resendInvitation(deps: Deps, id: number, caller: Caller): Promise<IssuedInvitation> {
  return makeChange(deps, caller, async (tx) => {
    const { code, stored } = newCode(deps.clock());
    const row = await changeUnused(tx, id, stored);
    const invitation = await mailInvitation(deps, tx, row, code);
    return { result: invitation, event: { action: "invitation.resend", subject: { type: "invitation", id } } };
  });
}

/** Revokes an unused invitation. */
export async function revokeInvitation(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    await changeUnused(tx, id, { revokedAt: deps.clock() });
    return { event: { action: "invitation.revoke", subject: { type: "invitation", id } } };
  });
}

type Invitation = typeof agentInvitations.$inferSelect;

/**
 * Updates an invitation only while it is neither used nor revoked. The check and the write are one statement, so there
 * is no race condition.
 */
async function changeUnused(tx: Database, id: number, change: Partial<Invitation>): Promise<Invitation> {
  const isUnused = and(eq(agentInvitations.isUsed, false), isNull(agentInvitations.revokedAt));
  const byId = eq(agentInvitations.id, id);
  const [row] = await tx.update(agentInvitations).set(change).where(and(byId, isUnused)).returning();
  if (row) return row;
  const [closed] = await tx.select({ id: agentInvitations.id }).from(agentInvitations).where(byId);
  if (!closed) throw new AppError("notFound");
  throw new AppError("conflict", { message: "errors:invitationClosed" });
}
