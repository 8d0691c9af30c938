import { asc, eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../db/client.ts";
import { files, messageAttachments } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { MailFile, OutgoingFile } from "../deps/messages.ts";
import { isReadable, streamFile } from "../files/open-file.ts";
import { bytesInMemory } from "../files/spool.ts";
import { keepFile, type KeepNeeds } from "../files/store-file.ts";

type MailIds = { id: number; number: number };
type Needs = Pick<Deps, "db" | "env" | "keys">;

/**
 * Returns the place (table, field, row) that the encryption of a mail file is bound to. It uses the mail's number,
 * which was its id when the first ones were encrypted.
 */
export const filePlace = (number: number, position: number) => ({
  table: "message_attachments",
  field: "content",
  row: `${number}/${position}`,
});

/** A file to attach: bytes in memory, which are stored now, or a file that is in the store already. */
export type AttachedFile = MailFile | { fileId: string };

/** Attaches files to a mail, in their order. */
export async function storeFiles(deps: KeepNeeds, tx: Database, mail: MailIds, given: readonly AttachedFile[]) {
  for (const [position, file] of given.entries()) {
    const fileId = "fileId" in file ? file.fileId : await keepBytes(deps, tx, file);
    const [stored] = await tx.select().from(files).where(eq(files.id, fileId));
    if (!stored) throw new AppError("notFound");
    const { name, type, bytes: size } = stored;
    await tx.insert(messageAttachments).values({ messageId: mail.id, position, name, type, size, fileId });
  }
}

async function keepBytes(deps: KeepNeeds, tx: Database, { name, type, content }: MailFile): Promise<string> {
  const source = { content: bytesInMemory(content), preview: null };
  const { id } = await keepFile(deps, tx, {
    ...source,
    name,
    type,
    scan: "not-scanned",
    purpose: "mail",
    createdBy: null,
  });
  return id;
}

/** The row of a mail file, and that of the stored file that it refers to. */
type MailFileRow = { attachment: typeof messageAttachments.$inferSelect; file: typeof files.$inferSelect | null };

/** Reads the rows of a mail's files, still encrypted. */
export function readFiles(tx: Database, mail: MailIds): Promise<MailFileRow[]> {
  return tx
    .select({ attachment: messageAttachments, file: files })
    .from(messageAttachments)
    .leftJoin(files, eq(files.id, messageAttachments.fileId))
    .where(eq(messageAttachments.messageId, mail.id))
    .orderBy(asc(messageAttachments.position));
}

/** Opens a file of a mail, for sending; one of the store is streamed when it is read. Throws when it cannot be decrypted. */
export function openFile(deps: Needs, mail: MailIds, { attachment, file }: MailFileRow): OutgoingFile {
  const { name, type, position, content } = attachment;
  if (content) return { name, type, content: deps.keys.openBytes(content, filePlace(mail.number, position)) };
  if (!file) throw new Error("the file is no longer stored");
  return { name, type, content: () => streamFile(deps, file) };
}

/** Tells whether all stored files of a mail can be decrypted: a mail does not leave with half of a file. */
export async function areReadable(deps: Needs, rows: readonly MailFileRow[]): Promise<boolean> {
  for (const { file } of rows) if (file && !(await isReadable(deps, file))) return false;
  return true;
}
