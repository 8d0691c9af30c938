import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { LANGUAGES, type Language } from "../../../../domain/platform/language.ts";
import { BOOKING_WAYS, type BookingWay } from "../../../../domain/work/booking-options.ts";
import { createdAt, id, time } from "./columns.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

/** Times to talk that customers booked with an agent, about a request. All have the same length (`SLOT_MINUTES`). */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** The agent. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    way: text().$type<BookingWay>().notNull(),
    /** The id of the office in whose hours it is. */
    location: text().notNull(),
    language: text().$type<Language>().notNull(),
    startsAt: time().notNull(),
    /** The time at which the customer is reminded; null when there is no reminder, or once it was sent. */
    remindAt: time(),
    /** The user who booked it; null where the customer did. */
    createdById: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    canceledAt: time(),
    /** The number of its changes, by which calendars tell the newest file. */
    version: integer().notNull().default(0),
  },
  (t) => [
    check("bookings_way", isOneOf("way", BOOKING_WAYS)),
    check("bookings_language", isOneOf("language", LANGUAGES)),
    // Slots lie on a grid of half hours: with the unique index, no two times of an agent overlap.
    check("bookings_on_grid", sql`extract(epoch from starts_at)::bigint % 1800 = 0`),
    uniqueIndex("bookings_slot_idx")
      .on(t.userId, t.startsAt)
      .where(sql`canceled_at is null`),
    index("bookings_user_idx").on(t.userId),
    index("bookings_request_idx").on(t.requestId),
    index("bookings_starts_idx")
      .on(t.startsAt)
      .where(sql`canceled_at is null`),
    index("bookings_remind_idx")
      .on(t.remindAt)
      .where(sql`remind_at is not null`),
    index("bookings_created_by_idx")
      .on(t.createdById)
      .where(sql`created_by_id is not null`),
  ],
);

/** The choices of agents about bookings; a user without a row has the defaults of their role. */
export const bookingProfiles = pgTable("booking_profiles", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  isBookable: boolean().notNull(),
  /** The ids of offices; null for every office. */
  locations: jsonb().$type<string[]>(),
  languages: jsonb().$type<Language[]>().notNull(),
});
