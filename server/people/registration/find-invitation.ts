import { and, eq, gt, isNull } from "drizzle-orm";
import { agentInvitations } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { hashToken } from "../session/session-store.ts";

/** Builds the SQL condition of an open invitation: not used, not revoked, not expired. */
export const isOpenInvitation = (code: string, now: Date) =>
  and(
    eq(agentInvitations.invitationCode, hashToken(code)),
    eq(agentInvitations.isUsed, false),
    isNull(agentInvitations.revokedAt),
    gt(agentInvitations.expiresAt, now),
  );

/** Finds the open invitation of a code; undefined when it is used, revoked, expired or unknown. */
export async function findInvitation({ db, clock }: Pick<Deps, "db" | "clock">, code: string) {
  const [invitation] = await db
    .select({ email: agentInvitations.email, role: agentInvitations.role })
    .from(agentInvitations)
    .where(isOpenInvitation(code, clock()));
  return invitation;
}
