import { z } from "zod";
import { INVITATION_STATUSES, approval, newInvitation, REQUEST_STATUSES, rejection } from "../../people/invitations.ts";
import { registration, registrationRequest } from "../../people/registration.ts";
import { START_PAGES } from "../../people/start-page.ts";
import { searchInput } from "../../platform/search.ts";
import { SPOKEN_LANGUAGES } from "../../content/spoken-languages.ts";
import { teamConfirmation, teamEntryChange, type TeamEntry } from "../../content/team.ts";
import { ACCOUNT_STATUSES, accountCorrection, newUser, roleChange, type User } from "../../people/users.ts";
import { byId, done, file, id, language, moment, pageQuery, role, type Endpoints } from "../endpoint.ts";

export const user = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  role,
  language,
  mustChangePassword: z.boolean(),
  /** True when the weekly letter goes to this admin. */
  wantsWeeklyLetter: z.boolean(),
  /** The page after the login, which the role may open. */
  startPage: z.enum(START_PAGES),
}) satisfies z.ZodType<User>;

const teamEntry = z.object({
  languages: z.array(z.enum(SPOKEN_LANGUAGES)),
  licenseNumber: z.string(),
  isAgreed: z.boolean(),
  isConfirmed: z.boolean(),
  photo: z.string().nullable(),
  version: z.string(),
}) satisfies z.ZodType<TeamEntry>;

/** An account as a list of them shows it. */
const listedUser = user.extend({
  /** True when the person agreed to be shown on the site and an admin has not confirmed it yet. */
  awaitsConfirmation: z.boolean(),
});
export type ListedUser = z.infer<typeof listedUser>;

/** An account as an admin sees it. */
const account = user.extend({
  isActive: z.boolean(),
  createdAt: moment,
  deactivatedAt: moment.nullable(),
  /** Null for an account that was never used. */
  lastSeenAt: moment.nullable(),
  hasTwoFactor: z.boolean(),
  passkeys: z.int(),
  sessions: z.int(),
  /** The team entry that the person agreed to show on the site, if any. */
  team: teamEntry.nullable(),
});
export type Account = z.infer<typeof account>;

const resetLink = z.object({ link: z.string(), isMailed: z.boolean() });
export type ResetLink = z.infer<typeof resetLink>;

/** An invitation at the moment it is issued or reissued: the only time that its link exists in plain text. */
const issuedInvitation = z.object({
  id,
  email: z.string(),
  role,
  expiresAt: moment,
  link: z.string(),
  /** False without a mail server: the link must then be handed over. */
  isMailed: z.boolean(),
});
export type IssuedInvitation = z.infer<typeof issuedInvitation>;

/** An invitation in the list, without its code or the hash of it. */
const presentedInvitation = z.object({
  id,
  email: z.string(),
  role,
  language,
  status: z.enum(INVITATION_STATUSES),
  invitedBy: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment,
  usedAt: moment.nullable(),
});
export type PresentedInvitation = z.infer<typeof presentedInvitation>;

/** A request for access, with the name of the admin who answered it. */
const presentedRequest = z.object({
  id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  requestedRole: role,
  status: z.enum(REQUEST_STATUSES),
  requestMessage: z.string().nullable(),
  experience: z.string().nullable(),
  licenses: z.string().nullable(),
  language,
  createdAt: moment,
  reviewedAt: moment.nullable(),
  reviewedBy: z.string().nullable(),
  adminNotes: z.string().nullable(),
});
export type PresentedAccessRequest = z.infer<typeof presentedRequest>;

const userQuery = z.object({
  ...pageQuery.shape,
  ...searchInput,
  status: z.enum(ACCOUNT_STATUSES).default("active"),
});
const requestQuery = z.object({ ...pageQuery.shape, status: z.enum(REQUEST_STATUSES).optional() });
const ownEntry = z.object({ entry: teamEntry });

/** The registration by invitation. Malformed input counts as a wrong code. */
const invited = registration.extend({ invitationCode: z.string().max(200).catch("") });

export const userEndpoints = {
  "GET /api/active-users": { query: userQuery, answer: z.array(listedUser) },
  "POST /api/users": { body: newUser, answer: user, status: 201 },
  "GET /api/users/:id": { params: byId, answer: account },
  "DELETE /api/users/:id": { params: byId, answer: done },
  "PATCH /api/users/:id": { params: byId, body: accountCorrection, answer: account },
  "PATCH /api/users/:id/role": { params: byId, body: roleChange, answer: account },
  "POST /api/users/:id/reactivate": { params: byId, answer: account },
  "POST /api/users/:id/reset-link": { params: byId, answer: resetLink },
  "DELETE /api/users/:id/second-factor": { params: byId, answer: account },
  "DELETE /api/users/:id/sessions": { params: byId, answer: done },
  "PUT /api/users/:id/team-confirmation": { params: byId, body: teamConfirmation, answer: account },
  "DELETE /api/users/:id/team-confirmation": { params: byId, answer: account },

  "GET /api/user/team-entry": { answer: z.object({ entry: teamEntry.nullable() }) },
  "PUT /api/user/team-entry": { body: teamEntryChange, answer: ownEntry },
  "POST /api/user/team-photograph": { body: file("multipart/form-data"), answer: ownEntry },
  "DELETE /api/user/team-photograph": { answer: ownEntry },

  "GET /api/invitations": { query: pageQuery, answer: z.array(presentedInvitation) },
  "POST /api/invitations": { body: newInvitation, answer: issuedInvitation, status: 201 },
  "POST /api/invitations/:id/resend": { params: byId, answer: issuedInvitation },
  "DELETE /api/invitations/:id": { params: byId, answer: done },

  "POST /api/register": { body: invited, answer: user, status: 201 },
  "POST /api/registration-requests": { body: registrationRequest, answer: done, status: 201 },
  "GET /api/registration-requests": { query: requestQuery, answer: z.array(presentedRequest) },
  "POST /api/registration-requests/:id/approve": { params: byId, body: approval, answer: issuedInvitation },
  "POST /api/registration-requests/:id/reject": { params: byId, body: rejection, answer: done },
} as const satisfies Endpoints;
