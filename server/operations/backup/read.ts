import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { BackupError, FORMAT, FORMAT_WITHOUT_FOOTER, type Batch, type Footer, type Header } from "./format.ts";
import { codeOf } from "../../platform/fault-origin.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

type Part = Header | Batch | Footer;

/** The contents of a complete backup. */
export type Contents = { header: Header; rows: number; footer: Footer | undefined };

const NEWLINE = 10;
/** Read and unpacked at once: with the default of 16 kB most of the time goes into turns. */
const CHUNK_BYTES = 262_144;

/** Reads the header of a backup and its rows, in order; throws, at its end at the latest, when it is incomplete. */
export async function* readBackup(file: string): AsyncGenerator<Header | Batch, Contents> {
  let header: Header | undefined;
  let footer: Footer | undefined;
  const counts: Record<string, number> = {};
  const hash = createHash("sha256");
  for await (const line of linesOf(file)) {
    const part = parse(file, line);
    if (footer || "format" in part !== !header) throw notWhole(file);
    if ("sha256" in part) {
      footer = part;
      continue;
    }
    hash.update(line);
    if ("format" in part) header = knownFormat(file, part);
    else counts[part.table] = (counts[part.table] ?? 0) + part.rows.length;
    yield part;
  }
  if (!header) throw notWhole(file);
  const isMissing = !footer && header.format !== FORMAT_WITHOUT_FOOTER;
  if (isMissing || (footer && (footer.sha256 !== hash.digest("hex") || !isSame(footer.counts, counts)))) {
    throw notWhole(file);
  }
  return { header, footer, rows: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** Verifies a backup by reading it to its end. */
export async function verifyBackup(file: string): Promise<Contents> {
  const parts = readBackup(file);
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return value;
  }
}

/**
 * Reads the lines of a file with their ends. Does not use `readline`: it also ends lines at U+2028, which may stand in
 * what people wrote.
 */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  // Errors are passed on by hand: when the file is cut, a pipe would end without one.
  const source = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
  source.on("error", (error) => unpacked.destroy(error));
  let begun: Buffer[] = [];
  try {
    const chunks: AsyncIterable<Buffer> = source.pipe(unpacked);
    for await (const chunk of chunks) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, end + 1)]);
        begun = [];
        from = end + 1;
      }
      begun.push(chunk.subarray(from));
    }
  } catch (error) {
    const isDamage = String(codeOf(error)).startsWith("Z_");
    throw isDamage ? notWhole(file) : error;
  } finally {
    source.destroy();
  }
  if (begun.some((rest) => rest.length > 0)) throw notWhole(file);
}

function parse(file: string, line: Buffer): Part {
  try {
    const part: unknown = JSON.parse(line.toString("utf8"));
    if (isPart(part)) return part;
  } catch {
    // Thrown below.
  }
  throw notWhole(file);
}

function isPart(value: unknown): value is Part {
  const has = (name: string, type: string) => typeof valueIn(value, name) === type;
  const isHeader = has("format", "number") && isTexts(valueIn(value, "migrations"));
  const isBatch = has("table", "string") && isTexts(valueIn(value, "rows"));
  const isFooter = has("sha256", "string") && has("counts", "object") && isTexts(valueIn(value, "keys"));
  return isHeader || isBatch || isFooter;
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === "string");

function isSame(a: Record<string, number>, b: Record<string, number>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function knownFormat(file: string, header: Header): Header {
  if ([FORMAT, FORMAT_WITHOUT_FOOTER].includes(header.format)) return header;
  throw new BackupError(`${file} was made by a newer version: use that one.`);
}

function notWhole(file: string): BackupError {
  return new BackupError(`${file} is no backup, or not a whole one.`);
}
