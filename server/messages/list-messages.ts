import { and, desc, eq, getTableColumns, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type { PresentedEmail, PresentedSms } from "../../domain/api/messages.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, emails, quoteRequests, smsMessages } from "../db/schema/index.ts";
import { findIds } from "../db/search.ts";
import type { Page } from "../http/paging.ts";
import { filesOf } from "../leads/conversation.ts";
import { CHANNELS, type Channel } from "./channels.ts";

const references = { quoteReference: quoteRequests.reference, contactReference: contactRequests.reference };
const { search: _emailSearch, sealedBody: _sealedBody, headers: _headers, ...emailColumns } = getTableColumns(emails);
const { search: _smsSearch, ...smsColumns } = getTableColumns(smsMessages);

type Wanted = { id: number } | { page: Page; q: string | undefined };

/** Stored mails of the mailbox, newest first, or the one with the id. */
export async function listEmails(db: Database, wanted: Wanted): Promise<PresentedEmail[]> {
  const rows = await db
    .select({ ...emailColumns, ...references })
    .from(emails)
    .leftJoin(quoteRequests, eq(quoteRequests.id, emails.quoteRequestId))
    .leftJoin(contactRequests, eq(contactRequests.id, emails.contactRequestId))
    .where(await messagesOf(db, "emails", wanted))
    .orderBy(desc(emails.id))
    .limit("page" in wanted ? wanted.page.limit : 1);
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ subject, text, html, isAutomatic, ...row }) => ({
    ...present(row),
    subject,
    text,
    ...(html ? { html } : {}),
    isAutomatic,
    attachments: files.filter(({ emailId }) => emailId === row.id).map(({ emailId: _emailId, ...file }) => file),
  }));
}

/** Stored text messages, newest first, or the one with the id. */
export async function listSms(db: Database, wanted: Wanted): Promise<PresentedSms[]> {
  const rows = await db
    .select({ ...smsColumns, ...references })
    .from(smsMessages)
    .leftJoin(quoteRequests, eq(quoteRequests.id, smsMessages.quoteRequestId))
    .leftJoin(contactRequests, eq(contactRequests.id, smsMessages.contactRequestId))
    .where(await messagesOf(db, "sms", wanted))
    .orderBy(desc(smsMessages.id))
    .limit("page" in wanted ? wanted.page.limit : 1);
  return rows.map(({ body, mediaUrl, ...row }) => ({ ...present(row), body, ...(mediaUrl ? { mediaUrl } : {}) }));
}

async function messagesOf(db: Database, channel: Channel, wanted: Wanted): Promise<SQL | undefined> {
  const { table } = CHANNELS[channel];
  const inMailbox = isNull(table.deletedAt);
  if ("id" in wanted) return and(inMailbox, eq(table.id, wanted.id));
  const { page, q } = wanted;
  const where = and(inMailbox, page.before ? lt(table.id, page.before) : undefined);
  if (!q) return where;
  const searched = { table, id: table.id, at: table.id, search: table.search };
  return inArray(table.id, await findIds(db, searched, { words: q, where, limit: page.limit }));
}

type Row = Pick<
  typeof smsMessages.$inferSelect,
  "id" | "direction" | "from" | "to" | "status" | "error" | "timestamp" | "quoteRequestId" | "contactRequestId"
> & { quoteReference: string | null; contactReference: string | null };

/** What leaves the server of a message of either kind. */
function present(row: Row) {
  const { id, direction, from, to, status, error, quoteRequestId, contactRequestId } = row;
  return {
    id,
    direction,
    from,
    to,
    status,
    error,
    timestamp: row.timestamp.toISOString(),
    quoteRequestId,
    contactRequestId,
    /** What the request is called that the message belongs to. */
    reference: row.quoteReference ?? row.contactReference,
  };
}
