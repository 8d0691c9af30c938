import type { MailFile } from "../../platform/deps/messages.ts";

const [LINE_FEED, CARRIAGE_RETURN, EQUALS] = [10, 13, 61];

const IS_BASE64 = new Uint8Array(256);
for (const sign of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  IS_BASE64[sign.charCodeAt(0)] = 1;

type Run = { start: number; end: number; bytes: number };

/**
 * A mail as it came, without the files that are stored beside it: nothing is stored twice. Files are found by their
 * content, encoded as base64. If one came in another encoding, only the header of the mail is left.
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
  return missing.size > 0 ? headerOf(raw) : joined(pieces);
}

/** Stretches of lines that are nothing but base64, and how many bytes each stands for. */
function* base64Runs(raw: Uint8Array): Generator<Run> {
  let run: Run | undefined;
  let signs = 0;
  for (let start = 0; start < raw.length;) {
    const feed = raw.indexOf(LINE_FEED, start);
    const end = feed < 0 ? raw.length : feed + 1;
    const found = signsIn(raw, start, end);
    if (found > 0) {
      run ??= { start, end, bytes: 0 };
      signs += found;
      run.end = end;
    } else if (run) {
      yield { ...run, bytes: Math.floor((signs * 3) / 4) };
      [run, signs] = [undefined, 0];
    }
    start = end;
  }
  if (run) yield { ...run, bytes: Math.floor((signs * 3) / 4) };
}

/** How many signs of base64 a line has; 0 where it has others, too. */
function signsIn(raw: Uint8Array, start: number, end: number): number {
  let signs = 0;
  for (let at = start; at < end; at++) {
    const sign = raw[at] ?? 0;
    if (IS_BASE64[sign]) signs++;
    else if (sign !== EQUALS && sign !== CARRIAGE_RETURN && sign !== LINE_FEED) return 0;
  }
  return signs;
}

function isEncoded(raw: Uint8Array, { start, end, bytes }: Run, content: Uint8Array): boolean {
  if (bytes !== content.length) return false;
  const text = Buffer.from(raw.buffer, raw.byteOffset + start, end - start).toString("latin1");
  return Buffer.from(text, "base64").equals(content);
}

function headerOf(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const ends = ["\r\n\r\n", "\n\n"].map((end) => text.indexOf(end)).filter((at) => at >= 0);
  return joined([raw.subarray(0, Math.min(raw.length, ...ends))]);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
