import type { Language } from "../platform/language.ts";
import { can, type Role } from "../platform/permissions.ts";

/** The ways to talk at a booked time: an agent calls, or the customer comes to the office. */
export const BOOKING_WAYS = ["callback", "visit"] as const;
export type BookingWay = (typeof BOOKING_WAYS)[number];

/** The changes of a booking that the history, the mails and the audit trail tell. */
export const BOOKING_DEEDS = ["made", "moved", "canceled"] as const;
export type BookingDeed = (typeof BOOKING_DEEDS)[number];

/** The scopes of a list of bookings: one's own, or everybody's. */
export const BOOKING_WHOSE = ["mine", "everybody"] as const;

/**
 * The choices of an agent about bookings: whether customers can book times, at which offices (null for every office),
 * and in which languages.
 */
export type BookingProfile = { isBookable: boolean; locations: string[] | null; languages: Language[] };

/**
 * Returns true when a user may book, move or cancel a time of an agent (decision 69): `create` on customer data is
 * enough for one's own times; `edit` for anybody's.
 */
export function mayHandleBooking(role: Role, userId: number, agentId: number): boolean {
  if (can(role, "customer-data", "edit")) return true;
  return can(role, "customer-data", "create") && agentId === userId;
}

/**
 * Returns the profile of a user who has not chosen: agents can be booked in English, in the language of their account
 * and in those of their entry on the team page. Admins are asked for customers' times only once they choose so.
 */
export function defaultProfile(role: Role, languages: readonly Language[]): BookingProfile {
  return {
    isBookable: role === "agent" || role === "senior_agent",
    locations: null,
    languages: [...new Set<Language>(["en", ...languages])],
  };
}

/** Returns true when an agent with a profile can be booked at an office in a language. */
export function canBeBooked(profile: BookingProfile, wish: { location: string; language: Language }): boolean {
  const { isBookable, locations, languages } = profile;
  return isBookable && (locations?.includes(wish.location) ?? true) && languages.includes(wish.language);
}
