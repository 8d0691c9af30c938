import { index, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";
import { createdAt, id } from "./columns.ts";

/** Records of consents to be called or texted: exactly what was shown. Never changed. */
export const consents = pgTable(
  "consents",
  {
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
  },
  (t) => [index("consents_created_idx").on(t.createdAt)],
);
