import { z } from "zod";
import { SCAN_STATES } from "../../platform/files.ts";
import { file, type Endpoints } from "../endpoint.ts";

/** A stored file, without its content. */
export const storedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  hasPreview: z.boolean(),
  /** `not-scanned` is said to whoever opens the file. */
  scan: z.enum(SCAN_STATES),
});
export type StoredFile = z.infer<typeof storedFile>;

const byUuid = z.object({ id: z.uuid() });

export const fileEndpoints = {
  "POST /api/files": { body: file("multipart/form-data"), answer: storedFile, status: 201 },
  "GET /api/files/:id": { params: byUuid, answer: file("*/*") },
  "GET /api/files/:id/preview": { params: byUuid, answer: file("image/webp") },
} as const satisfies Endpoints;
