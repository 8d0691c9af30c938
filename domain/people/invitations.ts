import { z } from "zod";
import { email, text } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { MAX } from "../platform/limits.ts";
import { GIVEN_ROLES } from "../platform/permissions.ts";
import { fault } from "../platform/text-keys.ts";

export const INVITATION_STATUSES = ["open", "used", "expired", "revoked"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

const role = z.enum(GIVEN_ROLES, fault("validation:role"));

export const newInvitation = z.object({
  email: email(fault("validation:contactEmail")),
  role: role.default("agent"),
  language: z.enum(LANGUAGES, fault("validation:choice")).default("en"),
});
export type NewInvitation = z.infer<typeof newInvitation>;

/**
 * An admin's decision on a request for access: an approval, perhaps with another role, or a rejection, with a note for
 * the office.
 */
export const approval = z.object({ role: role.optional() });
export type Approval = z.infer<typeof approval>;

export const rejection = z.object({ adminNotes: text(MAX.freeText).optional() });
export type Rejection = z.infer<typeof rejection>;

export const REQUEST_STATUSES = ["pending", "approved", "rejected"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
