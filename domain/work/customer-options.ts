import { MESSAGE_CHANNELS } from "./channels.ts";
import { LEAD_KINDS } from "./request-kinds.ts";

/** The choices of the view of renewals: days within which a policy renews. */
export const RENEWAL_DAYS = ["30", "60", "90"] as const;

/** The channels of a request that somebody entered by hand. */
export const ENTRY_CHANNELS = ["phone", "walk-in"] as const;
/** The channels of a request that came by no form. */
export const REQUEST_CHANNELS = [...ENTRY_CHANNELS, "email", "text"] as const;
export type RequestChannel = (typeof REQUEST_CHANNELS)[number];

/**
 * The customer's oral answer to being called or texted, asked when a request is entered by hand. It is no consent in
 * writing.
 */
export const ORAL_CONSENTS = ["given", "declined", "not-asked"] as const;
export type OralConsent = (typeof ORAL_CONSENTS)[number];

/** The reasons why two customers may be duplicates of one person. */
export const DOUBLE_REASONS = ["email", "phone", "name"] as const;
export type DoubleReason = (typeof DOUBLE_REASONS)[number];

/** The kinds of entries in the timeline of a customer. */
export const TIMELINE_KINDS = [...LEAD_KINDS, ...MESSAGE_CHANNELS, "event"] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
