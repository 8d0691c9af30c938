import { z } from "zod";
import { email } from "../platform/fields.ts";
import { formEnvelope } from "../platform/form-envelope.ts";
import { fault } from "../platform/text-keys.ts";

/** The newsletter box: an address, and the traps for those who are not people. */
export const newsletterSubscription = z.object({
  email: email(fault("validation:contactEmail")),
  website: formEnvelope.website,
  elapsedMs: formEnvelope.elapsedMs,
});
export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;
