import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { queueLeadMails, type MailedLead } from "../leads/lead-mails.ts";
import { hasMailOf } from "../mail/has-mail-of.ts";
import type { JobData } from "./queue.ts";

/** After a lead is stored: tells the agents, and thanks the visitor. A job may run twice; the mails are written once. */
export async function notifyOfLead(deps: Deps, { kind, id }: JobData["notify-of-lead"]): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const lead = kind === "quote" ? await lockQuote(tx, id) : await lockContact(tx, id);
    if (!lead) return;
    if (await hasMailOf(tx, kind === "quote" ? { quoteRequestId: id } : { contactRequestId: id })) return;
    await queueLeadMails(deps, tx, lead);
  });
}

async function lockQuote(tx: Database, id: number): Promise<MailedLead | undefined> {
  const [quote] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, id)).for("update");
  return quote && { ...quote, kind: "quote", subjectOf: (t) => t(`quotes:type.${quote.insuranceType}`) };
}

async function lockContact(tx: Database, id: number): Promise<MailedLead | undefined> {
  const [contact] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for("update");
  if (!contact) return undefined;
  return {
    ...contact,
    kind: "contact",
    name: `${contact.firstName} ${contact.lastName}`,
    zipCode: null,
    subjectOf: (t) => t(`mail:inquiry.${contact.inquiryType ?? "other"}`),
  };
}
