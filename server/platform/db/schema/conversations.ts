import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, time } from "./columns.ts";
import { customers } from "./customers.ts";
import { deskEvents } from "./desk.ts";
import { messages } from "./messages.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

/** What a conversation is about: one of these. */
const about = () => ({
  requestId: integer().references(() => requests.id, { onDelete: "cascade" }),
  customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
});

/** What stands between the plus and the at of an address to answer to; one for each conversation. */
export const replyTokens = pgTable(
  "reply_tokens",
  {
    /** 128 random bits in base32, in lower case: mail servers fold it. */
    token: text().primaryKey(),
    ...about(),
    createdAt: createdAt(),
  },
  (t) => [
    check("reply_tokens_about_one", sql`num_nonnulls(request_id, customer_id) = 1`),
    unique("reply_tokens_request_once").on(t.requestId),
    unique("reply_tokens_customer_once").on(t.customerId),
  ],
);

/** Mails as they came in, sealed, in parts. */
export const rawMails = pgTable(
  "raw_mails",
  {
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    part: integer().notNull(),
    content: bytes().notNull(),
    receivedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.part] }), index("raw_mails_received_idx").on(t.receivedAt)],
);

/** Files that came or went with a message, checked as uploads are; the file is sealed. */
export const messageAttachments = pgTable(
  "message_attachments",
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** Its place among the files of the message, by which it is sealed. */
    position: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [index("message_attachments_message_idx").on(t.messageId)],
);

/** Addresses from which a mail of ours came back for good; in lower case. */
export const bouncedAddresses = pgTable("bounced_addresses", {
  address: text().primaryKey(),
  at: time().notNull(),
  reason: text().notNull(),
});

/** How far somebody has read what customers wrote about a request, or without one. */
export const messageReads = pgTable(
  "message_reads",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...about(),
    readUpTo: time().notNull(),
  },
  (t) => [
    index("message_reads_request_idx")
      .on(t.requestId)
      .where(sql`request_id is not null`),
    index("message_reads_customer_idx")
      .on(t.customerId)
      .where(sql`customer_id is not null`),

    check("message_reads_about_one", sql`num_nonnulls(request_id, customer_id) = 1`),
    unique("message_reads_request_once").on(t.userId, t.requestId),
    unique("message_reads_customer_once").on(t.userId, t.customerId),
  ],
);

/** Who was named in a note, and when they saw it. */
export const mentions = pgTable(
  "mentions",
  {
    eventId: bigint({ mode: "number" })
      .notNull()
      .references(() => deskEvents.id, { onDelete: "cascade" }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    readAt: time(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] }), index("mentions_user_idx").on(t.userId, t.readAt)],
);
