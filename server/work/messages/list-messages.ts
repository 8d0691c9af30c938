import { and, desc, eq, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type {
  PresentedAttachment,
  PresentedEmail,
  PresentedMessage,
  PresentedSms,
} from "../../../domain/api/work/messages.ts";
import { CHANNELS, type MessageChannel } from "../../../domain/work/channels.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage, isOfChannel } from "../../platform/db/message-rows.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import { findIds } from "../../platform/db/search.ts";
import type { Page } from "../../platform/http/paging.ts";
import { filesOf, picturesOf } from "../leads/conversation.ts";

const {
  id,
  number,
  direction,
  from,
  to,
  cc,
  bcc,
  subject,
  text,
  html,
  status,
  error,
  timestamp,
  isAutomatic,
  mediaUrl,
  headers,
} = messages;
const COLUMNS = {
  id,
  number,
  direction,
  from,
  to,
  cc,
  bcc,
  subject,
  text,
  html,
  status,
  error,
  timestamp,
  isAutomatic,
  mediaUrl,
  headers,
  /** The request that a message belongs to: kind, number and reference. */
  requestKind: requests.kind,
  requestNumber: requests.number,
  reference: requests.reference,
};

type MessageSelection = { id: number } | { page: Page; q: string | undefined };

/** Lists the messages of a channel's mailbox, newest first, or only the one with the given number. */
export async function listMessages<C extends MessageChannel>(
  db: Database,
  channel: C,
  wanted: MessageSelection,
): Promise<PresentedMessage<C>[]> {
  const rows = await db
    .select(COLUMNS)
    .from(messages)
    .leftJoin(requests, eq(requests.id, messages.requestId))
    .where(await messagesOf(db, channel, wanted))
    .orderBy(desc(number))
    .limit("page" in wanted ? wanted.page.limit : 1);
  const ids = CHANNELS[channel].hasFiles ? rows.map((row) => row.id) : [];
  const files = await filesOf(db, ids);
  const presentRow = PRESENT[CHANNELS[channel].shape];
  // The cast is needed because the compiler cannot see that `channel` is one single channel here.
  return rows.map((row) => presentRow(row, files.get(row.id) ?? []) as PresentedMessage<C>);
}

async function messagesOf(db: Database, channel: MessageChannel, wanted: MessageSelection): Promise<SQL | undefined> {
  const isShown = isNull(messages.deletedAt);
  if ("id" in wanted) return and(isMessage(channel, wanted.id), isShown);
  const { page, q } = wanted;
  const where = and(isOfChannel(channel), isShown, page.before ? lt(number, page.before) : undefined);
  if (!q) return where;
  const searched = { table: messages, id, at: number, search: messages.search };
  return inArray(id, await findIds(db, searched, { words: q, where, limit: page.limit }));
}

type Row = Pick<typeof messages.$inferSelect, Exclude<keyof typeof COLUMNS, keyof RequestColumns>> & RequestColumns;
type RequestColumns = { requestKind: LeadKind | null; requestNumber: number | null; reference: string | null };

/** The functions that map a message row to its API form, for each shape. */
const PRESENT = {
  mail: (row: Row, attachments: PresentedAttachment[]): PresentedEmail => ({
    ...present(row),
    subject: row.subject ?? "",
    text: row.text,
    ...(row.html ? { html: row.html } : {}),
    isAutomatic: row.isAutomatic,
    attachments,
    ...(row.cc.length > 0 && { cc: row.cc }),
    ...(row.bcc.length > 0 && { bcc: row.bcc }),
  }),
  text: (row: Row): PresentedSms => ({
    ...present(row),
    body: row.text,
    ...(row.mediaUrl ? { mediaUrl: row.mediaUrl } : {}),
    pictures: picturesOf(row),
  }),
};

function present(row: Row) {
  const { requestKind, requestNumber, reference } = row;
  return {
    id: row.number,
    direction: row.direction,
    from: row.from,
    to: row.to,
    status: row.status,
    error: row.error,
    timestamp: row.timestamp.toISOString(),
    quoteRequestId: requestKind === "quote" ? requestNumber : null,
    contactRequestId: requestKind === "contact" ? requestNumber : null,
    reference,
  };
}
