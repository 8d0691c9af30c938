import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";

/** Page views of a public page on a day of the office's calendar. Nothing is kept of who opened it. */
export const pageCounts = pgTable(
  "page_counts",
  {
    day: date({ mode: "string" }).notNull(),
    /** The English path of the page, without anything else of the URL. */
    path: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The insurance that the quote page was opened for; empty for all other pages. */
    insuranceType: text().notNull().default(""),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.path, t.language, t.insuranceType] })],
);
