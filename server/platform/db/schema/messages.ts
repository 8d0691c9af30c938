import { isNull, sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";
import { byChannel, CHANNELS, type MessageChannel } from "../../../../domain/work/channels.ts";
import { MESSAGE_DIRECTIONS, type DeliveryStatus, type Direction } from "../../../../domain/work/message-options.ts";
import { createdAt, id, searchTerms, time, translations } from "./columns.ts";
import { customers } from "./customers.ts";
import { isOneOf, isOneOfItsKind } from "./known-values.ts";
import { messageTerms } from "./message-channels.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

export type { DeliveryStatus, Direction };

/** Every message, by whatever channel. The mailboxes hide what an admin deleted; the journal shows all mails that were sent. */
export const messages = pgTable(
  "messages",
  {
    /** Counts messages of all channels; what belongs to a message refers to it. Never leaves the server. */
    id: id(),
    channel: text().$type<MessageChannel>().notNull(),
    /** Its number among those of its channel, which the API calls its id. */
    number: integer().notNull(),
    direction: text().$type<Direction>().notNull().default("out"),
    /** What it is for: lead-notification, lead-completion, lead-acknowledgement, invitation, answer … */
    kind: text().notNull(),
    from: text("from_address").notNull(),
    to: text("to_address").notNull(),
    /** Of a channel that has subjects. */
    subject: text(),
    text: text().notNull(),
    language: text().$type<Language>().notNull().default("en"),
    status: text().$type<DeliveryStatus>().notNull().default("queued"),
    error: text(),
    attempts: integer().notNull().default(0),
    /**
     * The id that the other side knows it by. Of a mail the Message-ID: of what we send no two are alike, of what comes in
     * no two to the same address. Of a text the provider's, once it has the text.
     */
    externalId: text(),
    /** Made by the form that it was written in: sending twice makes one message. Mails have their Message-ID for that. */
    idempotencyKey: text(),
    /** Who wrote it, when it may leave, and when it began to, from which moment on nobody can call it back. */
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
    requestId: integer().references(() => requests.id, { onDelete: "set null" }),
    /** Where it belongs to a person and to none of their requests. */
    customerId: integer().references(() => customers.id, { onDelete: "set null" }),
    timestamp: createdAt(),
    sentAt: time(),
    /** Deleted from the mailbox by an admin; the journal still has it. */
    deletedAt: time(),
    /** Of a mail. */
    html: text(),
    /** Of a mail: headers beyond the usual ones, such as List-Unsubscribe. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Of a mail: the body with its one-use link, sealed, wiped once sent; `text` and `html` hold it with the link taken out. */
    sealedBody: text(),
    /** Of a mail that came in: the Message-ID that it answers. */
    inReplyTo: text(),
    /** Written by a program: out of office, a receipt, a list. */
    isAutomatic: boolean().notNull().default(false),
    /** Came in, and nobody has said yet where it belongs. */
    isUnsorted: boolean().notNull().default(false),
    /** Whose address stands in From, which anybody can write there. */
    suggestedCustomerId: integer().references(() => customers.id, { onDelete: "set null" }),
    /** Of a text: the picture that came with it. */
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
    // With what the owner's page counts, so that it reads no message.
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
    index("messages_unsent_idx")
      .on(t.channel, t.timestamp)
      .where(sql`status = 'queued'`),
    index("messages_unclear_idx")
      .on(t.channel, t.number)
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
  translations: translations<{ name?: string; subject?: string; body?: string }>(),
});
