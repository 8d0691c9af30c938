import { asc, eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { rawMails } from "../../platform/db/schema/index.ts";
import type { Keys } from "../../platform/keys.ts";

const PART_BYTES = 4 * 1024 * 1024;

type MailIds = { id: number; number: number };

/**
 * Returns the place that the encryption of a raw mail is bound to. It uses the mail's number, which was its id when the
 * first ones were encrypted.
 */
const rawPlace = (number: number, part: number) => ({
  table: "raw_mails",
  field: "content",
  row: `${number}/${part}`,
});

/** Stores a raw mail encrypted, in parts; its files are stored separately. */
export async function storeRaw(tx: Database, keys: Keys, mail: MailIds, raw: Uint8Array, receivedAt: Date) {
  for (let part = 0; part * PART_BYTES < raw.length; part++) {
    const piece = raw.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    const content = keys.sealBytes(piece, rawPlace(mail.number, part));
    await tx.insert(rawMails).values({ messageId: mail.id, part, content, receivedAt });
  }
}

/** Decrypts a stored raw mail; empty when it is no longer stored. Until version 0.2.0 it contained the files, too. */
export async function openRaw(tx: Database, keys: Keys, mail: MailIds): Promise<Buffer> {
  const parts = await tx.select().from(rawMails).where(eq(rawMails.messageId, mail.id)).orderBy(asc(rawMails.part));
  return Buffer.concat(parts.map(({ part, content }) => keys.openBytes(content, rawPlace(mail.number, part))));
}
