import { and, desc, eq, isNull } from "drizzle-orm";
import { can, type Role } from "../../domain/permissions.ts";
import type { Database } from "../db/client.ts";
import { consents, emails, smsMessages } from "../db/schema/index.ts";
import type { LeadKind } from "./lead-table.ts";

type Lead = { id: number; consentId: number | null };

const MOST = 50;

/** What belongs to a lead: the consent as it was given, and the messages that the reader's role may see. */
export async function leadContext(tx: Database, kind: LeadKind, lead: Lead, role: Role) {
  return {
    consent: lead.consentId === null ? null : await consentOf(tx, lead.consentId),
    emails: can(role, "email-archive", "view") ? await emailsOf(tx, kind, lead.id) : [],
    messages: can(role, "sms-archive", "view") ? await textsOf(tx, kind, lead.id) : [],
  };
}

async function consentOf(tx: Database, id: number) {
  const [row] = await tx.select().from(consents).where(eq(consents.id, id));
  return row ? { at: row.createdAt.toISOString(), textVersion: row.textVersion, page: row.page } : null;
}

async function emailsOf(tx: Database, kind: LeadKind, id: number) {
  const lead = kind === "quote" ? emails.quoteRequestId : emails.contactRequestId;
  const { status, subject, timestamp } = emails;
  const rows = await tx
    .select({ id: emails.id, status, text: subject, timestamp })
    .from(emails)
    .where(and(eq(lead, id), isNull(emails.deletedAt)))
    .orderBy(desc(emails.id))
    .limit(MOST);
  return rows.map(presentMessage);
}

async function textsOf(tx: Database, kind: LeadKind, id: number) {
  const lead = kind === "quote" ? smsMessages.quoteRequestId : smsMessages.contactRequestId;
  const { status, body, timestamp } = smsMessages;
  const rows = await tx
    .select({ id: smsMessages.id, status, text: body, timestamp })
    .from(smsMessages)
    .where(and(eq(lead, id), isNull(smsMessages.deletedAt)))
    .orderBy(desc(smsMessages.id))
    .limit(MOST);
  return rows.map(presentMessage);
}

function presentMessage<Row extends { timestamp: Date }>(row: Row) {
  return { ...row, timestamp: row.timestamp.toISOString() };
}
