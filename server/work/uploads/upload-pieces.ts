import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { uploadPieces, uploads } from "../../platform/db/schema/index.ts";
import { openPiece, sealPiece } from "../../platform/files/pieces.ts";
import type { Keys } from "../../platform/keys.ts";

export type UploadRow = typeof uploads.$inferSelect;
type Piece = { upload: UploadRow; start: number; content: Uint8Array };

/**
 * Derives the key of an upload from the key of the site, so that none has to be stored. What was on its way when the
 * site got a new key does not open any more: it has to be sent again.
 */
const keyOf = (keys: Keys, { id }: UploadRow) => Buffer.from(keys.sign("upload", id), "base64url");

const placeOf = (fileId: string, position: number) => ({ fileId, part: "content" as const, position });

/**
 * Stores a piece that arrived, encrypted. Returns false, and stores nothing, when the upload does not stand at the place
 * where the piece starts: another connection was faster, or the upload is gone.
 */
export function appendPiece(db: Database, keys: Keys, { upload, start, content }: Piece): Promise<boolean> {
  return db.transaction(async (tx) => {
    const received = start + content.length;
    const isThere = and(eq(uploads.id, upload.id), eq(uploads.received, start));
    const moved = await tx.update(uploads).set({ received }).where(isThere).returning({ id: uploads.id });
    if (moved.length === 0) return false;
    const sealed = sealPiece(keyOf(keys, upload), placeOf(upload.id, start), content);
    await tx.insert(uploadPieces).values({ uploadId: upload.id, start, content: sealed });
    return true;
  });
}

/** Reads what has arrived of an upload, piece by piece, decrypted. Throws `UnreadableFileError` when a piece does not open. */
export async function* readPieces(db: Database, keys: Keys, upload: UploadRow): AsyncGenerator<Buffer> {
  const key = keyOf(keys, upload);
  for (let last = -1; ;) {
    const [piece] = await db
      .select()
      .from(uploadPieces)
      .where(and(eq(uploadPieces.uploadId, upload.id), gt(uploadPieces.start, last)))
      .orderBy(asc(uploadPieces.start))
      .limit(1);
    if (!piece) return;
    yield openPiece(key, placeOf(upload.id, piece.start), piece.content);
    last = piece.start;
  }
}
