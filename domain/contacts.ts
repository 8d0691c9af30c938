import { z } from "zod";
import { email, line, optional, phone, text } from "./fields.ts";
import { formEnvelope } from "./form-envelope.ts";
import { INQUIRY_TYPES } from "./lead-options.ts";
import { MAX } from "./limits.ts";
import { fault } from "./text-keys.ts";

/** The contact form. */
export const contactRequest = z.object({
  firstName: line(MAX.name).min(2, fault("validation:firstNameMin")),
  lastName: line(MAX.name).min(2, fault("validation:lastNameMin")),
  email: email(fault("validation:contactEmail")),
  phone: phone(),
  inquiryType: optional(z.enum(INQUIRY_TYPES, fault("validation:choice"))),
  message: optional(text(MAX.message)),
  ...formEnvelope,
});
export type ContactRequest = z.infer<typeof contactRequest>;
