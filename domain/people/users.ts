import { z } from "zod";
import { email, line, optional } from "../platform/fields.ts";
import type { Language } from "../platform/language.ts";
import { MAX, MIN_PASSWORD } from "../platform/limits.ts";
import { GIVEN_ROLES, type Role, ROLES } from "../platform/permissions.ts";
import { fault } from "../platform/text-keys.ts";
import type { StartPage } from "./start-page.ts";
import { loginName, newUsername } from "./usernames.ts";

/** A user as the API presents one: never a hash, never a secret. */
export type User = {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  email: string | null;
  role: Role;
  language: Language;
  mustChangePassword: boolean;
  /** For admins: true when they get the weekly letter. */
  wantsWeeklyLetter: boolean;
  /** The page after the login, which the role may open. */
  startPage: StartPage;
};

export const password = z
  .string()
  .min(MIN_PASSWORD, fault("validation:passwordMin"))
  .max(MAX.password, fault("validation:tooLong"));

export const currentPassword = z
  .string()
  .min(1, fault("validation:currentPassword"))
  .max(MAX.password, fault("validation:tooLong"));

/** Returns true when a new password was typed the same way twice. Where the two differ, the second one is marked. */
export const passwordsMatch = (v: { newPassword: string; confirmPassword: string }) =>
  v.newPassword === v.confirmPassword;
export const passwordMismatch = { path: ["confirmPassword"], message: fault("validation:passwordMismatch") };

/** The login: `username` is the username or the e-mail address of the account. */
export const credentials = z.object({ username: loginName, password });
export type Credentials = z.infer<typeof credentials>;

export const passwordChange = z
  .object({
    currentPassword,
    newPassword: password,
    confirmPassword: password,
  })
  .refine(passwordsMatch, passwordMismatch);
export type PasswordChange = z.infer<typeof passwordChange>;

export const firstName = line(MAX.name).min(1, fault("validation:firstNameRequired"));
export const lastName = line(MAX.name).min(1, fault("validation:lastNameRequired"));

export const newUser = z.object({
  username: newUsername,
  password,
  firstName,
  lastName,
  email: optional(email(fault("validation:contactEmail"))),
  role: z.enum(GIVEN_ROLES, fault("validation:role")).default("agent"),
});
export type NewUser = z.infer<typeof newUser>;

/** A changed e-mail address: left out it stays, and an empty one is removed. */
export const changedEmail = z.preprocess(
  (v) => (v === "" ? null : v),
  email(fault("validation:contactEmail")).nullish(),
);

/** An admin's correction of a colleague's name and e-mail address. A field that is left out stays. */
export const accountCorrection = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: changedEmail,
});
export type AccountCorrection = z.infer<typeof accountCorrection>;

export const roleChange = z.object({ role: z.enum(ROLES, fault("validation:role")) });

export const ACCOUNT_STATUSES = ["active", "deactivated"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
