import { z } from "zod";
import { day, optional, rowId } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { fault } from "../platform/text-keys.ts";
import { BOOKING_WAYS, BOOKING_WHOSE } from "./booking-options.ts";
import { LOCATION_ID } from "./request-fields.ts";
import { leadReference } from "./tasks.ts";

const choice = fault("validation:choice");
/** The beginning of a slot. Whether it is free is decided when it is booked. */
const slot = z.iso.datetime(choice).transform((text) => new Date(text));
const location = z.string(choice).regex(LOCATION_ID, choice);

/** The wish of a customer: how to talk, at which office, in which language, and when. */
export const bookingWish = z.object({
  way: z.enum(BOOKING_WAYS, choice),
  location: optional(location),
  language: optional(z.enum(LANGUAGES, choice)),
  at: slot,
});

/** A booking of the desk: for a request, with one agent or whoever is free. */
export const newBooking = bookingWish.extend({ reference: leadReference, userId: optional(rowId(choice)) });
export type NewBooking = z.infer<typeof newBooking>;

/** A booking that moves to another time, and perhaps to another agent. */
export const bookingMove = z.object({ at: slot, userId: optional(rowId(choice)) });
export type BookingMove = z.infer<typeof bookingMove>;

/** The times that the desk asks for: of a request, and of one agent, office or language if wished. */
export const slotQuery = z.object({
  reference: leadReference,
  userId: optional(z.coerce.number(choice).pipe(rowId(choice))),
  location: optional(location),
  language: optional(z.enum(LANGUAGES, choice)),
});
export type SlotQuery = z.infer<typeof slotQuery>;

/** The bookings of a list: those of a request, or those of some days. */
export const bookingFilter = z.object({
  whose: z.enum(BOOKING_WHOSE, choice).default("mine"),
  reference: optional(leadReference),
  from: optional(day()),
  to: optional(day()),
});
export type BookingFilter = z.infer<typeof bookingFilter>;

/** The choices of an agent about bookings. No offices at all would be the same as not to be bookable. */
export const bookingProfile = z.object({
  isBookable: z.boolean(),
  locations: z.array(location).min(1, fault("validation:required")).max(50).nullable(),
  languages: z.array(z.enum(LANGUAGES, choice)).min(1, fault("validation:required")).max(LANGUAGES.length),
});
