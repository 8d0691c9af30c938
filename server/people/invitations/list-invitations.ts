import { desc, eq, lt } from "drizzle-orm";
import type { PresentedInvitation } from "../../../domain/api/people/users.ts";
import type { InvitationStatus } from "../../../domain/people/invitations.ts";
import type { Database } from "../../platform/db/client.ts";
import { agentInvitations, users } from "../../platform/db/schema/index.ts";
import type { Page } from "../../platform/http/paging.ts";

/** Lists invitations, newest first, with keyset pagination by id and the name of the sender. */
export async function listInvitations(db: Database, page: Page, now: Date): Promise<PresentedInvitation[]> {
  const rows = await db
    .select({ invitation: agentInvitations, invitedBy: users.username })
    .from(agentInvitations)
    .leftJoin(users, eq(users.id, agentInvitations.invitedBy))
    .where(page.before ? lt(agentInvitations.id, page.before) : undefined)
    .orderBy(desc(agentInvitations.id))
    .limit(page.limit);
  return rows.map(({ invitation, invitedBy }) => present(invitation, invitedBy, now));
}

/** Converts an invitation for the API: neither its code nor the code's hash leaves the server. */
function present(row: typeof agentInvitations.$inferSelect, invitedBy: string | null, now: Date): PresentedInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    language: row.language,
    status: statusOf(row, now),
    invitedBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
  };
}

function statusOf(row: typeof agentInvitations.$inferSelect, now: Date): InvitationStatus {
  if (row.isUsed) return "used";
  if (row.revokedAt) return "revoked";
  return row.expiresAt <= now ? "expired" : "open";
}
