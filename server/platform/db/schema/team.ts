import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SpokenLanguage } from "../../../../domain/content/spoken-languages.ts";
import { time } from "./columns.ts";
import { users } from "./users.ts";

/** Entries of staff on the public team page, as they agreed to them. */
export const teamEntries = pgTable("team_entries", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  isAgreed: boolean().notNull(),
  languages: jsonb().$type<SpokenLanguage[]>().notNull(),
  licenseNumber: text().notNull(),
  /** Null until an admin confirms it, and again after any change of what is shown. */
  confirmedAt: time(),
});
