import type { FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { uploadDetails, type UploadDetails } from "../../../domain/content/forms.ts";
import { parse } from "../../platform/http/parse.ts";
import { codeOf } from "../../platform/fault-origin.ts";

export type ReceivedFile = { filename: string; content: Buffer; details: UploadDetails };

const missing = () => new AppError("invalid", { fields: { file: "errors:fileMissing" } });

/**
 * Reads the single file of a multipart upload and the form fields before it. The limits of the parser bound its size.
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  const { part, content } = await readUpload(request);
  if (content.length === 0) throw missing();
  const fields = Object.entries(part.fields).map(([name, field]) => [
    name,
    field && "value" in field ? field.value : undefined,
  ]);
  return { filename: part.filename, content, details: parse(uploadDetails, Object.fromEntries(fields)) };
}

async function readUpload(request: FastifyRequest) {
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
