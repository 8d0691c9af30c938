import type { StoredFile } from "../../../domain/api/platform/files.ts";
import type { files } from "../db/schema/index.ts";

export type FileRow = typeof files.$inferSelect;

/** Presents a file as the API shows it. Neither its key nor its place leaves the server. */
export function presentFile({ id, name, type, bytes, previewBytes, scan }: FileRow): StoredFile {
  return { id, name, type, size: bytes, hasPreview: previewBytes !== null, scan };
}
