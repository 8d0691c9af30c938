import { asc, eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { rawMails } from "../../platform/db/schema/index.ts";
import type { Keys } from "../../platform/keys.ts";

const PART_BYTES = 4 * 1024 * 1024;

type Owner = { id: number; number: number };

/** By the mail's number, which was its id when the first ones were sealed. */
const rawPlace = (number: number, part: number) => ({
  table: "raw_mails",
  field: "content",
  row: `${number}/${part}`,
});

/** Keeps a mail as it came, sealed; its files stand beside it. */
export async function storeRaw(tx: Database, keys: Keys, mail: Owner, raw: Uint8Array, receivedAt: Date) {
  for (let part = 0; part * PART_BYTES < raw.length; part++) {
    const piece = raw.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    const content = keys.sealBytes(piece, rawPlace(mail.number, part));
    await tx.insert(rawMails).values({ messageId: mail.id, part, content, receivedAt });
  }
}

/** The mail as it came, empty where it is kept no longer. Until version 0.2.0 the files were in it, too. */
export async function openRaw(tx: Database, keys: Keys, mail: Owner): Promise<Buffer> {
  const parts = await tx.select().from(rawMails).where(eq(rawMails.messageId, mail.id)).orderBy(asc(rawMails.part));
  return Buffer.concat(parts.map(({ part, content }) => keys.openBytes(content, rawPlace(mail.number, part))));
}
