import { randomUUID } from "node:crypto";
import { FILE_MAX, safeFilename, type FilePurpose, type ScanState } from "../../../domain/platform/files.ts";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import type { Database } from "../db/client.ts";
import { files, type FilePart } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { detectType, type DetectedType } from "./detect-type.ts";
import { databasePieces, type PieceStore } from "./file-places.ts";
import { cutIntoPieces, newFileKey, sealFileKey, sealPiece } from "./pieces.ts";
import { drawPreview, encodePicture, isPictureType } from "./pictures.ts";
import { presentFile } from "./present-file.ts";
import { refuseFile } from "./refuse-file.ts";
import { bytesInMemory, spoolFile, TooManyBytesError, type FileSource, type SpooledFile } from "./spool.ts";

/** What storing a file needs, besides a transaction. */
export type KeepNeeds = Pick<Deps, "keys" | "clock">;
export type FileNeeds = KeepNeeds & Pick<Deps, "db" | "env">;
export type FileInput = {
  stream: AsyncIterable<Uint8Array>;
  name: string;
  purpose: FilePurpose;
  /** The user who brings the file; null for what comes by mail or is moved. */
  createdBy: number | null;
};

/** A file that was checked and waits to be stored, within the transaction of what uses it. */
export type CheckedFile = Pick<FileInput, "purpose" | "createdBy"> & {
  name: string;
  type: string;
  scan: ScanState;
  content: FileSource;
  preview: FileSource | null;
};

/**
 * Receives, checks and stores a file. It counts as unused, and is removed after a day, until something refers to it.
 * Throws `AppError` with an error at the field `file` when it is not taken.
 */
export async function storeFile(deps: FileNeeds, input: FileInput): Promise<StoredFile> {
  const checked = await checkFile(deps, input);
  try {
    return await deps.db.transaction((tx) => keepFile(deps, tx, checked));
  } finally {
    await releaseFile(checked);
  }
}

/** Receives a file and checks it: its type by its bytes, its bounds, and whether it is infected. Encodes pictures anew. */
export async function checkFile(deps: FileNeeds, input: FileInput): Promise<CheckedFile> {
  const received = await receive(input.stream);
  try {
    if (received.bytes === 0) throw refuseFile("missing");
    const type = await detectType(received, input.name);
    if (!type) throw refuseFile("type");
    return {
      ...input,
      scan: "not-scanned",
      ...(await prepare(received, type)),
      name: safeFilename(input.name, type.stored),
    };
  } catch (error) {
    await received.release();
    throw error;
  }
}

/** Stores a checked file in a transaction: its row and, in the database, its sealed pieces. */
export async function keepFile(deps: KeepNeeds, tx: Database, checked: CheckedFile): Promise<StoredFile> {
  const { name, type, scan, purpose, createdBy, content, preview } = checked;
  const id = randomUUID();
  const key = newFileKey();
  const store = databasePieces;
  const [row] = await tx
    .insert(files)
    .values({
      id,
      name,
      type,
      bytes: content.bytes,
      sha256: content.sha256,
      previewBytes: preview?.bytes ?? null,
      sealedKey: sealFileKey(deps.keys, id, key),
      place: store.place,
      scan,
      purpose,
      createdBy,
      createdAt: deps.clock(),
    })
    .returning();
  if (!row) throw new Error("the file was not stored");
  await writePart(store, tx, { id, key, part: "content" }, content);
  if (preview) await writePart(store, tx, { id, key, part: "preview" }, preview);
  return presentFile(row);
}

/** Releases the temporary copies of a checked file. */
export async function releaseFile({ content, preview }: CheckedFile): Promise<void> {
  await Promise.all([content.release(), preview?.release()]);
}

type Target = { id: string; key: Buffer; part: FilePart };

async function writePart(store: PieceStore, tx: Database, { id: fileId, key, part }: Target, source: FileSource) {
  let position = 0;
  for await (const piece of cutIntoPieces(source.read())) {
    const place = { fileId, part, position };
    await store.write(tx, { ...place, content: sealPiece(key, place, piece) });
    position++;
  }
}

async function receive(stream: AsyncIterable<Uint8Array>): Promise<SpooledFile> {
  try {
    return await spoolFile(stream, FILE_MAX.bytes);
  } catch (error) {
    throw error instanceof TooManyBytesError ? refuseFile("size") : error;
  }
}

/** Returns what is stored of the received bytes: pictures encoded anew, everything else as it came. */
async function prepare(received: SpooledFile, { stored }: DetectedType) {
  if (!isPictureType(stored)) return { type: stored, content: received, preview: null };
  const encoded = await encodePicture(await received.readWhole(), stored);
  if (encoded.length > FILE_MAX.bytes) throw refuseFile("size");
  const preview = bytesInMemory(await drawPreview(encoded));
  await received.release();
  return { type: stored, content: bytesInMemory(encoded), preview };
}
