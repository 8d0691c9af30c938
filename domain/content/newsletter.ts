import { z } from "zod";
import { email } from "../platform/fields.ts";
import { formEnvelope } from "../platform/form-envelope.ts";
import { fault } from "../platform/text-keys.ts";

/** The newsletter form: an e-mail address, the honeypot and the fill time. */
export const newsletterSubscription = z.object({
  email: email(fault("validation:contactEmail")),
  website: formEnvelope.website,
  elapsedMs: formEnvelope.elapsedMs,
});
export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;
