import type { MailFile } from "../../platform/deps/messages.ts";

const [LINE_FEED, CARRIAGE_RETURN, EQUALS] = [10, 13, 61];

const IS_BASE64 = new Uint8Array(256);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  IS_BASE64[char.charCodeAt(0)] = 1;

type Base64Run = { start: number; end: number; bytes: number };

/**
 * Removes from a raw mail the files that are stored separately, so that nothing is stored twice. Files are found by
 * their content, encoded as base64. If one came in another encoding, only the header of the mail is left.
 */
export function withoutFiles(raw: Uint8Array<ArrayBuffer>, files: readonly MailFile[]): Uint8Array<ArrayBuffer> {
  if (files.length === 0) return raw;
  const missing = new Map(files.entries());
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const run of base64Runs(raw)) {
    const [place] = [...missing].find(([, { content }]) => isEncoded(raw, run, content)) ?? [];
    if (place === undefined) continue;
    missing.delete(place);
    pieces.push(raw.subarray(at, run.start), Buffer.from(`[stored apart: file ${place + 1}]\r\n`));
    at = run.end;
  }
  pieces.push(raw.subarray(at));
  return missing.size > 0 ? headerOf(raw) : concat(pieces);
}

/** Yields the blocks of lines that are nothing but base64, each with its decoded size. */
function* base64Runs(raw: Uint8Array): Generator<Base64Run> {
  let run: Base64Run | undefined;
  let chars = 0;
  for (let start = 0; start < raw.length;) {
    const feed = raw.indexOf(LINE_FEED, start);
    const end = feed < 0 ? raw.length : feed + 1;
    const found = countBase64Chars(raw, start, end);
    if (found > 0) {
      run ??= { start, end, bytes: 0 };
      chars += found;
      run.end = end;
    } else if (run) {
      yield { ...run, bytes: Math.floor((chars * 3) / 4) };
      [run, chars] = [undefined, 0];
    }
    start = end;
  }
  if (run) yield { ...run, bytes: Math.floor((chars * 3) / 4) };
}

/** Counts the base64 characters of a line; 0 when it contains any other. */
function countBase64Chars(raw: Uint8Array, start: number, end: number): number {
  let chars = 0;
  for (let at = start; at < end; at++) {
    const char = raw[at] ?? 0;
    if (IS_BASE64[char]) chars++;
    else if (char !== EQUALS && char !== CARRIAGE_RETURN && char !== LINE_FEED) return 0;
  }
  return chars;
}

function isEncoded(raw: Uint8Array, { start, end, bytes }: Base64Run, content: Uint8Array): boolean {
  if (bytes !== content.length) return false;
  const text = Buffer.from(raw.buffer, raw.byteOffset + start, end - start).toString("latin1");
  return Buffer.from(text, "base64").equals(content);
}

function headerOf(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const ends = ["\r\n\r\n", "\n\n"].map((end) => text.indexOf(end)).filter((at) => at >= 0);
  return concat([raw.subarray(0, Math.min(raw.length, ...ends))]);
}

function concat(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
