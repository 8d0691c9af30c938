import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { codeOf } from "../fault-origin.ts";

/** The single file of an upload, and the form fields that came before it, as they were sent. */
export type Upload = { filename: string; content: Buffer; fields: Record<string, unknown> };

const missing = () => new AppError("invalid", { fields: { file: "errors:fileMissing" } });

/** Reads the single file of a multipart upload. The limits of the parser bound its size. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { part, content } = await readFile(request);
  if (content.length === 0) throw missing();
  return { filename: nameOf(part), content, fields: fieldsOf(part) };
}

async function readFile(request: FastifyRequest) {
  try {
    const part = await request.file();
    if (!part) throw missing();
    return { part, content: await part.toBuffer() };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isTooLarge = codeOf(error) === "FST_REQ_FILE_TOO_LARGE";
    // Every other error of the parser means a truncated or malformed body.
    if (!isTooLarge) throw missing();
    throw new AppError("tooLarge", { message: "errors:fileTooLarge", fields: { file: "errors:fileTooLarge" } });
  }
}

/** The single file of an upload as a stream, and the form fields that came before it. */
export type UploadStream = { filename: string; stream: AsyncIterable<Uint8Array>; fields: Record<string, unknown> };

/**
 * Reads the single file of a multipart upload as a stream. The user of the stream bounds its size; what the parser cuts
 * off comes one byte longer than its limit, so that it is over that bound, too.
 */
export async function streamUpload<T>(request: FastifyRequest, use: (upload: UploadStream) => Promise<T>): Promise<T> {
  // Every error of the parser means a truncated or malformed body.
  const part = await request.file().catch(() => undefined);
  if (!part) throw missing();
  try {
    return await use({ filename: nameOf(part), stream: whole(part.file), fields: fieldsOf(part) });
  } catch (error) {
    throw error instanceof CutUploadError ? missing() : error;
  }
}

/** The error of an upload that ended before its end. */
class CutUploadError extends Error {}

async function* whole(file: AsyncIterable<Uint8Array> & { truncated: boolean }): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    throw new CutUploadError("the upload was cut", { cause: error });
  }
  if (file.truncated) yield new Uint8Array(1);
}

/** Returns the name of a file, empty for a part that has none: the parser then leaves it out, against its type. */
const nameOf = ({ filename }: { filename?: string }) => filename ?? "";

function fieldsOf({ fields }: MultipartFile): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field && "value" in field ? field.value : undefined,
  ]);
  return Object.fromEntries(entries);
}
