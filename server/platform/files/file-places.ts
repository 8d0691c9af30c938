import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { filePieces, files, type FilePart } from "../db/schema/index.ts";
import type { Env } from "../env.ts";
import { freeBytes } from "./free-bytes.ts";
import { piecesOf, UnreadableFileError, type PiecePlace } from "./pieces.ts";
import type { FileRow } from "./present-file.ts";
import { openS3, type S3Pieces } from "./s3-pieces.ts";

/** A sealed piece with its place. */
export type SealedPiece = PiecePlace & { content: Buffer };

/** Writes a sealed piece into the database. New files begin there, within the transaction of what uses them. */
export async function writePiece(tx: Database, piece: SealedPiece): Promise<void> {
  await tx.insert(filePieces).values(piece);
}

/** Size of a slice of a piece, as one row of an answer. */
const SLICE_BYTES = 32 * 1024;

/**
 * Reads a sealed piece from the database; undefined when there is none. The answer has it in slices: the driver gathers
 * each row in buffers that it doubles, as text of twice the length, so that a row of a whole piece takes ten times it.
 */
async function readPiece(db: Database, { fileId, part, position }: PiecePlace): Promise<Buffer | undefined> {
  const { rows } = await db.execute<{ slice: Buffer }>(sql`
    select substring(content from number * ${SLICE_BYTES}::int + 1 for ${SLICE_BYTES}::int) as slice
    from ${filePieces}, generate_series(0, (octet_length(content) - 1) / ${SLICE_BYTES}::int) as number
    where ${filePieces.fileId} = ${fileId} and ${filePieces.part} = ${part} and ${filePieces.position} = ${position}
    order by number`);
  if (rows.length === 0) return undefined;
  const slices = rows.map(({ slice }) => slice);
  const piece = Buffer.concat(slices);
  for (const slice of slices) freeBytes(slice);
  return piece;
}

/** Lists the places of all pieces of a file, in order. */
export function placesOf({ id: fileId, bytes, previewBytes }: FileRow, parts: readonly FilePart[]): PiecePlace[] {
  const sizes = { content: bytes, preview: previewBytes ?? 0 };
  return parts.flatMap((part) =>
    Array.from({ length: piecesOf(sizes[part]) }, (_, position) => ({ fileId, part, position })),
  );
}

/**
 * Reads the sealed pieces of a file in order, from where the file is kept. A file that is moved meanwhile is read on from
 * its new place. Throws `UnreadableFileError` when a piece is missing.
 */
export async function* readSealed(db: Database, env: Env, file: FileRow, parts: readonly FilePart[]) {
  let { place } = file;
  let s3: S3Pieces | null = null;
  const read = async (piece: PiecePlace) => {
    if (place === "database") return readPiece(db, piece);
    s3 ??= await openS3(db, env);
    if (!s3) throw new UnreadableFileError("the file is in an S3 store that is not set up");
    return s3.read(piece);
  };
  for (const piece of placesOf(file, parts)) {
    let content = await read(piece);
    if (!content) {
      const [now] = await db.select({ place: files.place }).from(files).where(eq(files.id, file.id));
      if (now && now.place !== place) {
        place = now.place;
        content = await read(piece);
      }
    }
    if (!content) throw new UnreadableFileError("a piece of the file is missing");
    yield { ...piece, content };
  }
}
