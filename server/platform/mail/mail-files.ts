import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { messageAttachments } from "../db/schema/index.ts";
import type { MailFile } from "../deps/messages.ts";
import type { Keys } from "../keys.ts";

type Owner = { id: number; number: number };

/** Where the file of a mail stands, sealed: by the mail's number, which was its id when the first ones were sealed. */
export const filePlace = (number: number, position: number) => ({
  table: "message_attachments",
  field: "content",
  row: `${number}/${position}`,
});

/** Keeps the files of a mail, sealed. */
export async function storeFiles(tx: Database, keys: Keys, mail: Owner, files: MailFile[]): Promise<void> {
  for (const [position, { name, type, content }] of files.entries()) {
    const sealed = keys.sealBytes(content, filePlace(mail.number, position));
    await tx
      .insert(messageAttachments)
      .values({ messageId: mail.id, position, name, type, size: content.length, content: sealed });
  }
}

type SealedFile = typeof messageAttachments.$inferSelect;

/** The files of a mail, still sealed. */
export async function readFiles(tx: Database, mail: Owner): Promise<SealedFile[]> {
  return tx
    .select()
    .from(messageAttachments)
    .where(eq(messageAttachments.messageId, mail.id))
    .orderBy(asc(messageAttachments.position));
}

/** A file of a mail, as it leaves with it; throws where it does not open. */
export function openFile(keys: Keys, mail: Owner, { position, name, type, content }: SealedFile): MailFile {
  return { name, type, content: keys.openBytes(content, filePlace(mail.number, position)) };
}
