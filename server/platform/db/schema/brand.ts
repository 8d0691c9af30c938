import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

/**
 * The pictures of the agency's own looks: what an admin uploaded, cleaned or encoded anew, and the sizes that were made
 * of it. The content of a row never changes. The settings name the pictures in force by their key; those that no version
 * of the settings names are removed after a day.
 */
export const brandFiles = pgTable(
  "brand_files",
  {
    id: id(),
    /** The same for all files of one upload: the beginning of the SHA-256 of the picture that they were made of. */
    key: text().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
    createdBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    uniqueIndex("brand_files_key").on(t.key, t.name),
    index("brand_files_created_by_idx")
      .on(t.createdBy)
      .where(sql`created_by is not null`),
  ],
);
