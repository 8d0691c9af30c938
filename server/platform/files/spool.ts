import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { openNamelessFile } from "../nameless-file.ts";
import { countPassed, freeBytes } from "./free-bytes.ts";
import { PIECE_BYTES } from "./pieces.ts";

/** The bytes of a file that is about to be stored. */
export type FileSource = {
  bytes: number;
  /** SHA-256 in hex. */
  sha256: string;
  /** Reads the bytes from the beginning. Can be called again. A piece is good until the next one is asked for. */
  read(): AsyncIterable<Uint8Array>;
  release(): Promise<void>;
};

/** Received bytes that wait on the disk to be checked, encrypted. */
export type SpooledFile = FileSource & {
  /** Reads all bytes into one buffer: for pictures, which are decoded as a whole. */
  readWhole(): Promise<Buffer>;
  /** Reads at most this many bytes of the beginning. */
  readHead(most: number): Promise<Buffer>;
};

/** Wraps bytes that are in memory already. */
export function bytesInMemory(content: Uint8Array): FileSource {
  return {
    bytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    read: () => Readable.from([content]),
    release: async () => undefined,
  };
}

const CIPHER = "aes-256-ctr";
/** The initial counter (IV). Each key encrypts one file only, so the counter may start at zero. */
const FIRST_BLOCK = Buffer.alloc(16);

export class TooManyBytesError extends Error {}

/**
 * Writes a stream to an encrypted temporary file, so that it takes no memory until it is read. The file has no name, so
 * it is gone when the process ends. Its key is never stored. Throws `TooManyBytesError` beyond `most` bytes.
 */
export async function spoolFile(source: AsyncIterable<Uint8Array>, most: number): Promise<SpooledFile> {
  const key = randomBytes(32);
  const cipher = createCipheriv(CIPHER, key, FIRST_BLOCK);
  const hash = createHash("sha256");
  const handle = await openNamelessFile("bluebonnet-file");
  let bytes = 0;
  try {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > most) throw new TooManyBytesError();
      hash.update(chunk);
      const sealed = cipher.update(chunk);
      await handle.write(sealed);
      freeBytes(sealed);
      countPassed(chunk.length);
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  const read = () => readPieces(handle, key, bytes);
  return {
    bytes,
    sha256: hash.digest("hex"),
    read,
    readWhole: () => collect(read(), bytes),
    readHead: (limit) => collect(read(), Math.min(limit, bytes)),
    release: () => handle.close(),
  };
}

async function* readPieces(handle: FileHandle, key: Uint8Array, bytes: number): AsyncGenerator<Buffer> {
  const decipher = createDecipheriv(CIPHER, key, FIRST_BLOCK);
  const piece = Buffer.alloc(Math.min(PIECE_BYTES, bytes));
  for (let at = 0; at < bytes;) {
    const { bytesRead } = await handle.read(piece, 0, piece.length, at);
    if (bytesRead === 0) throw new Error("the spooled file is cut");
    const plain = decipher.update(piece.subarray(0, bytesRead));
    yield plain;
    freeBytes(plain);
    at += bytesRead;
  }
}

async function collect(pieces: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  const whole = Buffer.alloc(bytes);
  let at = 0;
  for await (const piece of pieces) {
    at += piece.copy(whole, at);
    if (at >= bytes) break;
  }
  return whole;
}
