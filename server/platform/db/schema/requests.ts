import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import {
  ALL_STAGES,
  END_STAGES,
  LOST_REASONS,
  OWN_ID,
  PRIORITIES,
  STAGES,
  WAITS_FOR,
  type LostReason,
  type Priority,
  type Stage,
  type WaitsFor,
} from "../../../../domain/work/desk/stages.ts";
import type { LeadSource } from "../../../../domain/platform/form-envelope.ts";
import type { Language } from "../../../../domain/platform/language.ts";
import { DIRECT, NONE, type Suspicion } from "../../../../domain/work/lead-options.ts";
import { POLICY_OUTCOMES, type PolicyOutcome } from "../../../../domain/work/policy-options.ts";
import { LEAD_KINDS, type LeadKind, type LeadType } from "../../../../domain/work/request-kinds.ts";
import { FIELDS } from "../../../../domain/work/request-forms.ts";
import { id, searchTerms, time } from "./columns.ts";
import { consents } from "./consents.ts";
import { customers } from "./customers.ts";
import { isOneOf, isOneOfItsKind, isOneOfOrLike } from "./known-values.ts";
import { requestTerms } from "./request-terms.ts";
import { users } from "./users.ts";

/** The number sequences of each kind, from 1 on. */
export const quoteNumbers = pgSequence("quote_numbers");
export const contactNumbers = pgSequence("contact_numbers");
export const serviceNumbers = pgSequence("service_numbers");

/**
 * Returns the SQL for the rank of a stage, to sort by. Written out as literals: PostgreSQL uses an expression index
 * only for the same expression.
 */
export const stageRank = (stage: AnyPgColumn | SQL) =>
  sql<number>`array_position(${sql.raw(`array[${ALL_STAGES.map((name) => `'${name}'`).join(", ")}]::text[]`)}, ${stage})`;
/** Returns the SQL for the owner's id; zero for nobody, so that an index finds requests without an owner, too. */
export const ownerOrNobody = (ownerId: AnyPgColumn | SQL) => sql<number>`coalesce(${ownerId}, 0)`;

/** Returns the SQL for the source and the campaign of a request. Written out as literals for the same reason. */
export const cameFrom = (source: SQL) =>
  sql<string>`lower(coalesce(${source}->>'utm_source', ${source}->>'referrer', ${source}->>'channel', ${sql.raw(`'${DIRECT}'`)}))`;
export const campaignOf = (source: SQL) =>
  sql<string>`lower(coalesce(${source}->>'utm_campaign', ${sql.raw(`'${NONE}'`)}))`;

/** Requests of any kind that somebody sent (leads). */
export const requests = pgTable(
  "requests",
  {
    /** Primary key across all kinds, in order of arrival; foreign keys refer to it. Never leaves the server. */
    id: id(),
    kind: text().$type<LeadKind>().notNull(),
    /** Its number among those of its kind, which the API calls its id. */
    number: integer().notNull(),
    /** Short and human, such as Q-7K3F9. */
    reference: text().notNull().unique(),
    /** The subject, in the terms of its kind. */
    type: text().$type<LeadType>(),
    name: text(),
    /** The name in sorting order, for lists. */
    sortName: text().notNull().default(""),
    email: text(),
    phone: text(),
    /** The other fields of its kind. Those that must not be read in a stolen copy of the database are encrypted. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    language: text().$type<Language>().notNull().default("en"),
    consentId: integer().references(() => consents.id),
    source: jsonb().$type<LeadSource>().notNull().default({}),
    isSuspect: boolean().notNull().default(false),
    suspicion: text().$type<Suspicion>(),
    /** Idempotency key made by the form: sending twice makes one request. */
    idempotencyKey: text(),
    contentHash: text().notNull(),
    /** Set where the request came without a way to answer it: the hash of the token that may add one, once. */
    completionHash: text().unique(),
    completedAt: time(),
    /**
     * The hash of the token of its private page, and the number of that link: a link that has expired is replaced by
     * one with the next number. Null for a request from before the page, until a link to it is first sent.
     */
    linkHash: text().unique(),
    linkNumber: integer().notNull().default(0),
    requestDate: time().notNull(),
    /** Start of the retention period; a held request is never purged. */
    lastUsedAt: time().notNull(),
    isHeld: boolean().notNull().default(false),
    customerId: integer().references(() => customers.id, { onDelete: "set null" }),
    ownerId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The name of the routing rule that assigned the owner; null where a person did. */
    routedBy: text(),
    /** The kind of the last notification about it, which was made once: to its owner, or else to the mailbox. */
    notifiedAs: text(),
    /** The id of the office that it belongs to, by whose clock it is answered; null for the main one. */
    location: text(),
    stage: text().$type<Stage>().notNull().default("new"),
    priority: text().$type<Priority>().notNull().default("normal"),
    /**
     * The day that its follow-up is due, and the first moment that any task about it is due. Both are derived from its
     * open tasks by triggers on `tasks` (migration `follow-up-tasks`).
     */
    followUpAt: time(),
    dueAt: time(),
    /** Deadline for the first response, by the office's hours; null for requests from before the desk. */
    respondBy: time(),
    firstResponseAt: time(),
    /** The side that the request waits for, and since when: derived from its history (`history/request-state.ts`). */
    waitsFor: text().$type<WaitsFor>().notNull().default("nobody"),
    waitsSince: time(),
    /**
     * Times of the reminders that it waits too long: to its owner, and to the mailbox. A time before `waitsSince`
     * belongs to an earlier wait.
     */
    ownerToldAt: time(),
    escalatedAt: time(),
    lostReason: text().$type<LostReason>(),
    /** Set on a won request when somebody with the right confirmed it. */
    confirmedAt: time(),
    endedAt: time(),
    /** The policy outcome of a won request: one was recorded, or why there is none, with words about it. */
    policyOutcome: text().$type<PolicyOutcome>(),
    policyNote: text(),
    /** The user who entered it by hand. */
    enteredById: integer().references(() => users.id, { onDelete: "set null" }),
    /** True while somebody still has to act on it. A generated column, so that the planner knows how few they are. */
    isOpen: boolean().generatedAlwaysAs(
      sql.raw(`not is_suspect and stage not in (${END_STAGES.map((end) => `'${end}'`).join(", ")})`),
    ),
    /**
     * True where an agent calls it won and nobody has confirmed it. A generated column for the same reason: nearly all
     * that are won are confirmed.
     */
    isUnconfirmed: boolean().generatedAlwaysAs(sql`stage = 'won' and confirmed_at is null`),
    /** Version for optimistic locking: who changes what somebody else has changed at the desk meanwhile is told. */
    version: integer().notNull().default(0),
    search: searchTerms(requestTerms(LEAD_KINDS.map((kind) => FIELDS[kind]))),
  },
  (t) => [
    index("requests_entered_by_idx")
      .on(t.enteredById)
      .where(sql`entered_by_id is not null`),

    check("requests_stage", isOneOfItsKind("kind", "stage", STAGES)),
    check("requests_waits_for", isOneOf("waits_for", WAITS_FOR)),
    check("requests_priority", isOneOf("priority", PRIORITIES)),
    check("requests_lost_reason", isOneOfOrLike("lost_reason", LOST_REASONS, OWN_ID)),
    check("requests_policy_outcome", isOneOf("policy_outcome", POLICY_OUTCOMES)),
    unique("requests_number").on(t.kind, t.number),
    unique("requests_once").on(t.kind, t.idempotencyKey),
    index("requests_list_idx").on(t.kind, t.isSuspect, t.requestDate, t.number),
    index("requests_type_idx").on(t.kind, t.isSuspect, t.type, t.requestDate, t.number),
    index("requests_name_idx").on(t.kind, t.isSuspect, t.sortName, t.number),
    index("requests_by_stage_idx").on(t.kind, t.isSuspect, stageRank(sql`stage`), t.number),
    index("requests_by_owner_idx").on(t.kind, t.isSuspect, ownerOrNobody(sql`owner_id`), t.number),
    index("requests_stage_idx").on(t.kind, t.isSuspect, t.stage, t.requestDate, t.number),
    index("requests_search_idx").using("gin", t.search),
    index("requests_content_idx").on(t.contentHash, t.requestDate),
    index("requests_date_idx").on(t.requestDate, t.id),
    index("requests_used_idx").on(t.lastUsedAt),
    index("requests_consent_idx")
      .on(t.consentId)
      .where(sql`consent_id is not null`),
    // Partial indexes: a new request has no owner, so it is in none of them, which makes it cheaper to store.
    index("requests_owner_idx")
      .on(t.ownerId, t.kind, t.requestDate, t.number)
      .where(sql`owner_id is not null`),
    index("requests_owner_stage_idx")
      .on(t.ownerId, t.kind, t.stage, t.requestDate, t.number)
      .where(sql`owner_id is not null`),
    // A covering index, so that counting reads no rows (index-only scan).
    index("requests_suspect_idx")
      .on(t.kind, t.requestDate, t.number, t.lastUsedAt, t.isHeld)
      .where(sql`is_suspect`),
    // Open requests are few as a rule: no other index finds them among the many that have ended.
    index("requests_open_idx")
      .on(t.kind, t.requestDate, t.number)
      .where(sql`is_open`),
    index("requests_waiting_idx")
      .on(t.kind, t.waitsSince, t.number)
      .where(sql`waits_for = 'us'`),
    index("requests_unconfirmed_idx")
      .on(t.kind, t.requestDate, t.number)
      .where(sql`is_unconfirmed`),
    index("requests_without_policy_idx")
      .on(t.kind, t.confirmedAt, t.number)
      .where(sql`stage = 'won' and confirmed_at is not null and policy_outcome is null`),
    index("requests_due_idx")
      .on(t.kind, t.dueAt, t.number)
      .where(sql`due_at is not null`),
    index("requests_respond_idx")
      .on(t.kind, t.respondBy, t.number)
      .where(sql`respond_by is not null`),
    index("requests_ended_idx")
      .on(t.kind, t.endedAt, t.number)
      .where(sql`ended_at is not null`),
    index("requests_customer_idx")
      .on(t.customerId, t.id)
      .where(sql`customer_id is not null`),
    // Requests without a customer are looked for at every start.
    index("requests_unmatched_idx")
      .on(t.id)
      .where(sql`customer_id is null and not is_suspect`),
    index("requests_source_idx")
      .on(t.kind, cameFrom(sql`source`), t.requestDate, t.number)
      .where(sql`source <> '{}'`),
    index("requests_campaign_idx")
      .on(t.kind, campaignOf(sql`source`), t.requestDate, t.number)
      .where(sql`source ? 'utm_campaign'`),
    // Finds requests that may be of the same person.
    index("requests_namesake_idx")
      .on(sql`(details->>'zipCode')`, sql`lower(name)`)
      .where(sql`customer_id is not null`),
  ],
);
