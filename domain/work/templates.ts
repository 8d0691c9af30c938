import { z } from "zod";
import { text } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { CONTENT_MAX, MAX_SIGNATURE } from "../platform/limits.ts";
import { MESSAGE_CHANNELS } from "./channels.ts";
import { fault } from "../platform/text-keys.ts";
import { REFERENCE_PREFIX } from "./request-kinds.ts";

/** The signature under the answers that somebody writes; their name is used where it is empty. */
export const signatureInput = z.object({ signature: text(MAX_SIGNATURE) });

/** A preview: a template as it is being written, and the request that it is to be tried with. */
export const templateTrial = z.object({
  channel: z.enum(MESSAGE_CHANNELS, fault("validation:choice")),
  language: z.enum(LANGUAGES, fault("validation:choice")),
  subject: text(CONTENT_MAX.title).default(""),
  body: text(CONTENT_MAX.summary),
  reference: z
    .string(fault("validation:reference"))
    .trim()
    .regex(new RegExp(`^${REFERENCE_PREFIX}-\\w{1,20}$`, "i"), fault("validation:reference")),
});
export type TemplateTrial = z.infer<typeof templateTrial>;
