import { z } from "zod";
import { line, optional, text } from "../platform/fields.ts";
import { safeFilename } from "../platform/files.ts";
import { INSURANCE_TYPES } from "../work/lead-options.ts";
import { MAX } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";
import { keysOf } from "../platform/typed-records.ts";

/** The office's own forms: files that staff upload, and forms that they compose. */

/** The accepted types of uploaded files, and the file extension of each. */
export const UPLOAD_TYPES = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
} as const;
export type UploadType = keyof typeof UPLOAD_TYPES;

/** The signature (magic bytes) that a file of each type starts with; `....` stands for any four bytes. */
const SIGNATURES: Record<UploadType, string> = {
  "application/pdf": "%PDF-",
  "image/png": "\u0089PNG\r\n\u001a\n",
  "image/jpeg": "\u00ff\u00d8\u00ff",
  "image/webp": "RIFF....WEBP",
};
const ANY = ".";

/** Detects the type of a file by its signature: its name and the type that the sender declares count for nothing. */
export function uploadTypeOf(content: Uint8Array): UploadType | undefined {
  const types = keysOf(UPLOAD_TYPES);
  return types.find((type) =>
    [...SIGNATURES[type]].every((sign, at) => sign === ANY || content[at] === sign.charCodeAt(0)),
  );
}

/** Sanitizes the name of a form's file, as every name of a file is. */
export const cleanFilename = (given: string, type: UploadType): string => safeFilename(given, type, "form");

/** The details that may be sent along with a file. */
export const uploadDetails = z.object({ line: optional(z.enum(INSURANCE_TYPES, fault("validation:choice"))) });
export type UploadDetails = z.infer<typeof uploadDetails>;

export const CUSTOM_FIELD_KINDS = ["text", "long", "date", "checkbox"] as const;
/** The kinds of fields in a form. The agency's printable forms also offer choices and have lines to sign on. */
export type FormFieldKind = (typeof CUSTOM_FIELD_KINDS)[number] | "choice" | "signature";

/** Bounds of a composed form. */
export const CUSTOM_FORM = { title: 150, label: 200, fields: 40 } as const;

export const customForm = z.object({
  title: line(CUSTOM_FORM.title).min(1, fault("validation:formTitle")),
  intro: optional(text(MAX.freeText)),
  fields: z
    .array(
      z.object({
        label: line(CUSTOM_FORM.label).min(1, fault("validation:fieldLabel")),
        kind: z.enum(CUSTOM_FIELD_KINDS, fault("validation:choice")),
      }),
    )
    .min(1, fault("validation:formFields"))
    .max(CUSTOM_FORM.fields, fault("validation:formFieldsMax")),
});
export type CustomForm = z.infer<typeof customForm>;

/** A changed form, with the version that was seen (optimistic locking). */
export const customFormChange = customForm.extend({ version: z.string().max(64) });
export type CustomFormChange = z.infer<typeof customFormChange>;

/** The values of a composed form while it is being filled in. */
export type CustomFormInput = { title: string; intro: string; fields: CustomForm["fields"] };
