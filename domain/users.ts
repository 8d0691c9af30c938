import { z } from "zod";
import { email, line, optional } from "./fields.ts";
import type { Language } from "./language.ts";
import { MAX, MIN_PASSWORD, MIN_USERNAME } from "./limits.ts";
import { ROLES, type Role } from "./permissions.ts";

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
};

const username = line(MAX.username).min(MIN_USERNAME, "validation:usernameMin");
const password = z.string().min(MIN_PASSWORD, "validation:passwordMin").max(MAX.password, "validation:tooLong");

export const credentials = z.object({ username, password });
export type Credentials = z.infer<typeof credentials>;

export const passwordChange = z
  .object({
    currentPassword: z.string().min(1, "validation:currentPassword").max(MAX.password, "validation:tooLong"),
    newPassword: password,
    confirmPassword: password,
  })
  .refine((v) => v.newPassword === v.confirmPassword, {
    path: ["confirmPassword"],
    message: "validation:passwordMismatch",
  });
export type PasswordChange = z.infer<typeof passwordChange>;

/** The roles that can be given when an account is made; admin is given only by changing a role. */
export const GIVEN_ROLES = ROLES.filter((role) => role !== "admin");

export const newUser = z.object({
  username,
  password,
  firstName: line(MAX.name).min(1, "validation:firstNameRequired"),
  lastName: line(MAX.name).min(1, "validation:lastNameRequired"),
  email: optional(email("validation:contactEmail")),
  role: z.enum(GIVEN_ROLES, "validation:role").default("agent"),
});
export type NewUser = z.infer<typeof newUser>;

export const roleChange = z.object({ role: z.enum(ROLES, "validation:role") });
export type RoleChange = z.infer<typeof roleChange>;

export const ACCOUNT_STATUSES = ["active", "deactivated"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** An account as an admin sees it. */
export type Account = User & {
  isActive: boolean;
  createdAt: string;
  deactivatedAt: string | null;
  /** Null for an account that was never used. */
  lastSeenAt: string | null;
  hasTwoFactor: boolean;
  sessions: number;
};
