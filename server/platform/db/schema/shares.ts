import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";
import { LANGUAGES } from "../../../../domain/platform/language.ts";
import { SHARE_ENDS, SHARE_SIDES, type ShareEnd, type ShareSide } from "../../../../domain/work/share-options.ts";
import { createdAt, id, time } from "./columns.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

/** Screen shares of agents with customers. What was shown is stored nowhere. */
export const shares = pgTable(
  "shares",
  {
    id: id(),
    /** The random id in the address of the agent's page. */
    key: text().notNull(),
    /** SHA-256 of the token in the customer's link. */
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The request that it was made from, if any. */
    requestId: integer().references(() => requests.id, { onDelete: "cascade" }),
    language: text().$type<Language>().notNull(),
    relayOnly: boolean().notNull(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    /** SHA-256 of the cookie of the browser that opened the link first; null until then. */
    guestHash: text(),
    /** The time at which both sides were there for the first time. */
    beganAt: time(),
    endedAt: time(),
    endReason: text().$type<ShareEnd>(),
    /** The agent's note pad, encrypted. */
    notes: text(),
    /** The time at which the notes became a note of the request, or it was decided that there is none. */
    notedAt: time(),
  },
  (t) => [
    check("shares_language", isOneOf("language", LANGUAGES)),
    check("shares_end_reason", isOneOf("end_reason", SHARE_ENDS)),
    check("shares_ended", sql`(ended_at is null) = (end_reason is null)`),
    uniqueIndex("shares_key_idx").on(t.key),
    uniqueIndex("shares_token_idx").on(t.tokenHash),
    uniqueIndex("shares_guest_idx")
      .on(t.guestHash)
      .where(sql`guest_hash is not null`),
    index("shares_user_idx").on(t.userId),
    index("shares_request_idx")
      .on(t.requestId)
      .where(sql`request_id is not null`),
    index("shares_created_idx").on(t.createdAt),
  ],
);

/** The page of each side of a share, and its event stream. */
export const shareSeats = pgTable(
  "share_seats",
  {
    shareId: integer()
      .notNull()
      .references(() => shares.id, { onDelete: "cascade" }),
    side: text().$type<ShareSide>().notNull(),
    /** The id of the page load. */
    visit: text().notNull(),
    /** The id of the open stream; null when there is none. */
    stream: text(),
    /** The time of the last sign of life of the stream, or at which it was closed. */
    seenAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shareId, t.side] }), check("share_seats_side", isOneOf("side", SHARE_SIDES))],
);

/** Signals between the two browsers, encrypted, until the share ends. */
export const shareSignals = pgTable(
  "share_signals",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    shareId: integer()
      .notNull()
      .references(() => shares.id, { onDelete: "cascade" }),
    /** The side, and its page load, that the signal is for. */
    to: text().$type<ShareSide>().notNull(),
    toVisit: text().notNull(),
    payload: text().notNull(),
    at: time().notNull(),
  },
  (t) => [
    check("share_signals_to", sql.raw(`"to" in ('agent', 'guest')`)),
    index("share_signals_share_idx").on(t.shareId, t.to, t.id),
  ],
);
