import { z } from "zod";
import { BOOKING_WAYS } from "../../work/booking-options.ts";
import { bookingFilter, bookingMove, bookingProfile, newBooking, slotQuery } from "../../work/bookings.ts";
import { byId, done, id, language, moment, type Endpoints } from "../endpoint.ts";

const person = z.object({ id, name: z.string() });

/** A booked time as the desk shows it. */
export const booking = z.object({
  id,
  way: z.enum(BOOKING_WAYS),
  /** The id of the office. */
  location: z.string(),
  language,
  startsAt: moment,
  endsAt: moment,
  isPast: z.boolean(),
  agent: person,
  request: z.object({ reference: z.string(), name: z.string() }),
  /** True when the reader may move and cancel it. */
  mayHandle: z.boolean(),
});
export type Booking = z.infer<typeof booking>;

/** A time that can be booked, with the agents who are free then. */
const bookableTime = z.object({ at: moment, agents: z.array(person) });
export type BookableTime = z.infer<typeof bookableTime>;

export const bookingEndpoints = {
  "GET /api/bookings": { query: bookingFilter, answer: z.array(booking) },
  "GET /api/booking-times": { query: slotQuery, answer: z.array(bookableTime) },
  "POST /api/bookings": { body: newBooking, answer: booking, status: 201 },
  "PUT /api/bookings/:id": { params: byId, body: bookingMove, answer: booking },
  "DELETE /api/bookings/:id": { params: byId, answer: done },
  "GET /api/user/booking-profile": { answer: bookingProfile },
  "PUT /api/user/booking-profile": { body: bookingProfile, answer: done },
} as const satisfies Endpoints;
