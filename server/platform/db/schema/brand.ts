import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./users.ts";

/**
 * The pictures of the agency's own looks: what an admin uploaded, cleaned or encoded anew, and the sizes that were made
 * of it. The bytes are in the store of files; those of a row never change. The settings name the pictures in force by
 * their key; those that no version of the settings names are removed after a day.
 */
export const brandFiles = pgTable(
  "brand_files",
  {
    id: id(),
    /** The same for all files of one upload: the beginning of the SHA-256 of the picture that they were made of. */
    key: text().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    /** The bytes of a row that an older version stored, until they are moved into the store of files. */
    content: bytes(),
    fileId: uuid().references(() => files.id),
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
    index("brand_files_file_idx")
      .on(t.fileId)
      .where(sql`file_id is not null`),
    check("brand_files_one_place", sql`num_nonnulls(content, file_id) = 1`),
  ],
);
