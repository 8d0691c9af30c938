import { and, asc, desc, eq, inArray, isNull, notInArray, type SQL } from "drizzle-orm";
import type { PresentedAttachment, ThreadEntry } from "../../../domain/api/work/messages.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import { splitQuoted } from "../../../domain/work/quoted-text.ts";
import type { Database } from "../../platform/db/client.ts";
import { files, messageAttachments, messages } from "../../platform/db/schema/index.ts";

/** Maximum messages per conversation, more than one usually has. Of a longer conversation, only the latest show. */
const MAX_MESSAGES = 100;
/** Message kinds that go to the office about a request. They are not part of the conversation with the customer. */
export const TO_THE_OFFICE = ["lead-notification", "lead-completion", "offer-notification"];
/** Header of an incoming mail with the number of its attachments that were left out. */
export const LEFT_OUT = "X-Left-Out";
/** The header of a text message with the addresses of its pictures after the first. */
export const FURTHER_PICTURES = "X-Further-Pictures";

const SHOWN = {
  messageId: messages.id,
  id: messages.number,
  channel: messages.channel,
  direction: messages.direction,
  status: messages.status,
  from: messages.from,
  to: messages.to,
  cc: messages.cc,
  bcc: messages.bcc,
  refusedCopies: messages.refusedCopies,
  timestamp: messages.timestamp,
  subject: messages.subject,
  text: messages.text,
  isAutomatic: messages.isAutomatic,
  headers: messages.headers,
  authorId: messages.authorId,
  error: messages.error,
  sendAt: messages.sendAt,
  leavingAt: messages.leavingAt,
  mediaUrl: messages.mediaUrl,
};

/**
 * Lists the messages to and from a customer, on every channel that the reader's role may view, the latest last. Skips
 * the HTML of mails, because a conversation does not show it.
 */
export async function listConversation(tx: Database, which: SQL, role: Role): Promise<ThreadEntry[]> {
  const channels = MESSAGE_CHANNELS.filter((channel) => can(role, CHANNELS[channel].resource, "view"));
  if (channels.length === 0) return [];
  const isShown = and(inArray(messages.channel, channels), isNull(messages.deletedAt));
  const rows = await tx
    .select(SHOWN)
    .from(messages)
    .where(and(which, isShown, notInArray(messages.kind, TO_THE_OFFICE)))
    .orderBy(desc(messages.timestamp), desc(messages.id))
    .limit(MAX_MESSAGES);
  const attached = await filesOf(
    tx,
    rows.map(({ messageId }) => messageId),
  );
  return rows.toReversed().map(({ messageId, timestamp, text, headers, mediaUrl, sendAt, leavingAt, ...row }) => {
    const isQuoting = CHANNELS[row.channel].quotesEarlier && row.direction === "in";
    const { said, quoted } = isQuoting ? splitQuoted(text) : { said: text.trim(), quoted: "" };
    const isWaiting = row.status === "queued";
    return {
      ...row,
      at: timestamp.toISOString(),
      text: said,
      quoted,
      sendAt: isWaiting ? (sendAt?.toISOString() ?? null) : null,
      isRecallable: isWaiting && leavingAt === null,
      attachments: attached.get(messageId) ?? [],
      leftOut: Number(headers[LEFT_OUT] ?? 0),
      pictures: picturesOf({ mediaUrl, headers }),
    };
  });
}

/** Returns the addresses of the pictures that came with a text message. */
export function picturesOf({ mediaUrl, headers }: { mediaUrl: string | null; headers: Record<string, string> }) {
  return mediaUrl ? [mediaUrl, ...(headers[FURTHER_PICTURES]?.split(" ") ?? [])] : [];
}

/** Loads the attachments of messages, grouped by message id, without the file contents. One query, no N+1. */
export async function filesOf(tx: Database, messageIds: number[]): Promise<Map<number, PresentedAttachment[]>> {
  const { id, messageId, name, type, size, position, fileId } = messageAttachments;
  const found = new Map<number, PresentedAttachment[]>();
  if (messageIds.length === 0) return found;
  const rows = await tx
    .select({ id, messageId, name, type, size, fileId, previewBytes: files.previewBytes, scan: files.scan })
    .from(messageAttachments)
    .leftJoin(files, eq(files.id, fileId))
    .where(inArray(messageId, messageIds))
    .orderBy(asc(position));
  for (const { messageId: owner, previewBytes, ...row } of rows) {
    const file = { ...row, hasPreview: previewBytes !== null };
    found.set(owner, [...(found.get(owner) ?? []), file]);
  }
  return found;
}

/** Builds the SQL condition for the messages that belong to a request. */
export const ofRequest = (requestId: number): SQL => eq(messages.requestId, requestId);
