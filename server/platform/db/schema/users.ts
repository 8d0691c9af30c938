import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import type { RequestStatus } from "../../../../domain/people/invitations.ts";
import { START_PAGES, type StartPage } from "../../../../domain/people/start-page.ts";
import type { Language } from "../../../../domain/platform/language.ts";
import { REGISTRATION_MAX } from "../../../../domain/platform/limits.ts";
import { ROLES, type Role } from "../../../../domain/platform/permissions.ts";
import type { SessionEnd } from "../../../../domain/platform/session-ends.ts";
import { createdAt, id, time } from "./columns.ts";
import { isOneOf } from "./known-values.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    /** In its canonical spelling (`domain/people/usernames.ts`). */
    username: text().notNull(),
    /** Skeleton, equal for names that look the same; null where an older account has such a name already. */
    usernameSkeleton: text(),
    /** An argon2id hash. */
    password: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    role: text().$type<Role>().notNull().default("agent"),
    isActive: boolean().notNull().default(true),
    language: text().$type<Language>().notNull().default("en"),
    /** True for admins who get the weekly letter of every Monday. */
    wantsWeeklyLetter: boolean().notNull().default(true),
    /** The page that they begin with after the login, if their role may open it. */
    startPage: text().$type<StartPage>().notNull().default(START_PAGES[0]),
    /** The signature under the answers that they write. */
    signature: text(),
    mustChangePassword: boolean().notNull().default(false),
    /** Encrypted; set while two-factor login is being switched on and afterwards. */
    totpSecret: text(),
    totpEnabledAt: time(),
    /** The time step of the last accepted code: a code works once. */
    totpLastStep: integer(),
    createdAt: createdAt(),
    deactivatedAt: time(),
  },
  (t) => [
    check("users_role", isOneOf("role", ROLES)),
    check("users_start_page", isOneOf("start_page", START_PAGES)),
    uniqueIndex("users_username_key").on(t.username),
    uniqueIndex("users_username_skeleton_key").on(t.usernameSkeleton),
    index("users_active_idx").on(t.isActive, t.id),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token; the token itself is only in the browser's cookie. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** False between the password and the second factor. */
    isComplete: boolean().notNull().default(true),
    /** Begun with a passkey, which is two factors in one. */
    byPasskey: boolean().notNull().default(false),
    failedCodes: integer().notNull().default(0),
    ip: text(),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index("sessions_user_idx").on(t.userId), index("sessions_expires_idx").on(t.expiresAt)],
);

/**
 * Tombstones of sessions that were ended by something else than their own browser, kept for a day: the browser's next
 * call is told why.
 */
export const endedSessions = pgTable(
  "ended_sessions",
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text().$type<SessionEnd>().notNull(),
    endedAt: createdAt(),
  },
  (t) => [index("ended_sessions_user_idx").on(t.userId, t.endedAt)],
);

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    usedAt: time(),
  },
  (t) => [uniqueIndex("recovery_codes_key").on(t.userId, t.codeHash)],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The id from the authenticator, in base64url; the public key likewise. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** Signature counter of the passkey, where the authenticator counts. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    /** True where the passkey may leave its device, which never changes; `isBackedUp` is true where it has. */
    isSyncable: boolean().notNull(),
    isBackedUp: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: time(),
  },
  (t) => [index("passkeys_user_idx").on(t.userId)],
);

/** Challenges that an authenticator was asked to sign: for one purpose, used once, and short-lived. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge. */
    challengeHash: text().primaryKey(),
    purpose: text().$type<"add" | "login">().notNull(),
    /** The user whose passkey is to be added; null at a login, where nobody is known yet. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: time().notNull(),
  },
  (t) => [index("passkey_challenges_user_idx").on(t.userId)],
);

export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [index("password_resets_user_idx").on(t.userId)],
);

export const agentInvitations = pgTable(
  "agent_invitations",
  {
    id: id(),
    /** SHA-256 of the random code; the link that carries the code is shown once. */
    invitationCode: text().notNull().unique(),
    email: text().notNull(),
    role: text().$type<Role>().notNull().default("agent"),
    isUsed: boolean().notNull().default(false),
    /** The language of the invitation, also when it is sent again. */
    language: text().$type<Language>().notNull().default("en"),
    invitedBy: integer().references(() => users.id),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    usedAt: time(),
    revokedAt: time(),
  },
  (t) => [
    index("agent_invitations_invited_by_idx").on(t.invitedBy),
    index("agent_invitations_created_idx").on(t.createdAt.desc(), t.id.desc()),
  ],
);

export const registrationRequests = pgTable(
  "registration_requests",
  {
    id: id(),
    username: varchar({ length: REGISTRATION_MAX.username }).notNull(),
    email: varchar({ length: REGISTRATION_MAX.email }).notNull(),
    firstName: varchar({ length: REGISTRATION_MAX.name }).notNull(),
    lastName: varchar({ length: REGISTRATION_MAX.name }).notNull(),
    phone: varchar({ length: REGISTRATION_MAX.phone }),
    requestedRole: varchar({ length: 50 }).$type<Role>().notNull().default("agent"),
    status: varchar({ length: 20 }).$type<RequestStatus>().notNull().default("pending"),
    requestMessage: text(),
    experience: text(),
    licenses: text(),
    language: text().$type<Language>().notNull().default("en"),
    createdAt: createdAt(),
    reviewedAt: time(),
    reviewedBy: integer().references(() => users.id),
    adminNotes: text(),
  },
  (t) => [
    index("registration_requests_reviewed_by_idx")
      .on(t.reviewedBy)
      .where(sql`reviewed_by is not null`),
    index("registration_requests_status_idx").on(t.status, t.createdAt.desc()),
  ],
);
