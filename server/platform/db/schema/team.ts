import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SpokenLanguage } from "../../../../domain/content/spoken-languages.ts";
import { bytes, time } from "./columns.ts";
import { files } from "./files.ts";
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

/** The photographs of the team: one row per size, a square PNG without metadata, whose bytes are in the store of files. */
export const teamPhotographs = pgTable(
  "team_photographs",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Width and height in pixels. */
    size: integer().notNull(),
    /** The hash of the content, which is its public address. */
    sha256: text().notNull(),
    /** The bytes of a row that an older version stored, until they are moved into the store of files. */
    content: bytes(),
    fileId: uuid().references(() => files.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.size] }),
    index("team_photographs_sha256_idx").on(t.sha256),
    index("team_photographs_file_idx")
      .on(t.fileId)
      .where(sql`file_id is not null`),
    check("team_photographs_one_place", sql`num_nonnulls(content, file_id) = 1`),
  ],
);
