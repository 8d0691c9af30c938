import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../db/client.ts";
import { files, type FilePart } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { readSealed } from "./file-places.ts";
import { countPassed, freeBytes } from "./free-bytes.ts";
import { openFileKey, openPiece, UnreadableFileError } from "./pieces.ts";
import type { FileRow } from "./present-file.ts";

/** The dependencies of reading a file. In a transaction, `db` is that transaction. */
export type ReadNeeds = Pick<Deps, "db" | "env" | "keys">;
/** Memory that a piece leaves to the collector, in its sizes: text of twice the length, received, gathered and read. */
const SIZES_PASSED = 7;
export type OpenedFile = { file: FileRow; stream: Readable };

/** Opens a stored file for reading: decrypted piece by piece, as fast as it is read. */
export async function openFile(deps: ReadNeeds, id: string): Promise<OpenedFile> {
  const file = await findFile(deps.db, id);
  return { file, stream: streamFile(deps, file) };
}

/** Streams the content of a file whose row is known. */
export function streamFile(deps: ReadNeeds, file: FileRow): Readable {
  return Readable.from(plainPieces(deps, file, "content"), { objectMode: false });
}

/** The bytes of a picture: in the store, or in the row of an older version that is not moved yet. */
export type PlacedPicture = { content: Buffer | null; fileId: string | null };

/** Reads a small picture as a whole, from wherever it is. */
export async function readPicture(deps: ReadNeeds, { content, fileId }: PlacedPicture): Promise<Buffer> {
  if (content) return content;
  const { stream } = await openFile(deps, fileId ?? "");
  return Buffer.concat(await stream.toArray());
}

/** Tells whether a file can be decrypted to its end and is what was stored. Throws when its place does not answer. */
export async function isReadable(deps: ReadNeeds, file: FileRow): Promise<boolean> {
  const hash = createHash("sha256");
  try {
    for await (const piece of plainPieces(deps, file, "content")) hash.update(piece);
  } catch (error) {
    if (error instanceof UnreadableFileError) return false;
    throw error;
  }
  return hash.digest("hex") === file.sha256;
}

/** Opens the picture that the server made of a file. Throws `notFound` for a file without one. */
export async function openPreview(deps: ReadNeeds, id: string): Promise<OpenedFile> {
  const file = await findFile(deps.db, id);
  if (file.previewBytes === null) throw new AppError("notFound");
  return { file, stream: Readable.from(plainPieces(deps, file, "preview"), { objectMode: false }) };
}

/** Finds the row of a file, without its content. */
export async function findFile(db: Database, id: string): Promise<FileRow> {
  const [file] = await db.select().from(files).where(eq(files.id, id));
  if (!file) throw new AppError("notFound");
  return file;
}

async function* plainPieces({ db, env, keys }: ReadNeeds, file: FileRow, part: FilePart): AsyncGenerator<Buffer> {
  const key = openFileKey(keys, file);
  for await (const { content, ...place } of readSealed(db, env, file, [part])) {
    const plain = openPiece(key, place, content);
    freeBytes(content);
    yield plain;
    countPassed(SIZES_PASSED * plain.length);
  }
}
