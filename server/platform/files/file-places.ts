import { and, eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { filePieces, files, type FilePart } from "../db/schema/index.ts";
import type { Env } from "../env.ts";
import { piecesOf, UnreadableFileError, type PiecePlace } from "./pieces.ts";
import type { FileRow } from "./present-file.ts";
import { openS3, type S3Pieces } from "./s3-pieces.ts";

/** A sealed piece with its place. */
export type SealedPiece = PiecePlace & { content: Buffer };

/** Writes a sealed piece into the database. New files begin there, within the transaction of what uses them. */
export async function writePiece(tx: Database, piece: SealedPiece): Promise<void> {
  await tx.insert(filePieces).values(piece);
}

/** Reads a sealed piece from the database; undefined when there is none. */
export async function readPiece(db: Database, { fileId, part, position }: PiecePlace): Promise<Buffer | undefined> {
  const isPiece = and(eq(filePieces.fileId, fileId), eq(filePieces.part, part), eq(filePieces.position, position));
  const [row] = await db.select({ content: filePieces.content }).from(filePieces).where(isPiece);
  return row?.content;
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
