import { sql, type SQL } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import { ALL_STAGES, ENDS, type LostReason, type Priority, type Stage } from "../../../domain/desk/stages.ts";
import type { LeadSource } from "../../../domain/form-envelope.ts";
import type { Language } from "../../../domain/language.ts";
import type { Suspicion } from "../../../domain/lead-options.ts";
import { createdAt, id, time } from "./columns.ts";
import { customers } from "./customers.ts";
import { users } from "./users.ts";

/** The record of a consent to be called or texted: exactly what was shown. Never changed. */
export const consents = pgTable("consents", {
  id: id(),
  textVersion: text().notNull(),
  textHash: text().notNull(),
  language: text().$type<Language>().notNull(),
  page: text().notNull(),
  /** Digits only. */
  phone: text().notNull(),
  ip: text().notNull(),
  userAgent: text().notNull(),
  createdAt: createdAt(),
});

/** What quote and contact requests have in common. */
export const leadColumns = () => ({
  id: id(),
  /** Short and human, such as Q-7K3F9. */
  reference: text().notNull().unique(),
  language: text().$type<Language>().notNull().default("en"),
  consentId: integer().references(() => consents.id),
  source: jsonb().$type<LeadSource>().notNull().default({}),
  isSuspect: boolean().notNull().default(false),
  suspicion: text().$type<Suspicion>(),
  /** Made by the form: sending twice makes one lead. */
  idempotencyKey: text().unique(),
  contentHash: text().notNull(),
  requestDate: time().notNull(),
  /** Counts for retention; a held lead is never purged. */
  lastUsedAt: time().notNull(),
  isHeld: boolean().notNull().default(false),
  ...workColumns(),
});

/** What the desk makes of a request. */
const workColumns = () => ({
  customerId: integer().references(() => customers.id, { onDelete: "set null" }),
  ownerId: integer().references(() => users.id, { onDelete: "set null" }),
  /** The name of the rule that gave it to its owner; nothing where a person did. */
  routedBy: text(),
  stage: text().$type<Stage>().notNull().default("new"),
  priority: text().$type<Priority>().notNull().default("normal"),
  followUpAt: time(),
  /** By when somebody ought to have answered, by the office's clock; requests from before the desk have none. */
  respondBy: time(),
  firstResponseAt: time(),
  /** When a colleague, or everybody, was told that it waits too long. */
  escalatedAt: time(),
  lostReason: text().$type<LostReason>(),
  /** Of a won request: when somebody with the right confirmed it. */
  confirmedAt: time(),
  endedAt: time(),
  /** Who entered it by hand. */
  enteredById: integer().references(() => users.id, { onDelete: "set null" }),
  /** Somebody still has to do something about it. A column, so that the planner knows how few they are. */
  isOpen: boolean().generatedAlwaysAs(
    sql.raw(`not is_suspect and stage not in (${ENDS.map((end) => `'${end}'`).join(", ")})`),
  ),
  /** Counts the changes of these: who changes what somebody else has changed meanwhile is told. */
  version: integer().notNull().default(0),
});

/** How far a stage is, as a number to sort by. Written out: an index is used for the same words only. */
export const stageRank = (stage: AnyPgColumn | SQL) =>
  sql<number>`array_position(${sql.raw(`array[${ALL_STAGES.map((name) => `'${name}'`).join(", ")}]::text[]`)}, ${stage})`;
/** Whose it is, with zero for nobody's, so that those are found by an index, too. */
export const ownerOrNobody = (ownerId: AnyPgColumn | SQL) => sql<number>`coalesce(${ownerId}, 0)`;

type WorkColumns = Record<
  | "isSuspect"
  | "isHeld"
  | "lastUsedAt"
  | "ownerId"
  | "stage"
  | "followUpAt"
  | "requestDate"
  | "customerId"
  | "respondBy"
  | "endedAt"
  | "id",
  AnyPgColumn
>;

/**
 * What the views of the desk go by: who works what, what is open, what waits, what is due, what ended, and what a person
 * asked for.
 * What a new request has none of is in no index, which makes it cheaper to store.
 */
export const workIndexes = (table: string, t: WorkColumns) => [
  index(`${table}_owner_idx`)
    .on(t.ownerId, t.requestDate, t.id)
    .where(sql`owner_id is not null`),
  index(`${table}_owner_stage_idx`)
    .on(t.ownerId, t.stage, t.requestDate, t.id)
    .where(sql`owner_id is not null`),
  index(`${table}_stage_idx`).on(t.isSuspect, t.stage, t.requestDate, t.id),
  // To be counted without a look at the rows.
  index(`${table}_suspect_idx`)
    .on(t.requestDate, t.id, t.lastUsedAt, t.isHeld)
    .where(sql`is_suspect`),
  // As a rule few: nothing else finds them among the many that have ended.
  index(`${table}_open_idx`)
    .on(t.requestDate, t.id)
    .where(sql`is_open`),
  index(`${table}_waiting_idx`)
    .on(t.requestDate, t.id)
    .where(sql`is_open and stage = 'new' and respond_by is not null`),
  index(`${table}_follow_up_idx`)
    .on(t.followUpAt, t.id)
    .where(sql`follow_up_at is not null`),
  index(`${table}_respond_idx`)
    .on(t.respondBy, t.id)
    .where(sql`respond_by is not null`),
  index(`${table}_ended_idx`)
    .on(t.endedAt, t.id)
    .where(sql`ended_at is not null`),
  // With those that have none yet: they are looked for at every start.
  index(`${table}_customer_idx`).on(t.customerId, t.id),
  index(`${table}_by_stage_idx`).on(t.isSuspect, stageRank(sql`stage`), t.id),
  index(`${table}_by_owner_idx`).on(t.isSuspect, ownerOrNobody(sql`owner_id`), t.id),
];
