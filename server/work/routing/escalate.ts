import { and, asc, eq, inArray, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { agency } from "../../../agency.config.ts";
import { openMsBetween } from "../../../domain/platform/office-clock.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, requests, users } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { listColleagues } from "../desk/colleagues.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { isKept } from "../leads/terms.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";

/** Maximum wait of a customer in office hours; an owner who was notified has as long again. */
const ESCALATE_AFTER_MS = agency.escalateAfterMinutes * 60_000;
/** Maximum requests per run of the job; the next run, five minutes later, does the rest. */
const MAX_PER_RUN = 100;

type LateRequest = { id: number; kind: LeadKind; reference: string; customerId: number | null };
type Recipient = { to: string; language: Language; of: "owner" | "mailbox" };

/**
 * Escalates requests whose customers wait too long for an answer, in office hours. It mails first the owner, then the
 * agents' mailbox, when that did not help or there is no reachable owner. Each of them gets one mail per wait.
 */
export async function escalate(deps: Deps): Promise<void> {
  await makeChange(deps, {}, async (tx) => {
    const now = deps.clock();
    const { mailbox, byOwner } = await lockLateRequests(deps, tx, now);
    for (const [owner, late] of byOwner) await notifyRecipient(deps, tx, { ...owner, of: "owner" }, late, now);
    const { AGENTS_MAILBOX, AGENTS_LANGUAGE } = deps.env;
    const everybody = { to: AGENTS_MAILBOX ?? agency.agentsEmail, language: AGENTS_LANGUAGE, of: "mailbox" } as const;
    if (mailbox.length > 0) await notifyRecipient(deps, tx, everybody, mailbox, now);
    const reference = [...[...byOwner.values()].flat(), ...mailbox].map((lead) => lead.reference);
    if (reference.length === 0) return { event: null };
    return { event: { action: "desk.escalate", details: { count: reference.length, reference } } };
  });
}

async function notifyRecipient(
  deps: Deps,
  tx: Database,
  recipient: Recipient,
  late: LateRequest[],
  now: Date,
): Promise<void> {
  const data = { minutes: agency.escalateAfterMinutes, to: recipient.of };
  for (const { id: requestId, customerId } of late) {
    await writeDeskEvent(tx, { type: "escalated", requestId, customerId, actor: null, data, at: now });
  }
  const ids = late.map(({ id }) => id);
  const told = recipient.of === "owner" ? { ownerToldAt: now } : { escalatedAt: now };
  await tx.update(requests).set(told).where(inArray(requests.id, ids));
  await queueMail(deps, tx, { ...escalationMail(deps, recipient, late), isOurDoing: true });
}

type Owner = Omit<Recipient, "of">;

/** Locks the late requests and groups them by recipient, the longest waiting first. */
async function lockLateRequests(deps: Deps, tx: Database, now: Date) {
  const owners = await reachableOwners(deps, tx);
  const mailbox: LateRequest[] = [];
  const byOwner = new Map<Owner, LateRequest[]>();
  for (const request of await lockWaitingRequests(deps, tx, now)) {
    const { waitsSince, ownerToldAt } = request;
    if (!waitsSince) continue;
    const owner = owners.get(request.ownerId ?? 0);
    const wasTold = ownerToldAt !== null && ownerToldAt >= waitsSince;
    // The wait counts from the moment at which somebody could act: the mail to the owner, or the start of the wait.
    if (openMsBetween(wasTold ? ownerToldAt : waitsSince, now, agency) < ESCALATE_AFTER_MS) continue;
    if (owner && !wasTold) byOwner.set(owner, [...(byOwner.get(owner) ?? []), request]);
    else mailbox.push(request);
  }
  return { mailbox, byOwner };
}

/** Locks the requests that may be late. The office hours decide, which the database does not know. */
async function lockWaitingRequests(deps: Deps, tx: Database, now: Date) {
  const { id, kind, reference, customerId, ownerId, waitsFor, waitsSince, ownerToldAt, escalatedAt } = requests;
  const latest = new Date(now.getTime() - ESCALATE_AFTER_MS);
  return tx
    .select({ id, kind, reference, customerId, ownerId, waitsSince, ownerToldAt })
    .from(requests)
    .where(
      and(
        eq(waitsFor, "us"),
        lte(waitsSince, latest),
        or(isNull(escalatedAt), lt(escalatedAt, waitsSince)),
        or(isNull(ownerToldAt), lt(ownerToldAt, waitsSince), lte(ownerToldAt, latest)),
        sql`not ${hasAnswerLeaving}`,
        isKept(deps),
      ),
    )
    .orderBy(asc(waitsSince), asc(id))
    .limit(MAX_PER_RUN)
    .for("update", { skipLocked: true });
}

/** The SQL condition that an answer is written and leaves later: such a request needs no escalation. */
const hasAnswerLeaving: SQL = sql`exists (select from ${deskEvents} e where e.request_id = ${requests.id}
  and e.type = 'answer' and e.undone_at is null and e.data ? 'isLeaving')`;

/** Returns the possible owners who are not absent today and have a mail address, by id. */
async function reachableOwners(deps: Deps, tx: Database): Promise<Map<number, Owner>> {
  const colleagues = await listColleagues({ db: tx, clock: deps.clock });
  const there = colleagues.filter(({ isAway }) => !isAway).map((colleague) => colleague.id);
  const { id, email, language } = users;
  const rows = await tx.select({ id, email, language }).from(users).where(inArray(id, there));
  return new Map(rows.flatMap((row) => (row.email ? [[row.id, { to: row.email, language: row.language }]] : [])));
}

/** Builds the escalation mail. It lists references only: the personal data stands in the portal. */
function escalationMail({ env }: Deps, { to, language, of }: Recipient, late: LateRequest[]) {
  const t = translator(language);
  const count = late.length;
  const listed = (kind: LeadKind) =>
    late
      .filter((lead) => lead.kind === kind)
      .map(({ reference }) => reference)
      .join(", ");
  const view = of === "owner" ? "waitingMine" : "waiting";
  return {
    kind: "lead-escalation",
    to,
    subject: t("mail:escalation.subject", { count }),
    language,
    letter: {
      heading: t("mail:escalation.heading", { count }),
      paragraphs: [t(`mail:escalation.intro.${of}`, { minutes: agency.escalateAfterMinutes })],
      facts: LEAD_KINDS.filter((kind) => listed(kind)).map((kind) => ({
        label: t(`kinds:${kind}.many`),
        value: listed(kind),
      })),
      action: { label: t("mail:escalation.open"), url: `${env.publicUrl}/agent-dashboard?view=${view}` },
    },
  };
}

export const escalateJob: Job<"escalate", Nothing> = {
  name: "escalate",
  data: NOTHING,
  pace: HOURLY,
  schedule: "*/5 * * * *",
  work: escalate,
};
