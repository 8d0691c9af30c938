import { and, desc, eq, lt } from "drizzle-orm";
import type { ArchivedEmail } from "../../domain/api/journal.ts";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/client.ts";
import { emails } from "../db/schema/index.ts";
import type { Page } from "../http/paging.ts";

type MailRow = typeof emails.$inferSelect;
const isOutgoing = eq(emails.direction, "out");

/** Every mail of the system's own, newest first, from a key on; also those deleted from the mailbox. */
export async function listJournal(db: Database, page: Page): Promise<ArchivedEmail[]> {
  const rows = await db
    .select()
    .from(emails)
    .where(and(isOutgoing, page.before ? lt(emails.id, page.before) : undefined))
    .orderBy(desc(emails.id))
    .limit(page.limit);
  return rows.map((row) => ({
    id: row.id,
    filename: filenameOf(row),
    timestamp: row.timestamp.toISOString(),
    to: row.to,
    from: row.from,
    subject: row.subject,
    html: row.html,
    text: row.text,
    status: row.status,
  }));
}

/** One mail of the journal, its one-use link taken out. */
export async function findJournalMail(db: Database, id: number): Promise<MailRow> {
  const [row] = await db
    .select()
    .from(emails)
    .where(and(isOutgoing, eq(emails.id, id)));
  if (!row) throw new AppError("notFound");
  return row;
}

/** The name of the file that a mail is kept as: its time and number, nothing that anybody typed. */
export function filenameOf({ id, timestamp }: Pick<MailRow, "id" | "timestamp">): string {
  return `${timestamp.toISOString().slice(0, 19).replaceAll(":", "-")}-${id}.eml`;
}
