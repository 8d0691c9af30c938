import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { UPLOAD_PURPOSES, type UploadPurpose } from "../../../../domain/work/upload-options.ts";
import { bytes, createdAt, time } from "./columns.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";

/**
 * Uploads of customers that are on their way, or arrived a short while ago: a browser that did not hear the last answer
 * asks for it. A job removes them after two days.
 */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid().primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    name: text().notNull(),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** The time at which the file was last changed on its device, in milliseconds. */
    modified: bigint({ mode: "number" }).notNull(),
    /** Size of the whole file, and of what has arrived of it. */
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    createdAt: createdAt(),
    /** Set once the file is in the store; its pieces are gone then. */
    finishedAt: time(),
  },
  (t) => [
    check("uploads_purpose", isOneOf("purpose", UPLOAD_PURPOSES)),
    check("uploads_received", sql`received between 0 and bytes`),
    index("uploads_request_idx").on(t.requestId),
    index("uploads_created_idx").on(t.createdAt),
  ],
);

/** The encrypted pieces of uploads that are on their way, each with the place in the file at which it starts. */
export const uploadPieces = pgTable(
  "upload_pieces",
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    start: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.start] })],
);
