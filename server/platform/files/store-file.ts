import { randomUUID } from "node:crypto";
import { FILE_MAX, safeFilename, type FilePurpose, type ScanState } from "../../../domain/platform/files.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import type { Database } from "../db/client.ts";
import { files, type FilePart } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { hasRoomForFiles } from "./budget.ts";
import { detectType, type DetectedType } from "./detect-type.ts";
import { writePiece } from "./file-places.ts";
import { countPassed, freeBytes } from "./free-bytes.ts";
import { createTurns } from "./in-turn.ts";
import { cutIntoPieces, newFileKey, sealFileKey, sealPiece } from "./pieces.ts";
import { countPdfPages } from "./pdf-pages.ts";
import { drawPreview, encodePicture, isPictureType, type PictureType } from "./pictures.ts";
import { presentFile } from "./present-file.ts";
import { PURPOSE_LIMITS, refuseFile } from "./refuse-file.ts";
import { ScannerError, scanFile } from "./scan.ts";
import { bytesInMemory, spoolFile, TooManyBytesError, type FileSource, type SpooledFile } from "./spool.ts";

/** Pictures are decoded one at a time in a process. */
const inTurn = createTurns();

/** What storing a file needs, besides a transaction. */
export type KeepNeeds = Pick<Deps, "keys" | "clock">;
export type FileNeeds = KeepNeeds & Pick<Deps, "db" | "env" | "log">;
export type FileInput = {
  stream: AsyncIterable<Uint8Array>;
  name: string;
  purpose: FilePurpose;
  /** The user who brings the file; null for what comes by mail or is moved. */
  createdBy: number | null;
  /** True where a file is kept, marked as not scanned, while the scanner does not answer. */
  isKeptUnscanned?: boolean;
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
  const { bytes, types, texts } = PURPOSE_LIMITS[input.purpose];
  const received = await receive(input.stream, bytes, texts?.size);
  try {
    if (received.bytes === 0) throw refuseFile("missing");
    const type = await detectType(received, input.name);
    if (!type || !types.includes(type.received)) throw refuseFile("type", texts?.type);
    if (!(await hasRoomForFiles(deps.db, deps.env, received.bytes))) throw refuseFile("budget");
    const scan = await askScanner(deps, received, input.isKeptUnscanned ?? false);
    const name = safeFilename(input.name, type.stored);
    return { name, purpose: input.purpose, createdBy: input.createdBy, scan, ...(await prepare(received, type)) };
  } catch (error) {
    await received.release();
    throw error;
  }
}

/**
 * Checks the upload of a picture that its own room encodes: whether the budget has room for it, and whether it is
 * infected. Returns the result of the scan, which is stored with the pictures that are made of it.
 */
export async function checkPicture(deps: FileNeeds, upload: Uint8Array): Promise<ScanState> {
  if (!(await hasRoomForFiles(deps.db, deps.env, upload.length))) throw refuseFile("budget");
  return askScanner(deps, bytesInMemory(upload), false);
}

/** A picture that the server encoded, and that needs no preview. */
type EncodedPicture = Pick<CheckedFile, "name" | "type" | "scan" | "purpose" | "createdBy"> & { content: Uint8Array };

/** Stores a picture that the server encoded, in a transaction, and returns the id of its file. */
export async function keepPicture(deps: KeepNeeds, tx: Database, picture: EncodedPicture): Promise<string> {
  const file = await keepFile(deps, tx, { ...picture, content: bytesInMemory(picture.content), preview: null });
  return file.id;
}

async function askScanner({ env, log }: FileNeeds, received: FileSource, isKeptUnscanned: boolean): Promise<ScanState> {
  try {
    const result = await scanFile(env, received);
    if (result === "infected") throw refuseFile("infected");
    return result;
  } catch (error) {
    if (!(error instanceof ScannerError)) throw error;
    log.warn({ err: error.message }, "a file could not be scanned");
    if (!isKeptUnscanned) throw refuseFile("scanner");
    return "not-scanned";
  }
}

/**
 * Stores a checked file in a transaction: its row and its sealed pieces, in the database. Where an S3 store is set up, a
 * job moves the pieces there: an answer never waits for another server, nor is one stored without its files.
 */
export async function keepFile(deps: KeepNeeds, tx: Database, checked: CheckedFile): Promise<StoredFile> {
  const { name, type, scan, purpose, createdBy, content, preview } = checked;
  const id = randomUUID();
  const key = newFileKey();
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
      place: "database",
      scan,
      purpose,
      createdBy,
      createdAt: deps.clock(),
    })
    .returning();
  if (!row) throw new Error("the file was not stored");
  await writePart(tx, { id, key, part: "content" }, content);
  if (preview) await writePart(tx, { id, key, part: "preview" }, preview);
  return presentFile(row);
}

/** Releases the temporary copies of a checked file. */
export async function releaseFile({ content, preview }: CheckedFile): Promise<void> {
  await Promise.all([content.release(), preview?.release()]);
}

type Target = { id: string; key: Buffer; part: FilePart };

async function writePart(tx: Database, { id: fileId, key, part }: Target, source: FileSource) {
  let position = 0;
  for await (const piece of cutIntoPieces(source.read())) {
    const place = { fileId, part, position };
    const content = sealPiece(key, place, piece);
    await writePiece(tx, { ...place, content });
    countPassed(content.length);
    freeBytes(content);
    position++;
  }
}

async function receive(stream: AsyncIterable<Uint8Array>, most: number, text?: FaultKey): Promise<SpooledFile> {
  try {
    return await spoolFile(stream, most);
  } catch (error) {
    throw error instanceof TooManyBytesError ? refuseFile("size", text) : error;
  }
}

/** Returns what is stored of the received bytes: pictures encoded anew, everything else as it came. */
async function prepare(content: SpooledFile, { received, stored }: DetectedType) {
  if (isPictureType(stored)) return inTurn(() => preparePicture(content, received, stored));
  if (stored === "application/pdf" && (await countPdfPages(content)) > FILE_MAX.pages) throw refuseFile("pages");
  return { type: stored, content, preview: null };
}

async function preparePicture(spooled: SpooledFile, received: string, stored: PictureType) {
  const encoded = await encodePicture(await spooled.readWhole(), received, stored);
  if (encoded.length > FILE_MAX.bytes) throw refuseFile("size");
  const preview = bytesInMemory(await drawPreview(encoded));
  await spooled.release();
  return { type: stored, content: bytesInMemory(encoded), preview };
}
