import { z } from "zod";
import { email, line } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { MAX } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";
import { currentPassword, firstName, isSameTwice, lastName, notSameTwice, password } from "./users.ts";

/** Asks for a link to choose a new password, by username or e-mail address. */
export const passwordResetRequest = z.object({ account: line(MAX.email).min(1, fault("validation:account")) });

/** Anything that is no token is a wrong one, and gets the same answer. */
export const passwordReset = z
  .object({ token: z.string().max(100).catch(""), newPassword: password, confirmPassword: password })
  .refine(isSameTwice, notSameTwice);
export type PasswordReset = z.infer<typeof passwordReset>;

/** The code of an authenticator app, or a recovery code, however it is spaced. */
export const secondFactorCode = z.object({ code: line(40).min(6, fault("validation:code")) });

/** Said again before anything that could lock the owner out. */
export const passwordConfirmation = z.object({ currentPassword });

/** One's own data. What is left out stays; an empty e-mail address is taken away. */
export const profileChange = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: z.preprocess((v) => (v === "" ? null : v), email(fault("validation:contactEmail")).nullish()),
  language: z.enum(LANGUAGES, fault("validation:choice")).optional(),
  wantsWeeklyLetter: z.boolean().optional(),
  /** Needed where the e-mail address changes: that is where links to choose a new password go. */
  currentPassword: z.string().max(MAX.password, fault("validation:tooLong")).optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

/** What an account still owes before it may do anything else. */
export type Debt = "password" | "secondFactor";
