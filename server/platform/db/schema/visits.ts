import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";

/** How often a public page was opened on a day of the office's calendar. Nothing is kept of who opened it. */
export const pageCounts = pgTable(
  "page_counts",
  {
    day: date({ mode: "string" }).notNull(),
    /** The English address of the page, without what else stood in it. */
    path: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Of the quote page: which insurance it was opened for. Empty for all others. */
    insuranceType: text().notNull().default(""),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.path, t.language, t.insuranceType] })],
);
