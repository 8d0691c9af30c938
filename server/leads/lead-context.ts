import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import { agency } from "../../agency.config.ts";
import { CONSENT_TEXTS } from "../../domain/consent-history.ts";
import { shownConsent } from "../../domain/consent.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { can, type Role } from "../../domain/permissions.ts";
import type { Database } from "../db/client.ts";
import { consents, emails, smsMessages } from "../db/schema/index.ts";
import { listDeskEvents } from "../history/desk-events.ts";
import { ownerColumn } from "./lead-of-message.ts";

type Lead = { id: number; consentId: number | null };
type Messages = typeof emails | typeof smsMessages;
type Text = typeof emails.subject | typeof smsMessages.body;

const MOST = 50;

/** What belongs to a lead: the consent as it was given, what happened to it, and the messages that the reader's role may see. */
export async function leadContext(tx: Database, kind: LeadKind, lead: Lead, role: Role) {
  const messagesOf = (table: Messages, text: Text) =>
    listMessages(tx, table, text, eq(ownerColumn(table, kind), lead.id));
  return {
    consent: lead.consentId === null ? null : await consentOf(tx, lead.consentId),
    emails: can(role, "email-archive", "view") ? await messagesOf(emails, emails.subject) : [],
    events: await listDeskEvents(tx, kind, lead.id),
    messages: can(role, "sms-archive", "view") ? await messagesOf(smsMessages, smsMessages.body) : [],
  };
}

async function consentOf(tx: Database, id: number) {
  const [row] = await tx.select().from(consents).where(eq(consents.id, id));
  if (!row) return null;
  const { textVersion, page } = row;
  const text = CONSENT_TEXTS[textVersion]?.[row.language];
  return {
    at: row.createdAt.toISOString(),
    textVersion,
    page,
    /** What was agreed to, in the words and the language of then. */
    text: text === undefined ? null : shownConsent(text, agency.name),
  };
}

async function listMessages(tx: Database, table: Messages, text: Text, ofLead: SQL) {
  const { id, status, timestamp, deletedAt } = table;
  const rows = await tx
    .select({ id, status, text, timestamp })
    .from(table)
    .where(and(ofLead, isNull(deletedAt)))
    .orderBy(desc(id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() }));
}
