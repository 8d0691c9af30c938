import { z } from "zod";
import { done, file, nothing, type Endpoints } from "../endpoint.ts";

/** Any text: an id that cannot be one is not found, as any other that is wrong. */
const byUploadId = z.object({ id: z.string() });

/**
 * Uploads of customers on the private page, by the tus protocol (version 1.0). The header `x-link-token` has the token of
 * the page.
 */
export const uploadEndpoints = {
  /** Creates an upload: `Upload-Length` and `Upload-Metadata` describe the file, `Location` has its address. */
  "POST /api/uploads": { answer: done, status: 201 },
  /** Tells how much has arrived (`Upload-Offset`); tus asks by HEAD. */
  "GET /api/uploads/:id": { params: byUploadId, answer: nothing },
  /** Takes bytes from an offset on. The last ones store the file, or refuse it. */
  "PATCH /api/uploads/:id": { params: byUploadId, body: file("application/offset+octet-stream"), answer: nothing },
  /** Removes an upload that is not finished. */
  "DELETE /api/uploads/:id": { params: byUploadId, answer: nothing },
} as const satisfies Endpoints;
