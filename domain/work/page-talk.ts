import { z } from "zod";
import { text } from "../platform/fields.ts";
import { fault } from "../platform/text-keys.ts";
import { MESSAGE_CHANNELS } from "./channels.ts";
import { PAGE_MESSAGE_MAX } from "./page-talk-options.ts";

/** The choice of where a code goes: to the mail address or to the number that the request has. */
export const pageCodeAsk = z.object({ channel: z.enum(MESSAGE_CHANNELS, fault("validation:choice")) });

/** The code as the customer types it; spaces and dashes between its digits do not matter. */
export const pageCodeEntry = z.object({
  code: z
    .string(fault("validation:required"))
    .transform((typed) => typed.replaceAll(/[\s-]/g, ""))
    .refine((typed) => /^\d{6}$/.test(typed), fault("validation:codeDigits")),
});

/** A message that the customer writes on the page. */
export const pageMessage = z.object({
  text: text(PAGE_MESSAGE_MAX).min(1, fault("validation:required")),
});
