import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, time } from "./columns.ts";
import { customers } from "./customers.ts";
import { deskEvents } from "./desk.ts";
import { files } from "./files.ts";
import { messages } from "./messages.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

/** The subject of a conversation: exactly one of these foreign keys is set. */
const subjectColumns = () => ({
  requestId: integer().references(() => requests.id, { onDelete: "cascade" }),
  customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
});

/** Tokens of reply addresses, which stand between the plus and the at; one for each conversation. */
export const replyTokens = pgTable(
  "reply_tokens",
  {
    /** 128 random bits in base32, in lower case: mail servers normalize the case. */
    token: text().primaryKey(),
    ...subjectColumns(),
    createdAt: createdAt(),
  },
  (t) => [
    check("reply_tokens_about_one", sql`num_nonnulls(request_id, customer_id) = 1`),
    unique("reply_tokens_request_once").on(t.requestId),
    unique("reply_tokens_customer_once").on(t.customerId),
  ],
);

/** Raw mails as they came in, encrypted, in parts. */
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

/** Attachments of incoming and outgoing messages, checked as uploads are; the file is encrypted. */
export const messageAttachments = pgTable(
  "message_attachments",
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** Its position among the files of the message, which its encryption is bound to. */
    position: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    /** The sealed bytes of a row that an older version stored, until they are moved into the store of files. */
    content: bytes(),
    fileId: uuid().references(() => files.id),
  },
  (t) => [
    index("message_attachments_message_idx").on(t.messageId),
    index("message_attachments_file_idx")
      .on(t.fileId)
      .where(sql`file_id is not null`),
    index("message_attachments_unmoved_idx")
      .on(t.id)
      .where(sql`content is not null`),
    check("message_attachments_one_place", sql`num_nonnulls(content, file_id) = 1`),
  ],
);

/** Addresses with a permanent bounce; in lower case. */
export const bouncedAddresses = pgTable("bounced_addresses", {
  address: text().primaryKey(),
  at: time().notNull(),
  reason: text().notNull(),
});

/** Read markers: how far a user has read the customers' messages subjectColumns a request, or without one. */
export const messageReads = pgTable(
  "message_reads",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...subjectColumns(),
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

/**
 * Unfinished answers, one for each user and conversation, encrypted: found again on every device, until the answer is
 * sent or thrown away.
 */
export const answerDrafts = pgTable(
  "answer_drafts",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...subjectColumns(),
    /** The number of times that it was saved. A device that names an older one has not seen the newest text. */
    version: integer().notNull(),
    sealed: text().notNull(),
    /** The text that another device had typed and that the newest one replaced, until somebody has looked at it. */
    sealedOther: text(),
    updatedAt: time().notNull(),
  },
  (t) => [
    index("answer_drafts_request_idx")
      .on(t.requestId)
      .where(sql`request_id is not null`),
    index("answer_drafts_customer_idx")
      .on(t.customerId)
      .where(sql`customer_id is not null`),
    index("answer_drafts_updated_idx").on(t.updatedAt),
    check("answer_drafts_about_one", sql`num_nonnulls(request_id, customer_id) = 1`),
    unique("answer_drafts_request_once").on(t.userId, t.requestId),
    unique("answer_drafts_customer_once").on(t.userId, t.customerId),
  ],
);

/** The uploads of a draft, which keep them until it is sent or thrown away. */
export const draftFiles = pgTable(
  "draft_files",
  {
    draftId: integer()
      .notNull()
      .references(() => answerDrafts.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.fileId] }), index("draft_files_file_idx").on(t.fileId)],
);

/** Mentions of users in notes, and when they saw them. */
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
