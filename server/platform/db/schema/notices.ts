import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import {
  NOTICE_CAUSES,
  type NoticeCause,
  type NoticeChoices,
  type OwnHours,
} from "../../../../domain/work/notice-options.ts";
import { createdAt, id, time } from "./columns.ts";
import { customers } from "./customers.ts";
import { deskEvents, tasks } from "./desk.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

/**
 * Personal notices: one row for each thing that a user is told of, whatever the ways. A row holds no text: what a
 * notice says is read from its subject when it is shown or sent.
 */
export const notices = pgTable(
  "notices",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cause: text().$type<NoticeCause>().notNull(),
    /** The thing itself, such as an event or a task on its day: a user is told of each once. */
    key: text().notNull(),
    requestId: integer().references(() => requests.id, { onDelete: "cascade" }),
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
    taskId: integer().references((): AnyPgColumn => tasks.id, { onDelete: "cascade" }),
    eventId: bigint({ mode: "number" }).references(() => deskEvents.id, { onDelete: "cascade" }),
    /** The user who caused it; null for a rule, a customer or the clock. */
    actorId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The time at which it happened; `createdAt` is when the notice was made. */
    at: time().notNull(),
    createdAt: createdAt(),
    readAt: time(),
    /** True when the bell lists it. */
    isListed: boolean().notNull(),
    /** True until its mail is queued. Set only where the user chose mails for the cause. */
    isMailDue: boolean().notNull(),
    mailedAt: time(),
    /** True until its push is queued. */
    isPushDue: boolean().notNull(),
    /** Set while a push is under way and after a device's push service took it: no mail follows then. */
    pushedAt: time(),
  },
  (t) => [
    check("notices_cause", isOneOf("cause", NOTICE_CAUSES)),
    uniqueIndex("notices_key").on(t.userId, t.key),
    index("notices_list_idx").on(t.userId, t.id.desc()),
    index("notices_unread_idx")
      .on(t.userId)
      .where(sql`read_at is null and is_listed`),
    index("notices_due_idx")
      .on(t.userId)
      .where(sql`is_mail_due or is_push_due`),
    index("notices_created_idx").on(t.createdAt),
    index("notices_request_idx")
      .on(t.requestId)
      .where(sql`request_id is not null`),
    index("notices_customer_idx")
      .on(t.customerId)
      .where(sql`customer_id is not null`),
    index("notices_task_idx")
      .on(t.taskId)
      .where(sql`task_id is not null`),
    index("notices_event_idx")
      .on(t.eventId)
      .where(sql`event_id is not null`),
    index("notices_actor_idx")
      .on(t.actorId)
      .where(sql`actor_id is not null`),
  ],
);

/** The choices of users about their notices; a user without a row has the defaults. */
export const noticeSettings = pgTable("notice_settings", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  choices: jsonb().$type<NoticeChoices>().notNull(),
  /** Null for the hours of the office. */
  hours: jsonb().$type<OwnHours>(),
  /** True when pushes name customers. */
  hasNames: boolean().notNull(),
});

/** The devices that get pushes: the subscription of one browser each. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The address at the push service of the browser, and the keys that encrypt for the browser. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text(),
    createdAt: createdAt(),
    lastTakenAt: time(),
  },
  (t) => [index("push_devices_user_idx").on(t.userId)],
);

/** The key pair that signs pushes (VAPID), made at the first start; the private key is encrypted. One row. */
export const pushKeys = pgTable("push_keys", {
  id: id(),
  publicKey: text().notNull(),
  sealed: text().notNull(),
});

/** The place in the stream of desk events up to which notices were made. One row. */
export const noticeProgress = pgTable("notice_progress", {
  id: id(),
  place: bigint({ mode: "bigint" }).notNull(),
});
