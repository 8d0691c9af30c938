import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, time, translations } from "./columns.ts";
import { users } from "./users.ts";

export const trainingEvents = pgTable(
  "training_events",
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    place: text().notNull(),
    /** Link to join online; null where nobody has to. */
    joinUrl: text(),
    startsAt: time().notNull(),
    minutes: integer().notNull().default(60),
    translations: translations(),
  },
  (t) => [index("training_events_starts_idx").on(t.startsAt)],
);

export const trainingRegistrations = pgTable(
  "training_registrations",
  {
    eventId: integer()
      .notNull()
      .references(() => trainingEvents.id, { onDelete: "cascade" }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("training_registrations_user_idx").on(t.userId),
    uniqueIndex("training_registrations_key").on(t.eventId, t.userId),
  ],
);
