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
  const fields = Object.entries(part.fields).map(([name, field]) => [
    name,
    field && "value" in field ? field.value : undefined,
  ]);
  return { filename: part.filename, content, fields: Object.fromEntries(fields) };
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
