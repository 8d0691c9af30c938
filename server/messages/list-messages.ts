import { and, desc, eq, getTableColumns, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type { PresentedEmail, PresentedSms } from "../../domain/api/messages.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import { emails, requests, smsMessages } from "../db/schema/index.ts";
import { findIds } from "../db/search.ts";
import type { Page } from "../http/paging.ts";
import { filesOf } from "../leads/conversation.ts";
import { CHANNELS, type Channel } from "./channels.ts";

/** What the request is called that a message belongs to. */
const ofRequest = { requestKind: requests.kind, requestNumber: requests.number, reference: requests.reference };
const { search: _emailSearch, sealedBody: _sealedBody, headers: _headers, ...emailColumns } = getTableColumns(emails);
const { search: _smsSearch, ...smsColumns } = getTableColumns(smsMessages);

type Wanted = { id: number } | { page: Page; q: string | undefined };

/** Stored mails of the mailbox, newest first, or the one with the id. */
export async function listEmails(db: Database, wanted: Wanted): Promise<PresentedEmail[]> {
  const rows = await db
    .select({ ...emailColumns, ...ofRequest })
    .from(emails)
    .leftJoin(requests, eq(requests.id, emails.requestId))
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
    .select({ ...smsColumns, ...ofRequest })
    .from(smsMessages)
    .leftJoin(requests, eq(requests.id, smsMessages.requestId))
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
  "id" | "direction" | "from" | "to" | "status" | "error" | "timestamp"
> & { requestKind: LeadKind | null; requestNumber: number | null; reference: string | null };

/** What leaves the server of a message of either kind. */
function present(row: Row) {
  const { id, direction, from, to, status, error, requestKind, requestNumber, reference } = row;
  return {
    id,
    direction,
    from,
    to,
    status,
    error,
    timestamp: row.timestamp.toISOString(),
    quoteRequestId: requestKind === "quote" ? requestNumber : null,
    contactRequestId: requestKind === "contact" ? requestNumber : null,
    reference,
  };
}
