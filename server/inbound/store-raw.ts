import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { rawMails } from "../db/schema/index.ts";
import type { Keys } from "../keys.ts";

const PART_BYTES = 4 * 1024 * 1024;

const rawPlace = (emailId: number, part: number) => ({
  table: "raw_mails",
  field: "content",
  row: `${emailId}/${part}`,
});

/** Keeps a mail as it came, sealed; its files stand beside it. */
export async function storeRaw(tx: Database, keys: Keys, emailId: number, raw: Uint8Array, receivedAt: Date) {
  for (let part = 0; part * PART_BYTES < raw.length; part++) {
    const piece = raw.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    const content = keys.sealBytes(piece, rawPlace(emailId, part));
    await tx.insert(rawMails).values({ emailId, part, content, receivedAt });
  }
}

/** The mail as it came, empty where it is kept no longer. Until version 0.2.0 the files were in it, too. */
export async function openRaw(tx: Database, keys: Keys, emailId: number): Promise<Buffer> {
  const parts = await tx.select().from(rawMails).where(eq(rawMails.emailId, emailId)).orderBy(asc(rawMails.part));
  return Buffer.concat(parts.map(({ part, content }) => keys.openBytes(content, rawPlace(emailId, part))));
}
