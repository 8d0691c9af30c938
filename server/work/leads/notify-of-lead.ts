import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../../domain/platform/fields.ts";
import { LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import type { UnmatchedLead } from "../../platform/deps/leads.ts";
import { acknowledgementSms } from "./acknowledgement.ts";
import { SERVER_KINDS } from "./kinds.ts";
import { forwardLeadJob } from "./forward-lead.ts";
import { claimsPage, hasLeadMails, queueLeadMails, type MailedLead } from "./lead-mails.ts";
import { hasKindAndNumber } from "./stored-fields.ts";
import { HIDDEN_TOKEN, issueLink, linkAddress } from "../private-links/link.ts";
import { queueSms } from "../sms/queue-sms.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";

const kind = z.enum(LEAD_KINDS);
/** The lead of a job. A new lead is identified by its reference, since its job is queued before it has an id. */
const data = z.union([z.object({ kind, id: rowId() }), z.object({ kind, reference: z.string() })]);
type LeadIdentifier = z.infer<typeof data>;
type NotedLead = MailedLead & UnmatchedLead;

/**
 * Processes a lead after it is stored or completed: matches it to a customer, assigns it to an owner where a routing
 * rule says so, notifies the agents' mailbox of one without an owner, thanks the visitor by mail (by text message only
 * with consent), and forwards the lead where that is configured. Idempotent: the job may run twice, its effects are
 * written once.
 */
export async function notifyOfLead(deps: Deps, named: LeadIdentifier): Promise<void> {
  await makeChange(deps, {}, async (tx) => {
    const lead = await lockLead(tx, named);
    if (!lead) return { event: null };
    await deps.matchLead(tx, lead);
    if (await hasLeadMails(tx, lead)) return { event: null };
    const event = await deps.routeLead(tx, lead);
    await queueLeadMails(deps, tx, lead, await hasOwner(tx, lead));
    if (lead.consentId && lead.phone) await queueAcknowledgement(deps, tx, lead, lead.phone);
    if (deps.env.FORM_FORWARD_URL) await queueForward(deps, tx, lead);
    return { event };
  });
}

/** Returns true when somebody owns a lead, by a routing rule or otherwise. */
async function hasOwner(tx: Database, { id }: MailedLead): Promise<boolean> {
  return (await tx.$count(requests, and(eq(requests.id, id), isNotNull(requests.ownerId)))) > 0;
}

/**
 * Queues the job that forwards a lead, so that it is forwarded once. A lead that the visitor may still complete is
 * forwarded on completion, or when the deadline for it is over.
 */
async function queueForward({ jobs }: Deps, tx: Database, { kind, number: id, openUntil }: MailedLead): Promise<void> {
  if (!openUntil) return jobs.send(tx, forwardLeadJob, { kind, id });
  await jobs.send(tx, forwardLeadJob, { kind, id, onlyAsItCame: true }, { startAfter: openUntil });
}

async function lockLead(tx: Database, named: LeadIdentifier): Promise<NotedLead | undefined> {
  const which = "id" in named ? hasKindAndNumber(named) : eq(requests.reference, named.reference);
  const [row] = await tx.select().from(requests).where(which).for("update");
  return row && { ...row, ...SERVER_KINDS[row.kind].mailed(row) };
}

/** Queues the text that thanks the visitor. Its link is a secret, which is stored encrypted until the text has left. */
async function queueAcknowledgement(deps: Deps, tx: Database, lead: MailedLead, phone: string): Promise<void> {
  const { language } = lead;
  const token = await issueLink(deps, tx, lead);
  const claims = claimsPage(deps, language);
  const write = (secret: string) =>
    acknowledgementSms(deps.settings.agency(), lead, { claims, page: linkAddress(deps.env, language, secret) });
  const [text, secretText] = [write(HIDDEN_TOKEN), write(token)];
  await queueSms(deps, tx, { kind: "lead-acknowledgement", to: phone, text, secretText, language, requestId: lead.id });
}

export const notifyOfLeadJob: Job<"notify-of-lead", LeadIdentifier> = {
  name: "notify-of-lead",
  data,
  pace: PATIENT,
  work: notifyOfLead,
};
