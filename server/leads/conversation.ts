import { and, asc, desc, eq, inArray, isNull, notInArray, type SQL } from "drizzle-orm";
import type { ThreadEntry } from "../../domain/api/messages.ts";
import { can, type Role } from "../../domain/permissions.ts";
import { splitQuoted } from "../../domain/quoted-text.ts";
import type { Database } from "../db/client.ts";
import { emails, messageAttachments, smsMessages } from "../db/schema/index.ts";

/** More than any conversation has as a rule; of one that has more, the latest. */
const MOST = 100;
/** What is written to the office about a request is not said to the customer. */
export const TO_THE_OFFICE = ["lead-notification", "lead-completion"];
/** How a mail that came in says that files of it were left out. */
export const LEFT_OUT = "X-Left-Out";

/** What was written to a customer and by them, by mail and by text, the latest last, as far as the reader may see it. */
export async function listConversation(
  tx: Database,
  { ofMails, ofTexts }: { ofMails: SQL; ofTexts: SQL },
  role: Role,
): Promise<ThreadEntry[]> {
  const entries = [
    ...(can(role, "email-archive", "view") ? await listMails(tx, ofMails) : []),
    ...(can(role, "sms-archive", "view") ? await listTexts(tx, ofTexts) : []),
  ];
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(-MOST);
}

async function listMails(tx: Database, which: SQL): Promise<ThreadEntry[]> {
  const rows = await tx
    .select()
    .from(emails)
    .where(and(which, isNull(emails.deletedAt), notInArray(emails.kind, TO_THE_OFFICE)))
    .orderBy(desc(emails.id))
    .limit(MOST);
  const files = await filesOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, direction, status, from, to, subject, isAutomatic, authorId } = row;
    const { said, quoted } = direction === "in" ? splitQuoted(row.text) : { said: row.text.trim(), quoted: "" };
    return {
      channel: "email",
      id,
      direction,
      status,
      from,
      to,
      at: row.timestamp.toISOString(),
      subject,
      text: said,
      quoted,
      isAutomatic,
      ...leavingOf(row),
      authorId,
      attachments: files.filter(({ emailId }) => emailId === id).map(({ emailId: _emailId, ...file }) => file),
      leftOut: Number(row.headers[LEFT_OUT] ?? 0),
      mediaUrl: null,
    };
  });
}

/** The files of mails, without what is in them. */
export async function filesOf(tx: Database, emailIds: number[]) {
  const { id, emailId, name, type, size, position } = messageAttachments;
  if (emailIds.length === 0) return [];
  return tx
    .select({ id, emailId, name, type, size })
    .from(messageAttachments)
    .where(inArray(emailId, emailIds))
    .orderBy(asc(position));
}

async function listTexts(tx: Database, which: SQL): Promise<ThreadEntry[]> {
  const rows = await tx
    .select()
    .from(smsMessages)
    .where(and(which, isNull(smsMessages.deletedAt)))
    .orderBy(desc(smsMessages.id))
    .limit(MOST);
  return rows.map(({ id, direction, status, from, to, body, mediaUrl, timestamp, authorId, ...row }) => ({
    channel: "sms",
    ...leavingOf({ ...row, status }),
    authorId,
    id,
    direction,
    status,
    from,
    to,
    at: timestamp.toISOString(),
    subject: null,
    text: body,
    quoted: "",
    isAutomatic: false,
    attachments: [],
    leftOut: 0,
    mediaUrl,
  }));
}

type Leaving = Pick<typeof smsMessages.$inferSelect, "status" | "error" | "sendAt" | "leavingAt">;

/** Why a message did not go, when it does, and whether it can still be called back. */
function leavingOf({ status, error, sendAt, leavingAt }: Leaving) {
  const isWaiting = status === "queued";
  return {
    error,
    sendAt: isWaiting ? (sendAt?.toISOString() ?? null) : null,
    isRecallable: isWaiting && leavingAt === null,
  };
}

/** The conversation about a request. */
export function ofRequest(requestId: number): { ofMails: SQL; ofTexts: SQL } {
  return { ofMails: eq(emails.requestId, requestId), ofTexts: eq(smsMessages.requestId, requestId) };
}
