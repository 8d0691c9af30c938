import { z } from "zod";
import { text } from "../../platform/fields.ts";
import { hasPlaceholder, wrongPlaceholders } from "../../platform/placeholders.ts";
import { fault } from "../../platform/text-keys.ts";
import { ACKNOWLEDGEMENT_PLACEHOLDERS, type Acknowledgements } from "../../work/acknowledgements.ts";
import { byKind } from "../../work/request-kinds.ts";
import { required } from "./fields.ts";

const hasOnlyKnown = (value: string) => wrongPlaceholders(value, ACKNOWLEDGEMENT_PLACEHOLDERS).length === 0;
const inBoth = <T extends z.ZodType>(schema: T) => z.object({ en: schema, es: schema });

const words = required().refine(hasOnlyKnown, fault("validation:placeholder"));
const paragraphs = text(2_000)
  .min(1, fault("validation:required"))
  .refine(hasOnlyKnown, fault("validation:placeholder"));
/** A text message has no list of facts below it: it must name the reference itself. */
const sms = words.refine((value) => hasPlaceholder(value, "reference"), fault("validation:needsReference"));

/** The section of the acknowledgement mails and text messages. */
export const acknowledgements: z.ZodType<Acknowledgements> = z.object({
  mail: z.object(byKind(() => z.object({ subject: inBoth(words), heading: inBoth(words), text: inBoth(paragraphs) }))),
  sms: z.object(byKind(() => inBoth(sms))),
  claim: z.object({ mail: inBoth(paragraphs), sms: inBoth(sms) }),
});
