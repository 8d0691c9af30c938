import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import {
  FILE_PLACES,
  FILE_PURPOSES,
  SCAN_STATES,
  type FilePlace,
  type FilePurpose,
  type ScanState,
} from "../../../../domain/platform/files.ts";
import { bytes, createdAt } from "./columns.ts";
import { isOneOf } from "./known-values.ts";
import { users } from "./users.ts";

/** The parts of a file: its content, and the picture that the server made of it. */
export const FILE_PARTS = ["content", "preview"] as const;
export type FilePart = (typeof FILE_PARTS)[number];

/**
 * The files of the product. Whatever uses one refers to it by a foreign key; a trigger of that table removes the file
 * when its last use is gone (`remove_unused_file` in the migration).
 */
export const files = pgTable(
  "files",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    type: text().notNull(),
    /** Size of the content as it is given back. */
    bytes: integer().notNull(),
    /** SHA-256 of the content as it is given back, in hex. */
    sha256: text().notNull(),
    /** Size of the picture that the server made of it; null where it made none. */
    previewBytes: integer(),
    /** The file's own key, sealed by the key of the site. */
    sealedKey: text().notNull(),
    place: text().$type<FilePlace>().notNull(),
    scan: text().$type<ScanState>().notNull(),
    purpose: text().$type<FilePurpose>().notNull(),
    createdAt: createdAt(),
    createdBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    check("files_place", isOneOf("place", FILE_PLACES)),
    check("files_scan", isOneOf("scan", SCAN_STATES)),
    check("files_purpose", isOneOf("purpose", FILE_PURPOSES)),
    index("files_created_idx").on(t.createdAt),
    index("files_place_idx").on(t.place, t.id),
    index("files_created_by_idx")
      .on(t.createdBy)
      .where(sql`created_by is not null`),
  ],
);

/** The sealed pieces of the files that are kept in the database. */
export const filePieces = pgTable(
  "file_pieces",
  {
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    part: text().$type<FilePart>().notNull(),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.part, t.position] }),
    check("file_pieces_part", isOneOf("part", FILE_PARTS)),
  ],
);
