import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { NewInvitation } from "../../domain/invitations.ts";
import type { Database } from "../db/client.ts";
import { agentInvitations } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { issueInvitation, mailInvitation, newCode, type IssuedInvitation } from "./issue-invitation.ts";

/** Invites somebody to make an account of their own. */
export function invite(deps: Deps, input: NewInvitation, { actor, ip }: Caller): Promise<IssuedInvitation> {
  return deps.db.transaction(async (tx) => {
    const invitation = await issueInvitation(deps, tx, input, actor.id);
    const subject = { type: "invitation", id: invitation.id };
    const event = { action: "invitation.create", actor, subject, details: { role: input.role }, ip };
    await deps.recordEvent(tx, event, deps.clock());
    return invitation;
  });
}

/** Sends an invitation again with a new link; the old one is worth nothing any more. */
export function resendInvitation(deps: Deps, id: number, { actor, ip }: Caller): Promise<IssuedInvitation> {
  return deps.db.transaction(async (tx) => {
    const { code, stored } = newCode(deps.clock());
    const row = await changeUnused(tx, id, stored);
    const subject = { type: "invitation", id };
    await deps.recordEvent(tx, { action: "invitation.resend", actor, subject, ip }, deps.clock());
    return mailInvitation(deps, tx, row, code);
  });
}

/** Takes an invitation back before it is used. */
export async function revokeInvitation(deps: Deps, id: number, { actor, ip }: Caller): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await changeUnused(tx, id, { revokedAt: deps.clock() });
    const subject = { type: "invitation", id };
    await deps.recordEvent(tx, { action: "invitation.revoke", actor, subject, ip }, deps.clock());
  });
}

type Invitation = typeof agentInvitations.$inferSelect;

/** Changes an invitation only while nobody has used it or taken it back, also when both happen at once. */
async function changeUnused(tx: Database, id: number, change: Partial<Invitation>): Promise<Invitation> {
  const isUnused = and(eq(agentInvitations.isUsed, false), isNull(agentInvitations.revokedAt));
  const byId = eq(agentInvitations.id, id);
  const [row] = await tx.update(agentInvitations).set(change).where(and(byId, isUnused)).returning();
  if (row) return row;
  const [closed] = await tx.select({ id: agentInvitations.id }).from(agentInvitations).where(byId);
  if (!closed) throw new AppError("notFound");
  throw new AppError("conflict", { message: "errors:invitationClosed" });
}
