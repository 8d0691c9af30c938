import { and, eq, isNull, sql } from "drizzle-orm";
import type { IssuedInvitation } from "../../../domain/api/people/users.ts";
import type { NewInvitation } from "../../../domain/people/invitations.ts";
import { INVITATION_DAYS } from "../../../domain/platform/limits.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import type { Database } from "../../platform/db/client.ts";
import { agentInvitations } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { hasMailServer } from "../../platform/mail/transport.ts";
import { hashToken, newToken } from "../session/session-store.ts";
import { translator } from "../../platform/texts.ts";

const DAY_MS = 86_400_000;

/** Generates the code of a new invitation link, with the columns to store: the code's hash and the expiry time. */
export function newCode(now: Date) {
  const code = newToken();
  return {
    code,
    stored: { invitationCode: hashToken(code), expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS) },
  };
}

/**
 * Creates an invitation and queues its mail in the caller's transaction. Revokes an older open invitation to the same
 * address.
 */
export async function issueInvitation(
  deps: Deps,
  tx: Database,
  { email, role, language }: NewInvitation,
  invitedBy: number,
): Promise<IssuedInvitation> {
  const now = deps.clock();
  await tx
    .update(agentInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        sql`lower(${agentInvitations.email}) = lower(${email})`,
        eq(agentInvitations.isUsed, false),
        isNull(agentInvitations.revokedAt),
      ),
    );
  const { code, stored } = newCode(now);
  const [row] = await tx
    .insert(agentInvitations)
    .values({ email, role, language, invitedBy, createdAt: now, ...stored })
    .returning();
  if (!row) throw new Error("invitation was not stored");
  return mailInvitation(deps, tx, row, code);
}

/** Queues the mail that carries the link, and returns the invitation with the link, which the admin sees only once. */
export async function mailInvitation(
  deps: Deps,
  tx: Database,
  { id, email, role, language, expiresAt }: typeof agentInvitations.$inferSelect,
  code: string,
): Promise<IssuedInvitation> {
  const t = translator(language);
  const link = deps.env.publicUrl + pathIn(language, `/auth?invite=${code}`);
  await queueMail(deps, tx, {
    kind: "invitation",
    isOurDoing: true,
    to: email,
    subject: t("mail:invitation.subject"),
    language,
    letter: {
      heading: t("mail:invitation.heading"),
      paragraphs: [t("mail:invitation.intro")],
      action: { label: t("mail:invitation.action"), url: link, isSecret: true },
      footnotes: [t("mail:invitation.expires", { days: INVITATION_DAYS })],
    },
  });
  return { id, email, role, expiresAt: expiresAt.toISOString(), link, isMailed: hasMailServer(deps) };
}
