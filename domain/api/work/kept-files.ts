import { z } from "zod";
import { keptFileChange, keptFileInput } from "../../work/kept-files.ts";
import { UPLOAD_PURPOSES } from "../../work/upload-options.ts";
import { storedFile } from "../platform/files.ts";
import { byId, done, id, moment, ofAnyKind, type Endpoints } from "../endpoint.ts";
import { leadByName } from "./leads.ts";

/** A file that is kept with a request or a customer. */
const keptFile = z.object({
  id,
  file: storedFile,
  addedAt: moment,
  /** The username of the colleague who keeps it here. */
  addedBy: z.string().nullable(),
  /** The reference of its request, in the list of a customer; null for a file of the customer. */
  reference: z.string().nullable(),
  /** The purpose for which the customer uploaded it on their private page; null for what a colleague keeps here. */
  uploadedAs: z.enum(UPLOAD_PURPOSES).nullable(),
  /** Since when the customer finds it on the private page of its request; null where they do not. */
  sharedAt: moment.nullable(),
});
export type KeptFile = z.infer<typeof keptFile>;

const listed = { params: leadByName, answer: z.array(keptFile) };
const kept = { params: leadByName, body: keptFileInput, answer: keptFile, status: 201 } as const;

export const keptFileEndpoints = {
  ...ofAnyKind("GET", "/:id/files", listed),
  ...ofAnyKind("POST", "/:id/files", kept),
  /** The files of a customer and of all their requests. */
  "GET /api/customers/:id/files": { ...listed, params: byId },
  "POST /api/customers/:id/files": { ...kept, params: byId },
  "PATCH /api/kept-files/:id": { params: byId, body: keptFileChange, answer: keptFile },
  "DELETE /api/kept-files/:id": { params: byId, answer: done },
  /** Puts a file of a request on the private page of its customer, and takes it back. */
  "PUT /api/kept-files/:id/share": { params: byId, answer: keptFile },
  "DELETE /api/kept-files/:id/share": { params: byId, answer: keptFile },
} as const satisfies Endpoints;
