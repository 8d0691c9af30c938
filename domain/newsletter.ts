import { z } from "zod";
import { email } from "./fields.ts";
import { formEnvelope } from "./form-envelope.ts";
import { fault } from "./text-keys.ts";

/** The newsletter box: an address, and the traps for those who are not people. */
export const newsletterSubscription = z.object({
  email: email(fault("validation:contactEmail")),
  website: formEnvelope.website,
  elapsedMs: formEnvelope.elapsedMs,
});
export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;
