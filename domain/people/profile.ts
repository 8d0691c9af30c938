import { z } from "zod";
import { line } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { MAX } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";
import { START_PAGES } from "./start-page.ts";
import {
  changedEmail,
  currentPassword,
  firstName,
  passwordsMatch,
  lastName,
  passwordMismatch,
  password,
} from "./users.ts";

/** The request for a password reset link, by username or e-mail address. */
export const passwordResetRequest = z.object({ account: line(MAX.email).min(1, fault("validation:account")) });

/** A password reset. Anything that is no token counts as a wrong one, and gets the same answer. */
export const passwordReset = z
  .object({ token: z.string().max(100).catch(""), newPassword: password, confirmPassword: password })
  .refine(passwordsMatch, passwordMismatch);
export type PasswordReset = z.infer<typeof passwordReset>;

/** The code of an authenticator app, or a recovery code, however it is spaced. */
export const secondFactorCode = z.object({ code: line(40).min(6, fault("validation:code")) });

/** The current password, asked for again before anything that could lock the owner out. */
export const passwordConfirmation = z.object({ currentPassword });

/** The fields that confirm again who somebody is: the password, or a code of the second factor. */
export const confirmation = {
  currentPassword: z.string().max(MAX.password, fault("validation:tooLong")).optional(),
  code: line(40).optional(),
};
export type IdentityConfirmation = { currentPassword?: string | undefined; code?: string | undefined };

/** Rejects a form with these fields in which neither is filled in: one of password and code is enough. */
export function isConfirmed({ currentPassword: typed, code }: IdentityConfirmation, context: z.core.$RefinementCtx) {
  const isCodeWrong = code ? code.length < 6 : !typed;
  if (isCodeWrong) context.addIssue({ code: "custom", path: ["code"], message: fault("validation:code") });
  if (typed || code) return;
  context.addIssue({ code: "custom", path: ["currentPassword"], message: fault("validation:currentPassword") });
}
export const identityConfirmation = z.object(confirmation).superRefine(isConfirmed);

/** A change of one's own data. A field that is left out stays; an empty e-mail address is removed. */
export const profileChange = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: changedEmail,
  language: z.enum(LANGUAGES, fault("validation:choice")).optional(),
  wantsWeeklyLetter: z.boolean().optional(),
  /** The page after the login; the server accepts those that the role may open. */
  startPage: z.enum(START_PAGES, fault("validation:choice")).optional(),
  /** Required when the e-mail address changes: password reset links go there. */
  currentPassword: z.string().max(MAX.password, fault("validation:tooLong")).optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

/** A duty that an account must fulfil before it may do anything else. */
export type AccountDuty = "password" | "secondFactor";
