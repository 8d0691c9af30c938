import { and, desc, eq, lt } from "drizzle-orm";
import type { ArchivedEmail } from "../../../domain/api/work/journal.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { Page } from "../../platform/http/paging.ts";
import { asMail, isMail, type Mail } from "../../platform/mail/mail-row.ts";

const isOutgoing = eq(messages.direction, "out");

/**
 * Lists one page of the journal: all outgoing mails, newest first, also those that an admin deleted from the mailbox.
 */
export async function listJournal(db: Database, page: Page): Promise<ArchivedEmail[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(isMail, isOutgoing, page.before ? lt(messages.number, page.before) : undefined))
    .orderBy(desc(messages.number))
    .limit(page.limit);
  return rows.map(asMail).map((row) => ({
    id: row.number,
    filename: filenameOf(row),
    timestamp: row.timestamp.toISOString(),
    to: row.to,
    ...(row.cc.length > 0 && { cc: row.cc }),
    ...(row.bcc.length > 0 && { bcc: row.bcc }),
    from: row.from,
    subject: row.subject,
    html: row.html,
    text: row.text,
    status: row.status,
  }));
}

/**
 * Finds one outgoing mail. Its text and HTML are safe to show: they are stored without the one-use link that the
 * recipient got.
 */
export async function findJournalMail(db: Database, number: number): Promise<Mail> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(isMessage("email", number), isOutgoing));
  if (!row) throw new AppError("notFound");
  return asMail(row);
}

/** Returns the file name of an exported mail (.eml), from its time and number; nothing in it is user input. */
export function filenameOf({ number, timestamp }: Pick<Mail, "number" | "timestamp">): string {
  return `${timestamp.toISOString().slice(0, 19).replaceAll(":", "-")}-${number}.eml`;
}
