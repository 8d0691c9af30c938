import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { messageAttachments } from "../db/schema/index.ts";
import type { MailFile } from "../deps/messages.ts";
import type { Keys } from "../keys.ts";

/** Where the file of a mail stands, sealed. */
export const filePlace = (emailId: number, position: number) => ({
  table: "message_attachments",
  field: "content",
  row: `${emailId}/${position}`,
});

/** Keeps the files of a mail, sealed. */
export async function storeFiles(tx: Database, keys: Keys, emailId: number, files: MailFile[]): Promise<void> {
  for (const [position, { name, type, content }] of files.entries()) {
    const sealed = keys.sealBytes(content, filePlace(emailId, position));
    await tx
      .insert(messageAttachments)
      .values({ emailId, position, name, type, size: content.length, content: sealed });
  }
}

/** The files of a mail, as they leave with it. */
export async function openFiles(tx: Database, keys: Keys, emailId: number): Promise<MailFile[]> {
  const rows = await tx
    .select()
    .from(messageAttachments)
    .where(eq(messageAttachments.emailId, emailId))
    .orderBy(asc(messageAttachments.position));
  return rows.map(({ position, name, type, content }) => ({
    name,
    type,
    content: keys.openBytes(content, filePlace(emailId, position)),
  }));
}
