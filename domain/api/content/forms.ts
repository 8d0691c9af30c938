import { z } from "zod";
import { CUSTOM_FIELD_KINDS, customForm, customFormChange } from "../../content/forms.ts";
import { INSURANCE_TYPES } from "../../work/lead-options.ts";
import { byId, done, file, id, moment, pageQuery, type Endpoints } from "../endpoint.ts";

const line = z.enum(INSURANCE_TYPES);

/** A form that every agency needs, as a list shows it. */
const printableForm = z.object({ slug: z.string(), line, title: z.string(), purpose: z.string() });
export type PrintableForm = z.infer<typeof printableForm>;

/** The metadata of an uploaded file. */
const uploadedForm = z.object({
  id,
  filename: z.string(),
  contentType: z.string(),
  size: z.int(),
  line: line.nullable(),
  uploadedBy: z.string().nullable(),
  createdAt: moment,
});
export type UploadedForm = z.infer<typeof uploadedForm>;

const presentedCustomForm = z.object({
  id,
  title: z.string(),
  intro: z.string().nullable(),
  fields: z.array(z.object({ label: z.string(), kind: z.enum(CUSTOM_FIELD_KINDS) })),
  createdAt: moment,
  /** The version of the title, the introduction and the fields (optimistic locking). */
  version: z.string(),
});
export type PresentedCustomForm = z.infer<typeof presentedCustomForm>;

export const formEndpoints = {
  "GET /api/printable-forms": { answer: z.array(printableForm) },

  "GET /api/uploaded-forms": { query: pageQuery, answer: z.array(uploadedForm) },
  "GET /api/uploaded-forms/:id/file": { params: byId, answer: file("*/*") },
  "POST /api/uploaded-forms": { body: file("multipart/form-data"), answer: uploadedForm, status: 201 },
  "DELETE /api/uploaded-forms/:id": { params: byId, answer: done },

  "GET /api/custom-forms": { query: pageQuery, answer: z.array(presentedCustomForm) },
  "POST /api/custom-forms": { body: customForm, answer: presentedCustomForm, status: 201 },
  "PUT /api/custom-forms/:id": { params: byId, body: customFormChange, answer: presentedCustomForm },
  "DELETE /api/custom-forms/:id": { params: byId, answer: done },
} as const satisfies Endpoints;
