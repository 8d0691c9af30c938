import type { FastifyRequest } from "fastify";
import { uploadDetails, type UploadDetails } from "../../../domain/content/forms.ts";
import { parse } from "../../platform/http/parse.ts";
import { readUpload } from "../../platform/http/read-upload.ts";

export type ReceivedFile = { filename: string; content: Buffer; details: UploadDetails };

/** Reads the file of an upload and its details. */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  const { filename, content, fields } = await readUpload(request);
  return { filename, content, details: parse(uploadDetails, fields) };
}
