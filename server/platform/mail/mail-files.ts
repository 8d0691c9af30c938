import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { messageAttachments } from "../db/schema/index.ts";
import type { MailFile } from "../deps/messages.ts";
import type { Keys } from "../keys.ts";

type MailIds = { id: number; number: number };

/**
 * Returns the place (table, field, row) that the encryption of a mail file is bound to. It uses the mail's number,
 * which was its id when the first ones were encrypted.
 */
export const filePlace = (number: number, position: number) => ({
  table: "message_attachments",
  field: "content",
  row: `${number}/${position}`,
});

/** Encrypts and stores the files of a mail. */
export async function storeFiles(tx: Database, keys: Keys, mail: MailIds, files: MailFile[]): Promise<void> {
  for (const [position, { name, type, content }] of files.entries()) {
    const sealed = keys.sealBytes(content, filePlace(mail.number, position));
    await tx
      .insert(messageAttachments)
      .values({ messageId: mail.id, position, name, type, size: content.length, content: sealed });
  }
}

type SealedFile = typeof messageAttachments.$inferSelect;

/** Reads the files of a mail, still encrypted. */
export async function readFiles(tx: Database, mail: MailIds): Promise<SealedFile[]> {
  return tx
    .select()
    .from(messageAttachments)
    .where(eq(messageAttachments.messageId, mail.id))
    .orderBy(asc(messageAttachments.position));
}

/** Decrypts a file of a mail for sending; throws when it cannot be decrypted. */
export function openFile(keys: Keys, mail: MailIds, { position, name, type, content }: SealedFile): MailFile {
  return { name, type, content: keys.openBytes(content, filePlace(mail.number, position)) };
}
