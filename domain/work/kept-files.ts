import { z } from "zod";
import { line, rowId } from "../platform/fields.ts";
import { fault } from "../platform/text-keys.ts";

/** Maximum length of the name of a kept file, without its extension. */
const KEPT_NAME_MAX = 120;

/** The file to keep with a request or customer: one that was uploaded, or the attachment of a message. */
export const keptFileInput = z.union([
  z.object({ fileId: z.uuid(fault("validation:invalid")) }),
  z.object({ attachmentId: rowId() }),
]);
export type KeptFileInput = z.infer<typeof keptFileInput>;

/** Another name for a kept file; its extension stays. */
export const keptFileChange = z.object({ name: line(KEPT_NAME_MAX).min(1, fault("validation:required")) });
