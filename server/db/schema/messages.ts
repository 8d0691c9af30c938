import { isNull, sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Language } from "../../../domain/language.ts";
import {
  DELIVERY_STATUSES,
  MESSAGE_DIRECTIONS,
  type DeliveryStatus,
  type Direction,
  type MessageChannel,
} from "../../../domain/message-options.ts";
import { createdAt, id, searchTerms, time, translations } from "./columns.ts";
import { customers } from "./customers.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

export type { DeliveryStatus, Direction };

/** What a person wrote: who, when it may leave, and when it began to, from which moment on nobody can call it back. */
const leaves = () => ({
  authorId: integer().references(() => users.id, { onDelete: "set null" }),
  sendAt: time(),
  leavingAt: time(),
  /**
   * Committed before the first byte of it is handed over, taken back when the other side surely did not take it. Whoever
   * finds it set, and no outcome, must not send the message again.
   */
  handedOverAt: time(),
  /** Where it follows by itself. No reference: what is gone is over, and a message of it is not sent. */
  sequenceRunId: integer(),
});

const belongsTo = () => ({
  requestId: integer().references(() => requests.id, { onDelete: "set null" }),
});

/** Every mail. The mailbox hides what an admin deleted; the journal shows all that was sent. */
export const emails = pgTable(
  "emails",
  {
    id: id(),
    direction: text().$type<Direction>().notNull().default("out"),
    /** What the mail is for: lead-notification, lead-completion, lead-acknowledgement, invitation … */
    kind: text().notNull(),
    from: text("from_address").notNull(),
    to: text("to_address").notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** Headers beyond the usual ones, such as List-Unsubscribe. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The body with its one-use link, sealed, wiped once sent; the columns above hold it with the link taken out. */
    sealedBody: text(),
    /** The Message-ID: of what we send no two are alike, of what comes in no two to the same address. */
    messageId: text().notNull(),
    /** Of a mail that came in: the Message-ID that it answers. */
    inReplyTo: text(),
    /** Written by a program: out of office, a receipt, a list. */
    isAutomatic: boolean().notNull().default(false),
    /** Came in, and nobody has said yet where it belongs. */
    isUnsorted: boolean().notNull().default(false),
    /** Where it belongs to a person and to none of their requests. */
    customerId: integer().references(() => customers.id, { onDelete: "set null" }),
    /** Whose address stands in From, which anybody can write there. */
    suggestedCustomerId: integer().references(() => customers.id, { onDelete: "set null" }),
    language: text().$type<Language>().notNull().default("en"),
    status: text().$type<DeliveryStatus>().notNull().default("queued"),
    error: text(),
    attempts: integer().notNull().default(0),
    ...leaves(),
    ...belongsTo(),
    timestamp: createdAt(),
    sentAt: time(),
    /** Deleted from the mailbox by an admin; the journal still has it. */
    deletedAt: time(),
    search: searchTerms(sql`search_terms(subject, from_address, to_address)`),
  },
  (t) => [
    index("emails_suggested_customer_idx")
      .on(t.suggestedCustomerId)
      .where(sql`suggested_customer_id is not null`),
    index("emails_author_idx")
      .on(t.authorId)
      .where(sql`author_id is not null`),

    check("emails_status", isOneOf("status", DELIVERY_STATUSES)),
    check("emails_direction", isOneOf("direction", MESSAGE_DIRECTIONS)),
    index("emails_mailbox_idx").on(t.id).where(isNull(t.deletedAt)),
    index("emails_search_idx").using("gin", t.search).where(isNull(t.deletedAt)),
    index("emails_journal_idx").on(t.direction, t.id.desc()),
    index("emails_request_idx").on(t.requestId),
    index("emails_timestamp_idx").on(t.timestamp),
    uniqueIndex("emails_sent_once_idx")
      .on(t.messageId)
      .where(sql`direction = 'out'`),
    uniqueIndex("emails_received_once_idx")
      .on(t.messageId, t.to)
      .where(sql`direction = 'in'`),
    index("emails_unsorted_idx")
      .on(t.id)
      .where(sql`is_unsorted and deleted_at is null`),
    index("emails_customer_idx").on(t.customerId),
    index("emails_sequence_idx").on(t.sequenceRunId),
    index("emails_incoming_idx")
      .on(t.timestamp)
      .where(sql`direction = 'in' and not is_automatic and deleted_at is null`),
    index("emails_unsent_idx")
      .on(t.timestamp)
      .where(sql`status = 'queued'`),
    index("emails_unclear_idx")
      .on(t.id)
      .where(sql`status = 'unclear'`),
  ],
);

export const smsMessages = pgTable(
  "sms_messages",
  {
    id: id(),
    direction: text().$type<Direction>().notNull(),
    from: text("from_number").notNull(),
    to: text("to_number").notNull(),
    body: text().notNull(),
    mediaUrl: text(),
    /** The provider's own id; a message is stored once. */
    providerId: text().unique(),
    status: text().$type<DeliveryStatus>().notNull(),
    error: text(),
    attempts: integer().notNull().default(0),
    /** Made by the form that it was written in: sending twice makes one message. */
    idempotencyKey: text().unique(),
    ...leaves(),
    ...belongsTo(),
    /** Where it belongs to a person and to none of their requests. */
    customerId: integer().references(() => customers.id, { onDelete: "set null" }),
    timestamp: createdAt(),
    sentAt: time(),
    deletedAt: time(),
    search: searchTerms(sql`search_terms(phone_terms(from_number), phone_terms(to_number), body)`),
  },
  (t) => [
    index("sms_author_idx")
      .on(t.authorId)
      .where(sql`author_id is not null`),

    check("sms_status", isOneOf("status", DELIVERY_STATUSES)),
    check("sms_direction", isOneOf("direction", MESSAGE_DIRECTIONS)),
    index("sms_mailbox_idx").on(t.id).where(isNull(t.deletedAt)),
    index("sms_search_idx").using("gin", t.search).where(isNull(t.deletedAt)),
    index("sms_request_idx").on(t.requestId),
    index("sms_timestamp_idx").on(t.timestamp),
    index("sms_customer_idx").on(t.customerId),
    index("sms_sequence_idx").on(t.sequenceRunId),
    index("sms_incoming_idx")
      .on(t.timestamp)
      .where(sql`direction = 'in' and deleted_at is null`),
    index("sms_unclear_idx")
      .on(t.id)
      .where(sql`status = 'unclear'`),
  ],
);

/** Numbers that are not to be texted: they said STOP or ALTO, or told an agent. Digits only, with the country's. */
export const smsOptOuts = pgTable("sms_opt_outs", {
  phone: text().primaryKey(),
  createdAt: createdAt(),
});

/** Numbers that are not to be called, as an agent recorded it; who did stands in the audit trail. Digits as above. */
export const doNotCalls = pgTable("do_not_calls", {
  phone: text().primaryKey(),
  createdAt: createdAt(),
});

/** What agents begin a message with; what it leaves open is filled in for each request. */
export const messageTemplates = pgTable("message_templates", {
  id: id(),
  channel: text().$type<MessageChannel>().notNull(),
  name: text().notNull(),
  /** Of a mail. */
  subject: text(),
  body: text().notNull(),
  /** Offered to agents. */
  isActive: boolean().notNull().default(true),
  order: integer().notNull().default(0),
  translations: translations(),
});
