import { MESSAGE_CHANNELS } from "./channels.ts";
import { LEAD_KINDS } from "./request-kinds.ts";

/** Within how many days a policy renews, as the view of renewals offers it. */
export const RENEWAL_DAYS = ["30", "60", "90"] as const;

/** How a request came that somebody entered by hand. */
export const ENTRY_CHANNELS = ["phone", "walk-in"] as const;
/** How a request was made that came by no form. */
export const REQUEST_CHANNELS = [...ENTRY_CHANNELS, "email"] as const;
export type RequestChannel = (typeof REQUEST_CHANNELS)[number];

/** What was said, when a request was entered by hand, to being called or texted. It is no consent in writing. */
export const ORAL_CONSENTS = ["given", "declined", "not-asked"] as const;
export type OralConsent = (typeof ORAL_CONSENTS)[number];

/** Why two customers may be one person. */
export const DOUBLE_REASONS = ["email", "phone", "name"] as const;
export type DoubleReason = (typeof DOUBLE_REASONS)[number];

/** What stands in the timeline of a customer. */
export const TIMELINE_KINDS = [...LEAD_KINDS, ...MESSAGE_CHANNELS, "event"] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
