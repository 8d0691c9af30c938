import { and, desc, eq, lt } from "drizzle-orm";
import type { PresentedAccessRequest } from "../../../domain/api/people/users.ts";
import type { IssuedInvitation } from "../../../domain/api/people/users.ts";
import { GIVEN_ROLES } from "../../../domain/platform/permissions.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Approval, Rejection, RequestStatus } from "../../../domain/people/invitations.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { registrationRequests, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { Page } from "../../platform/http/paging.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";
import { issueInvitation } from "../invitations/issue-invitation.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";

type RequestRow = typeof registrationRequests.$inferSelect;

/** Lists access requests, newest first, with keyset pagination by id and the name of the reviewer. */
export async function listRequests(
  db: Database,
  page: Page,
  status: RequestStatus | undefined,
): Promise<PresentedAccessRequest[]> {
  const rows = await db
    .select({ request: registrationRequests, reviewedBy: users.username })
    .from(registrationRequests)
    .leftJoin(users, eq(users.id, registrationRequests.reviewedBy))
    .where(
      and(
        status ? eq(registrationRequests.status, status) : undefined,
        page.before ? lt(registrationRequests.id, page.before) : undefined,
      ),
    )
    .orderBy(desc(registrationRequests.id))
    .limit(page.limit);
  return rows.map(({ request, reviewedBy }) => ({
    ...request,
    reviewedBy,
    createdAt: request.createdAt.toISOString(),
    reviewedAt: request.reviewedAt?.toISOString() ?? null,
  }));
}

/** Approves an access request: mails an invitation, with the requested role unless the admin picks another. */
export function approveRequest(deps: Deps, id: number, approval: Approval, caller: Caller): Promise<IssuedInvitation> {
  const reviewedBy = caller.actor.id;
  return makeChange(deps, caller, async (tx) => {
    const request = await answerOnce(tx, id, { status: "approved", reviewedAt: deps.clock(), reviewedBy });
    const role = approval.role ?? GIVEN_ROLES.find((given) => given === request.requestedRole) ?? "agent";
    const invitation = await issueInvitation(deps, tx, { ...request, role }, reviewedBy);
    const subject = { type: "registration-request", id };
    const details = { role, invitation: invitation.id };
    return { result: invitation, event: { action: "registration.approve", subject, details } };
  });
}

/** Rejects an access request, with an internal note that the requester does not see. */
export async function rejectRequest(deps: Deps, id: number, { adminNotes }: Rejection, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const answer = { status: "rejected", reviewedAt: deps.clock(), reviewedBy: caller.actor.id } as const;
    const { email, language } = await answerOnce(tx, id, { ...answer, adminNotes: adminNotes || null });
    const t = translator(language);
    await queueMail(deps, tx, {
      kind: "registration-rejected",
      to: email,
      subject: t("mail:requestRejected.subject"),
      language,
      letter: { heading: t("mail:requestRejected.heading"), paragraphs: [t("mail:requestRejected.intro")] },
    });
    return { event: { action: "registration.reject", subject: { type: "registration-request", id } } };
  });
}

/** Answers a request only once, even when two admins answer at the same moment (no race condition). */
async function answerOnce(tx: Database, id: number, answer: Partial<RequestRow>): Promise<RequestRow> {
  const byId = eq(registrationRequests.id, id);
  const isPending = eq(registrationRequests.status, "pending");
  const [row] = await tx.update(registrationRequests).set(answer).where(and(byId, isPending)).returning();
  if (row) {
    const about = { kind: "access", id } as const;
    await writeNotice(tx, { type: "answered", about, actorId: row.reviewedBy, at: row.reviewedAt ?? row.createdAt });
    return row;
  }
  const [answered] = await tx.select({ id: registrationRequests.id }).from(registrationRequests).where(byId);
  if (!answered) throw new AppError("notFound");
  throw new AppError("conflict", { message: "errors:requestReviewed" });
}
