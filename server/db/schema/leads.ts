import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { LeadSource } from "../../../domain/form-envelope.ts";
import type { Language } from "../../../domain/language.ts";
import type { Suspicion } from "../../../domain/lead-options.ts";
import { createdAt, id, time } from "./columns.ts";

/** The record of a consent to be called or texted: exactly what was shown. Never changed. */
export const consents = pgTable("consents", {
  id: id(),
  textVersion: text().notNull(),
  textHash: text().notNull(),
  language: text().$type<Language>().notNull(),
  page: text().notNull(),
  /** Digits only. */
  phone: text().notNull(),
  ip: text().notNull(),
  userAgent: text().notNull(),
  createdAt: createdAt(),
});

/** What quote and contact requests have in common. */
export const leadColumns = () => ({
  id: id(),
  /** Short and human, such as Q-7K3F9. */
  reference: text().notNull().unique(),
  language: text().$type<Language>().notNull().default("en"),
  consentId: integer().references(() => consents.id),
  source: jsonb().$type<LeadSource>().notNull().default({}),
  isSuspect: boolean().notNull().default(false),
  suspicion: text().$type<Suspicion>(),
  /** Made by the form: sending twice makes one lead. */
  idempotencyKey: text().unique(),
  contentHash: text().notNull(),
  requestDate: time().notNull(),
  /** Counts for retention; a held lead is never purged. */
  lastUsedAt: time().notNull(),
  isHeld: boolean().notNull().default(false),
});
