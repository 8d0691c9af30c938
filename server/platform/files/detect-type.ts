import { fileTypeFromBuffer } from "file-type";
import { CONVERTED_TYPES, FILE_TYPES, type FileType } from "../../../domain/platform/files.ts";
import { isKeyOf } from "../../../domain/platform/typed-records.ts";
import { isPlainText } from "./plain-text.ts";
import type { SpooledFile } from "./spool.ts";

/** The type of received bytes, and the type that they are stored as. */
export type DetectedType = { received: string; stored: FileType };

/** Bytes of the beginning that tell the type. Documents of an office program name their parts there. */
const HEAD_BYTES = 256 * 1024;

const PDF_SIGNATURE = Buffer.from("%PDF-");

/**
 * Detects the type of a file by its bytes; undefined when the store does not take it. The name and the type that the
 * sender declares count for nothing, except that the name tells a table (CSV) from other plain text.
 */
export async function detectType(spooled: SpooledFile, name: string): Promise<DetectedType | undefined> {
  const head = await spooled.readHead(HEAD_BYTES);
  const mime = (await fileTypeFromBuffer(head))?.mime;
  // A PDF that begins with other bytes opens in some programs as something else.
  if (mime === "application/pdf" && !head.subarray(0, PDF_SIGNATURE.length).equals(PDF_SIGNATURE)) return undefined;
  if (mime !== undefined) return storedAs(mime);
  if (!(await isPlainText(spooled))) return undefined;
  const stored = /\.csv$/i.test(name) ? "text/csv" : "text/plain";
  return { received: stored, stored };
}

function storedAs(received: string): DetectedType | undefined {
  if (isKeyOf(FILE_TYPES, received) && !received.startsWith("text/")) return { received, stored: received };
  return isKeyOf(CONVERTED_TYPES, received) ? { received, stored: CONVERTED_TYPES[received] } : undefined;
}
