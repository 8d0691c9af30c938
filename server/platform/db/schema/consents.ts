import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";
import { PURPOSES, WITHDRAWN_BY, type Purpose, type WithdrawnBy } from "../../../../domain/work/purposes.ts";
import { createdAt, id, time } from "./columns.ts";
import { isOneOf } from "./known-values.ts";

/** Records of consents to be called or texted: exactly what was shown. Never changed. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    /** The messages that it covers: those about a request, or marketing. */
    purpose: text().$type<Purpose>().notNull().default("request"),
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
  (t) => [
    check("consents_purpose", isOneOf("purpose", PURPOSES)),
    index("consents_created_idx").on(t.createdAt),
    index("consents_marketing_idx")
      .on(t.phone)
      .where(sql`purpose = 'marketing'`),
  ],
);

/**
 * Withdrawals of consents to marketing. A consent itself is never changed; from its withdrawal on, it covers nothing.
 * Both are removed together.
 */
export const consentWithdrawals = pgTable(
  "consent_withdrawals",
  {
    consentId: integer()
      .primaryKey()
      .references(() => consents.id, { onDelete: "cascade" }),
    by: text("withdrawn_by").$type<WithdrawnBy>().notNull(),
    at: time().notNull(),
  },
  () => [check("consent_withdrawals_by", isOneOf("withdrawn_by", WITHDRAWN_BY))],
);

/**
 * The exact consent texts that visitors were shown: one per wording, language and name of the agency. Never changed and
 * never removed.
 */
export const consentTexts = pgTable(
  "consent_texts",
  {
    /** SHA-256 of the text. */
    hash: text().primaryKey(),
    purpose: text().$type<Purpose>().notNull().default("request"),
    version: text().notNull(),
    language: text().$type<Language>().notNull(),
    text: text().notNull(),
    firstShownAt: time().notNull(),
  },
  () => [check("consent_texts_purpose", isOneOf("purpose", PURPOSES))],
);
