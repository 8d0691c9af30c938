import { z } from "zod";
import { email, optional, phone, text } from "../platform/fields.ts";
import { formEnvelope } from "../platform/form-envelope.ts";
import { REGISTRATION_MAX } from "../platform/limits.ts";
import { GIVEN_ROLES } from "../platform/permissions.ts";
import { fault } from "../platform/text-keys.ts";
import { newUsername } from "./usernames.ts";
import { firstName, lastName, password } from "./users.ts";

/** The registration of an invited person; e-mail address and role come from the invitation. */
export const registration = z.object({ username: newUsername, password, firstName, lastName });
export type Registration = z.infer<typeof registration>;

/** The request for an account, which goes to an admin. */
export const registrationRequest = z.object({
  username: newUsername,
  email: email(fault("validation:contactEmail"), REGISTRATION_MAX.email),
  firstName,
  lastName,
  phone: optional(phone(fault("validation:phone"), REGISTRATION_MAX.phone)),
  requestedRole: z.enum(GIVEN_ROLES, fault("validation:role")).default("agent"),
  requestMessage: optional(text()),
  experience: optional(text()),
  licenses: optional(text()),
  website: formEnvelope.website,
});
export type RegistrationRequest = z.infer<typeof registrationRequest>;
