import { customType, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { InsuranceType } from "../../../domain/lead-options.ts";
import { createdAt, id, time, translations } from "./columns.ts";
import { users } from "./users.ts";

export const trainingEvents = pgTable(
  "training_events",
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    place: text().notNull(),
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
  (t) => [uniqueIndex("training_registrations_key").on(t.eventId, t.userId)],
);

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

/** A scanned or finished form that the office keeps. */
export const uploadedForms = pgTable(
  "uploaded_forms",
  {
    id: id(),
    filename: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    line: text().$type<InsuranceType>(),
    content: bytes().notNull(),
    uploadedBy: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index("uploaded_forms_created_idx").on(t.createdAt.desc())],
);

export type CustomFormField = { label: string; kind: "text" | "long" | "date" | "checkbox" };

/** A form that staff composed from fields. */
export const customForms = pgTable("custom_forms", {
  id: id(),
  title: text().notNull(),
  intro: text(),
  fields: jsonb().$type<CustomFormField[]>().notNull(),
  createdBy: integer().references(() => users.id),
  createdAt: createdAt(),
});
