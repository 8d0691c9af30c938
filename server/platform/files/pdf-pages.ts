import { inflateSync, constants } from "node:zlib";
import { freeBytes } from "./free-bytes.ts";
import type { FileSource } from "./spool.ts";

/** The type of an object, up to its end: a page (and not the tree of pages), or a stream that packs other objects. */
const PAGE_TYPE = /\/Type\s*\/Page$/;
const PACKED_TYPE = /\/Type\s*\/ObjStm$/;
const PAGE = "/Page";
const PACKED = "/ObjStm";
const LETTER = /[A-Za-z]/;

/** Bytes before the name that can belong to its type, and after it that decide on it. */
const AROUND = 64;
/** Bytes that are looked at together once an object stream was found: a longer one counts by its beginning. */
const WINDOW = 1024 * 1024;
/** Bytes from the type of an object stream within which its content begins. */
const HEAD = 400;
/** Maximum bytes of all object streams of one file when unpacked: more of them is a bomb. */
const MAX_UNPACKED = 64 * 1024 * 1024;

type Count = { pages: number; unpacked: number };

/**
 * Counts the pages of a PDF, piece by piece: those in plain sight, and those in compressed object streams. What is
 * encrypted counts as nothing. Returns Infinity when the object streams unpack to too much.
 */
export async function countPdfPages(source: FileSource): Promise<number> {
  const count: Count = { pages: 0, unpacked: 0 };
  let rest = Buffer.alloc(0);
  let seen = 0;
  for await (const piece of source.read()) {
    const data =
      rest.length > 0 ? Buffer.concat([rest, piece]) : Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    const upTo = countIn(data, seen, count, false);
    if (count.unpacked > MAX_UNPACKED) return Infinity;
    const from = Math.max(0, upTo - AROUND);
    rest = Buffer.from(data.subarray(from));
    if (data.buffer !== piece.buffer) freeBytes(data);
    seen = upTo - from;
  }
  countIn(rest, seen, count, true);
  return count.unpacked > MAX_UNPACKED ? Infinity : count.pages;
}

/** Counts what is in some bytes from a place on; returns the place up to which all was counted. */
function countIn(data: Buffer, from: number, count: Count, isLast: boolean): number {
  const end = isLast ? data.length : Math.max(from, data.length - AROUND);
  let upTo = end;
  for (const at of placesOf(data, PACKED, from, end)) {
    if (!isTyped(data, at + PACKED.length, PACKED_TYPE)) continue;
    if (!isLast && data.length - at < WINDOW) {
      upTo = at;
      break;
    }
    const inside = unpack(data, at, MAX_UNPACKED - count.unpacked);
    count.unpacked += inside.length;
    count.pages += [...placesOf(inside, PAGE, 0, inside.length)].filter((place) => isPage(inside, place)).length;
  }
  for (const at of placesOf(data, PAGE, from, upTo)) if (isPage(data, at)) count.pages++;
  return upTo;
}

function* placesOf(data: Buffer, word: string, from: number, end: number): Generator<number> {
  for (let at = data.indexOf(word, from); at >= 0 && at < end; at = data.indexOf(word, at + 1)) yield at;
}

const isTyped = (data: Buffer, end: number, type: RegExp) =>
  type.test(data.toString("latin1", Math.max(0, end - AROUND), end));

const isPage = (data: Buffer, at: number) =>
  isTyped(data, at + PAGE.length, PAGE_TYPE) &&
  !LETTER.test(data.toString("latin1", at + PAGE.length, at + PAGE.length + 1));

/** Unpacks an object stream; empty when it is none or encrypted, too long when it is larger than allowed. */
function unpack(data: Buffer, at: number, most: number): Buffer {
  const start = /stream\r?\n/.exec(data.toString("latin1", at, at + HEAD));
  if (!start) return Buffer.alloc(0);
  const begin = at + start.index + start[0].length;
  try {
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(data.subarray(begin, begin + WINDOW), options);
  } catch (error) {
    return error instanceof RangeError ? Buffer.alloc(most + 1) : Buffer.alloc(0);
  }
}
