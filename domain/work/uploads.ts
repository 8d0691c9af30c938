import { z } from "zod";
import { line } from "../platform/fields.ts";
import { fault } from "../platform/text-keys.ts";
import { UPLOAD_MAX, UPLOAD_PURPOSES } from "./upload-options.ts";

/** Latest time that a date can hold, in milliseconds. */
const LATEST_MS = 8_640_000_000_000_000;

/** The metadata of an upload (header `Upload-Metadata`), decoded. */
export const uploadMetadata = z.object({
  name: line(UPLOAD_MAX.name).min(1, fault("validation:required")),
  purpose: z.enum(UPLOAD_PURPOSES),
  /** The time at which the file was last changed on its device: with its size it identifies the file. */
  modified: z.coerce.number().int().min(0).max(LATEST_MS),
});
