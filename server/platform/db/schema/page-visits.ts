import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, time } from "./columns.ts";
import { requests } from "./requests.ts";

/** One-time codes for the private page of a request. A request has one at most: a new one replaces it. */
export const linkCodes = pgTable(
  "link_codes",
  {
    requestId: integer()
      .primaryKey()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** A keyed hash of the code (HMAC): six digits would be found by trying them against a plain one. */
    codeHash: text().notNull(),
    /** Guesses that were made at it. */
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index("link_codes_expires_idx").on(t.expiresAt)],
);

/** Browsers that entered the code of a request, until they are asked for another one. */
export const linkSessions = pgTable(
  "link_sessions",
  {
    /** SHA-256 of the token in the cookie. */
    tokenHash: text().primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index("link_sessions_request_idx").on(t.requestId), index("link_sessions_expires_idx").on(t.expiresAt)],
);
