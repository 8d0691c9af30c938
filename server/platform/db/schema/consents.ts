import { index, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";
import { createdAt, id, time } from "./columns.ts";

/** Records of consents to be called or texted: exactly what was shown. Never changed. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    textVersion: text().notNull(),
    /** The hash of the text that was shown, as `consentTexts` has it. */
    textHash: text().notNull(),
    language: text().$type<Language>().notNull(),
    page: text().notNull(),
    /** Digits only. */
    phone: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("consents_created_idx").on(t.createdAt)],
);

/**
 * The exact consent texts that visitors were shown: one per wording, language and name of the agency. Never changed and
 * never removed.
 */
export const consentTexts = pgTable("consent_texts", {
  /** SHA-256 of the text. */
  hash: text().primaryKey(),
  version: text().notNull(),
  language: text().$type<Language>().notNull(),
  text: text().notNull(),
  firstShownAt: time().notNull(),
});
