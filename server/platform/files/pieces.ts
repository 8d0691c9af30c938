import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { FilePart } from "../db/schema/index.ts";
import type { Keys } from "../keys.ts";
import { freeBytes } from "./free-bytes.ts";

/** Size of a piece before it is sealed. A file is read and written piece by piece, so that it is never whole in memory. */
export const PIECE_BYTES = 256 * 1024;

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The place that a sealed piece is bound to: it opens as no other piece of no other file. */
export type PiecePlace = { fileId: string; part: FilePart; position: number };

export const newFileKey = () => randomBytes(KEY_BYTES);

/** Returns the place that the key of a file is bound to, when the key of the site seals it. */
export const fileKeyPlace = (fileId: string) => ({ table: "files", field: "sealed_key", row: fileId });

/** Seals the key of a file by the key of the site. */
export const sealFileKey = (keys: Keys, fileId: string, key: Buffer) =>
  keys.seal(key.toString("base64"), fileKeyPlace(fileId));

/** The error of a file that cannot be decrypted: a key that is not configured, or a piece that is damaged or missing. */
export class UnreadableFileError extends Error {}

/** Opens the key of a file. Throws when the key of the site that sealed it is not configured. */
export function openFileKey(keys: Keys, { id, sealedKey }: { id: string; sealedKey: string }): Buffer {
  try {
    return Buffer.from(keys.open(sealedKey, fileKeyPlace(id)), "base64");
  } catch (error) {
    throw new UnreadableFileError("the key of the file does not open", { cause: error });
  }
}

const additionalData = ({ fileId, part, position }: PiecePlace) =>
  Buffer.from(JSON.stringify(["file1", fileId, part, position]));

/** Encrypts one piece of a file (AES-256-GCM): nonce, tag, then the bytes. */
export function sealPiece(key: Uint8Array, place: PiecePlace, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  cipher.setAAD(additionalData(place));
  const body = cipher.update(plain);
  cipher.final();
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), body]);
  freeBytes(body);
  return sealed;
}

/** Decrypts one piece; throws when it was changed, cut or put elsewhere. */
export function openPiece(key: Uint8Array, place: PiecePlace, sealed: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES));
    decipher.setAAD(additionalData(place));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const plain = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    decipher.final();
    return plain;
  } catch (error) {
    throw new UnreadableFileError("a piece of the file does not open", { cause: error });
  }
}

/** Returns the number of pieces of a content. */
export const piecesOf = (bytes: number) => Math.ceil(bytes / PIECE_BYTES);

/**
 * Cuts a stream into pieces of the full size; the last one is what remains. All pieces share one buffer: a piece is good
 * until the next one is asked for.
 */
export async function* cutIntoPieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const piece = Buffer.alloc(PIECE_BYTES);
  let filled = 0;
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length;) {
      const taken = Math.min(chunk.length - from, PIECE_BYTES - filled);
      piece.set(chunk.subarray(from, from + taken), filled);
      filled += taken;
      from += taken;
      if (filled < PIECE_BYTES) continue;
      yield piece;
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
