import { eq } from "drizzle-orm";
import { z } from "zod";
import { agency } from "../../agency.config.ts";
import { rowId } from "../../domain/fields.ts";
import { LEAD_KINDS } from "../../domain/lead-options.ts";
import { COMPLETION_HOURS } from "../../domain/limits.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { hasLeadMails, queueLeadMails, type MailedLead } from "../leads/lead-mails.ts";
import { ownerOf } from "../leads/lead-of-message.ts";
import { queueSms } from "../sms/queue-sms.ts";
import { translator } from "../texts.ts";
import { PATIENT, type Job } from "./job.ts";

const data = z.object({ kind: z.enum(LEAD_KINDS), id: rowId() });

/**
 * After a lead is stored or completed: tells the agents, thanks the visitor by mail, by text message only with consent,
 * and passes the lead on where that is configured. A job may run twice; what follows from it is written once.
 */
export async function notifyOfLead(deps: Deps, { kind, id }: z.infer<typeof data>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const lead = kind === "quote" ? await lockQuote(tx, id) : await lockContact(tx, id);
    if (!lead || (await hasLeadMails(tx, lead))) return;
    await queueLeadMails(deps, tx, lead);
    if (lead.consentId && lead.phone) await queueAcknowledgement(deps, tx, lead, lead.phone);
    if (deps.env.FORM_FORWARD_URL) await passOn(deps, tx, lead);
  });
}

/** Passed on once: a lead that may still be completed waits until then, or until that is over. */
async function passOn({ jobs }: Deps, tx: Database, { kind, id, openUntil }: MailedLead): Promise<void> {
  if (!openUntil) return jobs.send(tx, "forward-lead", { kind, id });
  await jobs.send(tx, "forward-lead", { kind, id, onlyAsItCame: true }, { startAfter: openUntil });
}

async function lockQuote(tx: Database, id: number): Promise<MailedLead | undefined> {
  const [quote] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, id)).for("update");
  if (!quote) return undefined;
  const isOpen = quote.completionHash !== null && quote.completedAt === null;
  return {
    ...quote,
    kind: "quote",
    openUntil: isOpen ? new Date(quote.requestDate.getTime() + COMPLETION_HOURS * 3_600_000) : null,
    subjectOf: (t) => t(`quotes:type.${quote.insuranceType}`),
  };
}

async function lockContact(tx: Database, id: number): Promise<MailedLead | undefined> {
  const [contact] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for("update");
  if (!contact) return undefined;
  return {
    ...contact,
    kind: "contact",
    name: `${contact.firstName} ${contact.lastName}`,
    zipCode: null,
    completedAt: null,
    openUntil: null,
    subjectOf: (t) => t(`mail:inquiry.${contact.inquiryType ?? "other"}`),
  };
}

async function queueAcknowledgement(deps: Deps, tx: Database, lead: MailedLead, phone: string): Promise<void> {
  const body = translator(lead.language)("sms:acknowledgement", { agency: agency.name, reference: lead.reference });
  await queueSms(deps, tx, { to: phone, body, ...ownerOf(lead) });
}

export const notifyOfLeadJob: Job<"notify-of-lead", z.infer<typeof data>> = {
  name: "notify-of-lead",
  data,
  pace: PATIENT,
  work: notifyOfLead,
};
