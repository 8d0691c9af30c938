import { eq, type SQL } from "drizzle-orm";
import { z } from "zod";
import { agency } from "../../agency.config.ts";
import { rowId } from "../../domain/fields.ts";
import { CLAIM, LEAD_KINDS } from "../../domain/lead-options.ts";
import { COMPLETION_HOURS } from "../../domain/limits.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps, Job } from "../deps.ts";
import type { UnmatchedLead } from "../deps/leads.ts";
import { forwardLeadJob } from "./forward-lead.ts";
import { claimsPage, hasLeadMails, queueLeadMails, type MailedLead } from "./lead-mails.ts";
import { ownerOf } from "./lead-of-message.ts";
import { queueSms } from "../sms/queue-sms.ts";
import { translator } from "../texts.ts";
import { PATIENT } from "../jobs/pace.ts";

const kind = z.enum(LEAD_KINDS);
/** Which lead a job is about: a new one is known by its reference, since its job is sent before it has an id. */
const data = z.union([z.object({ kind, id: rowId() }), z.object({ kind, reference: z.string() })]);
type Named = z.infer<typeof data>;
type NotedLead = MailedLead & UnmatchedLead;

/**
 * After a lead is stored or completed: finds out whose it is, tells the agents, thanks the visitor by mail, by text
 * message only with consent, passes the lead on where that is configured, and gives it to somebody where a rule says so.
 * A job may run twice; what follows from it is written once.
 */
export async function notifyOfLead(deps: Deps, named: Named): Promise<void> {
  await makeChange(deps, {}, async (tx) => {
    const lead = named.kind === "quote" ? await lockQuote(tx, named) : await lockContact(tx, named);
    if (!lead) return { event: null };
    await deps.matchLead(tx, lead);
    if (await hasLeadMails(tx, lead)) return { event: null };
    await queueLeadMails(deps, tx, lead);
    if (lead.consentId && lead.phone) await queueAcknowledgement(deps, tx, lead, lead.phone);
    if (deps.env.FORM_FORWARD_URL) await passOn(deps, tx, lead);
    return { event: await deps.routeLead(tx, lead) };
  });
}

/** Passed on once: a lead that may still be completed waits until then, or until that is over. */
async function passOn({ jobs }: Deps, tx: Database, { kind, id, openUntil }: MailedLead): Promise<void> {
  if (!openUntil) return jobs.send(tx, forwardLeadJob, { kind, id });
  await jobs.send(tx, forwardLeadJob, { kind, id, onlyAsItCame: true }, { startAfter: openUntil });
}

function which(table: typeof quoteRequests | typeof contactRequests, named: Named): SQL {
  return "id" in named ? eq(table.id, named.id) : eq(table.reference, named.reference);
}

async function lockQuote(tx: Database, named: Named): Promise<NotedLead | undefined> {
  const [quote] = await tx.select().from(quoteRequests).where(which(quoteRequests, named)).for("update");
  if (!quote) return undefined;
  const isOpen = quote.completionHash !== null && quote.completedAt === null;
  return {
    ...quote,
    kind: "quote",
    isClaim: false,
    openUntil: isOpen ? new Date(quote.requestDate.getTime() + COMPLETION_HOURS * 3_600_000) : null,
    subjectOf: (t) => t(`quotes:type.${quote.insuranceType}`),
  };
}

async function lockContact(tx: Database, named: Named): Promise<NotedLead | undefined> {
  const [contact] = await tx.select().from(contactRequests).where(which(contactRequests, named)).for("update");
  if (!contact) return undefined;
  return {
    ...contact,
    kind: "contact",
    name: `${contact.firstName} ${contact.lastName}`,
    zipCode: null,
    completedAt: null,
    openUntil: null,
    isClaim: contact.inquiryType === CLAIM,
    subjectOf: (t) => t(`mail:inquiry.${contact.inquiryType ?? "other"}`),
  };
}

async function queueAcknowledgement(deps: Deps, tx: Database, lead: MailedLead, phone: string): Promise<void> {
  const { isClaim, language, reference } = lead;
  const t = translator(language);
  const values = { agency: agency.name, reference };
  const body = isClaim
    ? t("sms:claimAcknowledgement", { ...values, url: claimsPage(deps, language) })
    : t("sms:acknowledgement", values);
  await queueSms(deps, tx, { to: phone, body, ...ownerOf(lead) });
}

export const notifyOfLeadJob: Job<"notify-of-lead", Named> = {
  name: "notify-of-lead",
  data,
  pace: PATIENT,
  work: notifyOfLead,
};
