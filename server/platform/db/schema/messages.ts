import { isNull, sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";
import { byChannel, CHANNELS, type MessageChannel } from "../../../../domain/work/channels.ts";
import { MESSAGE_DIRECTIONS, type DeliveryStatus, type Direction } from "../../../../domain/work/message-options.ts";
import { PURPOSES, type Purpose } from "../../../../domain/work/purposes.ts";
import { createdAt, id, searchTerms, time, translations } from "./columns.ts";
import { customers } from "./customers.ts";
import { isOneOf, isOneOfItsKind } from "./known-values.ts";
import { messageTerms } from "./message-channels.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

export type { DeliveryStatus, Direction };

/**
 * Messages of all channels. The mailboxes hide those that an admin deleted (soft delete); the journal shows all mails
 * that were sent.
 */
export const messages = pgTable(
  "messages",
  {
    /** Primary key across all channels; foreign keys refer to it. Never leaves the server. */
    id: id(),
    channel: text().$type<MessageChannel>().notNull(),
    /** Its number among those of its channel, which the API calls its id. */
    number: integer().notNull(),
    direction: text().$type<Direction>().notNull().default("out"),
    /** Purpose of the message: lead-notification, lead-completion, lead-acknowledgement, invitation, answer … */
    kind: text().notNull(),
    /** The purpose: a request, or marketing, which needs a consent of its own by text and an opt-out by mail. */
    purpose: text().$type<Purpose>().notNull().default("request"),
    from: text("from_address").notNull(),
    to: text("to_address").notNull(),
    /** Others who get the mail, and those of them whom the mail server refused when it took the mail. */
    cc: text().array().notNull().default([]),
    bcc: text().array().notNull().default([]),
    refusedCopies: text().array().notNull().default([]),
    /** Set in channels that have subjects. */
    subject: text(),
    text: text().notNull(),
    language: text().$type<Language>().notNull().default("en"),
    status: text().$type<DeliveryStatus>().notNull().default("queued"),
    error: text(),
    attempts: integer().notNull().default(0),
    /**
     * Id of the message at the other side. For a mail it is the Message-ID: unique among those that we send, and per
     * address among those that come in. For an SMS it is the provider's id, once the provider has the message.
     */
    externalId: text(),
    /**
     * Idempotency key made by the form that it was written in: sending twice makes one message. Mails have their
     * Message-ID for that.
     */
    idempotencyKey: text(),
    /** The author. `sendAt` is when it may leave; from `leavingAt` on it leaves, and nobody can call it back. */
    authorId: integer().references(() => users.id, { onDelete: "set null" }),
    sendAt: time(),
    leavingAt: time(),
    /**
     * Committed before the first byte of it is handed over, and reset when the other side surely did not take it. A
     * worker that finds it set, and no outcome, must not send the message again.
     */
    handedOverAt: time(),
    /**
     * The sequence run that it belongs to. No foreign key: a run that is gone is over, and its messages are not sent.
     */
    sequenceRunId: integer(),
    requestId: integer().references(() => requests.id, { onDelete: "set null" }),
    /** Set where it belongs to a customer and to none of their requests. */
    customerId: integer().references(() => customers.id, { onDelete: "set null" }),
    timestamp: createdAt(),
    sentAt: time(),
    /** Deleted from the mailbox by an admin; the journal still has it. */
    deletedAt: time(),
    /** The HTML body of a mail. */
    html: text(),
    /** Additional headers of a mail, such as List-Unsubscribe. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Encrypted body of a mail with its one-use link, wiped once sent; `text` and `html` hold it without the link. */
    sealedBody: text(),
    /** The Message-ID that an incoming mail answers. */
    inReplyTo: text(),
    /** True for automatic messages: out of office, a receipt, a mailing list. */
    isAutomatic: boolean().notNull().default(false),
    /** True for an incoming message that nobody has assigned yet. */
    isUnsorted: boolean().notNull().default(false),
    /** The customer with the address in From; only a suggestion, since anybody can write any address there. */
    suggestedCustomerId: integer().references(() => customers.id, { onDelete: "set null" }),
    /** The picture that came with an SMS. */
    mediaUrl: text(),
    search: searchTerms(messageTerms()),
  },
  (t) => [
    check(
      "messages_status",
      isOneOfItsKind(
        "channel",
        "status",
        byChannel((channel) => CHANNELS[channel].statuses),
      ),
    ),
    check("messages_purpose", isOneOf("purpose", PURPOSES)),
    check("messages_direction", isOneOf("direction", MESSAGE_DIRECTIONS)),
    unique("messages_number").on(t.channel, t.number),
    unique("messages_written_once").on(t.channel, t.idempotencyKey),
    uniqueIndex("messages_sent_once_idx")
      .on(t.channel, t.externalId)
      .where(sql`direction = 'out'`),
    uniqueIndex("messages_received_once_idx")
      .on(t.channel, t.externalId, t.to)
      .where(sql`direction = 'in'`),
    index("messages_mailbox_idx").on(t.channel, t.number).where(isNull(t.deletedAt)),
    index("messages_search_idx").using("gin", t.search).where(isNull(t.deletedAt)),
    index("messages_journal_idx").on(t.channel, t.direction, t.number.desc()),
    // A covering index with the columns that the owner's page counts, so that it reads no message.
    index("messages_timestamp_idx").on(t.timestamp, t.direction, t.channel, t.status),
    index("messages_request_idx").on(t.requestId, t.id),
    index("messages_customer_idx").on(t.customerId, t.id),
    index("messages_suggested_customer_idx")
      .on(t.suggestedCustomerId)
      .where(sql`suggested_customer_id is not null`),
    index("messages_author_idx")
      .on(t.authorId)
      .where(sql`author_id is not null`),
    index("messages_sequence_idx")
      .on(t.sequenceRunId)
      .where(sql`sequence_run_id is not null`),
    index("messages_unsorted_idx")
      .on(t.number)
      .where(sql`is_unsorted and deleted_at is null`),
    index("messages_incoming_idx")
      .on(t.timestamp)
      .where(sql`direction = 'in' and not is_automatic and deleted_at is null`),
    // Finds whether a number has texted the office.
    index("messages_texted_idx")
      .on(t.from, t.timestamp)
      .where(sql`channel = 'sms' and direction = 'in'`),
    index("messages_unsent_idx")
      .on(t.channel, t.timestamp)
      .where(sql`status = 'queued'`),
    index("messages_unclear_idx")
      .on(t.channel, t.number)
      .where(sql`status = 'unclear'`),
  ],
);

/** SMS opt-outs: numbers that said STOP or ALTO, or told an agent. Digits only, with the country code. */
export const smsOptOuts = pgTable("sms_opt_outs", {
  phone: text().primaryKey(),
  createdAt: createdAt(),
});

/** Do-not-call numbers, as an agent recorded them; who did stands in the audit trail. Digits as above. */
export const doNotCalls = pgTable("do_not_calls", {
  phone: text().primaryKey(),
  createdAt: createdAt(),
});

/** Message templates of the agents. Placeholders are filled in for each request. */
export const messageTemplates = pgTable("message_templates", {
  id: id(),
  channel: text().$type<MessageChannel>().notNull(),
  name: text().notNull(),
  /** The subject of a mail; SMS have none. */
  subject: text(),
  body: text().notNull(),
  /** True where it is about renewals or other lines: what is written from it is marketing. */
  isMarketing: boolean().notNull().default(false),
  /** True while it is offered to agents. */
  isActive: boolean().notNull().default(true),
  order: integer().notNull().default(0),
  translations: translations<{ name?: string; subject?: string; body?: string }>(),
});
