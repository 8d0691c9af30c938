import { isNotNull, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { DetailValue } from "../../../../domain/work/detail-values.ts";
import type { DeskEventType } from "../../../../domain/work/desk/events.ts";
import type { RoutingConditions, RoutingTarget, RuleTask } from "../../../../domain/work/desk/routing.ts";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import type { OfferTerms } from "../../../../domain/work/offers.ts";
import type { ViewFilters } from "../../../../domain/work/desk/own-views.ts";
import { LEAD_KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import {
  POLICY_STATUSES,
  POLICY_TERMS,
  type PolicyStatus,
  type PolicyTerm,
} from "../../../../domain/work/policy-options.ts";
import { DATA_WISHES, type DataWish } from "../../../../domain/work/private-page-options.ts";
import { REPEATS, type Repeat } from "../../../../domain/work/task-options.ts";
import { ROLES, type Role } from "../../../../domain/platform/permissions.ts";
import { createdAt, id, searchTerms, time } from "./columns.ts";
import { customers } from "./customers.ts";
import { isOneOf } from "./known-values.ts";
import { messages } from "./messages.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

/**
 * Events at the desk: the history of a request, and the stream for open screens. Ids are assigned before their
 * transactions commit, in no order. A reader goes by `place`, which `publish_desk_events()` gives to committed events
 * only, one batch after the other (decision 82).
 */
export const deskEvents = pgTable(
  "desk_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    /** Position in the stream: null until it is published, 0 for an event that is older than the stream. */
    place: bigint({ mode: "bigint" }),
    type: text().$type<DeskEventType>().notNull(),
    requestId: integer().references(() => requests.id, { onDelete: "cascade" }),
    customerId: integer().references(() => customers.id, { onDelete: "set null" }),
    /** The user who did it; null where a rule or the program did. */
    actorId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The message that the event is about. */
    messageId: integer().references(() => messages.id, { onDelete: "set null" }),
    /** The task that the event is about. Its events stay in the history of the request when it is deleted. */
    taskId: integer().references((): AnyPgColumn => tasks.id, { onDelete: "set null" }),
    /** The values before and after, by the type of the event. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: time().notNull(),
    /** Set when the action was undone. */
    undoneAt: time(),
  },
  (t) => [
    index("desk_events_actor_idx")
      .on(t.actorId)
      .where(sql`actor_id is not null`),

    // Calls are few among all events: their list goes by id, figures and days by time, a search by the words of notes.
    index("desk_events_calls_idx")
      .on(t.id)
      .where(sql`type = 'call' and undone_at is null`),
    index("desk_events_call_days_idx")
      .on(t.at)
      .where(sql`type = 'call' and undone_at is null`),
    index("desk_events_call_notes_idx")
      .using("gin", sql`search_terms(data->>'text')`)
      .where(sql`type = 'call'`),
    // Messages that customers wrote on their private page are few: lists look for the last one of each request.
    index("desk_events_page_messages_idx")
      .on(t.requestId, t.at)
      .where(sql`type = 'message' and data->>'channel' = 'page'`),
    index("desk_events_message_idx").on(t.messageId).where(isNotNull(t.messageId)),
    index("desk_events_task_idx").on(t.taskId).where(isNotNull(t.taskId)),
    index("desk_events_place_idx").on(t.place),
    index("desk_events_request_idx").on(t.requestId, t.id).where(isNotNull(t.requestId)),
    index("desk_events_customer_idx").on(t.customerId, t.id).where(isNotNull(t.customerId)),
  ],
);

/**
 * Batches of events that were published together, up to a place. The mark is random: a reader's position with another
 * mark was given out by a database that has since lost what it had written, or by another database. Only the latest are
 * kept.
 */
export const deskBatches = pgTable("desk_batches", {
  upTo: bigint({ mode: "bigint" }).primaryKey(),
  mark: text().notNull(),
});

/** Answers to the customer's later messages, derived from the history of their request: for the owner's figures. */
export const laterAnswers = pgTable(
  "later_answers",
  {
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** The time at which the customer wrote; `answeredAt` is when our answer left. */
    since: time().notNull(),
    answeredAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.since] }),
    index("later_answers_answered_idx").on(t.answeredAt),
    check("later_answers_in_order", sql`since <= answered_at`),
  ],
);

/** Premiums that carriers ask for a quote request; one of them may be chosen. */
export const premiums = pgTable(
  "premiums",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    carrier: text().notNull(),
    cents: integer().notNull(),
    /** Period of the premium in months. */
    months: integer().notNull(),
    note: text(),
    isChosen: boolean().notNull().default(false),
    /** The terms with which it can be offered to the customer; null until somebody has stated them. */
    offer: jsonb().$type<OfferTerms>(),
    createdById: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("premiums_created_by_idx")
      .on(t.createdById)
      .where(sql`created_by_id is not null`),
    index("premiums_request_idx").on(t.requestId),
    uniqueIndex("premiums_chosen_idx")
      .on(t.requestId)
      .where(sql`is_chosen`),
  ],
);

/**
 * Proposals to change filled fields of a request, by people who may only fill empty ones: one for each person, until it
 * is accepted, declined or withdrawn. The request's history says what became of it.
 */
export const detailProposals = pgTable(
  "detail_proposals",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    proposedById: integer().references(() => users.id, { onDelete: "set null" }),
    /** The proposed values by field; those that are encrypted in the request are encrypted here in the same way. */
    values: jsonb().$type<Record<string, DetailValue>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("detail_proposals_person_idx").on(t.requestId, t.proposedById),
    index("detail_proposals_proposed_by_idx").on(t.proposedById).where(isNotNull(t.proposedById)),
  ],
);

/** A policy that a customer has through the agency. */
export const policies = pgTable(
  "policies",
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    carrier: text().notNull(),
    /** Empty until the carrier has given one. */
    number: text().notNull(),
    line: text().$type<InsuranceType>().notNull(),
    status: text().$type<PolicyStatus>().notNull().default("active"),
    effectiveOn: date({ mode: "string" }).notNull(),
    termMonths: integer().$type<PolicyTerm>().notNull().default(12),
    /** The day on which the term ends. */
    renewsOn: date({ mode: "string" }).notNull(),
    premiumCents: integer(),
    /** The user who looks after it; null for nobody in particular. */
    ownerId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The won request that it came from. The policy stays with its customer when the request is removed. */
    requestId: integer().references(() => requests.id, { onDelete: "set null" }),
    /** The term before this one. */
    previousId: integer().references((): AnyPgColumn => policies.id, { onDelete: "set null" }),
    /** The expiry for which the task to renew it was made: one task per expiry, even if somebody deletes it. */
    renewalTaskFor: date({ mode: "string" }),
    createdAt: createdAt(),
    search: searchTerms(sql`search_terms(carrier, number)`),
  },
  (t) => [
    check("policies_status", isOneOf("status", POLICY_STATUSES)),
    check("policies_term", sql.raw(`term_months in (${POLICY_TERMS.join(", ")})`)),
    index("policies_customer_idx").on(t.customerId),
    // A covering index: it includes the premium, which is summed up for renewals.
    index("policies_renewal_idx").on(t.renewsOn, t.id, t.status, t.premiumCents),
    index("policies_owner_idx")
      .on(t.ownerId, t.renewsOn, t.id)
      .where(sql`owner_id is not null`),
    // One policy of each win and one next term of each policy: a second press or a second process makes no other.
    uniqueIndex("policies_request_idx")
      .on(t.requestId)
      .where(sql`request_id is not null`),
    uniqueIndex("policies_previous_idx")
      .on(t.previousId)
      .where(sql`previous_id is not null`),
    // The job that makes renewal tasks looks for these every hour, and they are few.
    index("policies_without_task_idx")
      .on(t.renewsOn, t.id)
      .where(sql`status = 'active' and renewal_task_for is distinct from renews_on`),
    index("policies_search_idx").using("gin", t.search),
  ],
);

/** Routing rules, in order: the first rule that matches a request decides who gets it. */
export const routingRules = pgTable(
  "routing_rules",
  {
    id: id(),
    position: integer().notNull(),
    name: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** Conditions on a request; an unset one matches every request. */
    conditions: jsonb().$type<RoutingConditions>().notNull().default({}),
    target: jsonb().$type<RoutingTarget>().notNull(),
    /** The task that it makes for each request that it assigns. */
    task: jsonb().$type<RuleTask>(),
    /** The ids of tags that the rule adds to what it assigns. */
    tagIds: jsonb().$type<number[]>().notNull().default([]),
    /** The user whose turn it was last (round robin). */
    lastUserId: integer().references((): AnyPgColumn => users.id, { onDelete: "set null" }),
    /** Version for optimistic locking: an admin who changes what another has changed meanwhile is told. */
    version: integer().notNull().default(0),
  },
  (t) => [
    index("routing_rules_last_user_idx")
      .on(t.lastUserId)
      .where(sql`last_user_id is not null`),
  ],
);

/** Absences of users, first and last day: no routing rule gives them anything. */
export const absences = pgTable(
  "absences",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
    from: date({ mode: "string" }).notNull(),
    to: date({ mode: "string" }).notNull(),
    /** The colleague who gets what comes in meanwhile; null for nobody, so that it waits in the queue. */
    substituteId: integer().references((): AnyPgColumn => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index("absences_user_idx").on(t.userId),
    index("absences_substitute_idx")
      .on(t.substituteId)
      .where(sql`substitute_id is not null`),
    check("absences_in_order", sql`"from" <= "to"`),
  ],
);

/** Tasks of the office: for one person, for anybody with a role, or for whoever does it first. */
export const tasks = pgTable(
  "tasks",
  {
    id: id(),
    what: text().notNull(),
    assigneeId: integer().references(() => users.id, { onDelete: "set null" }),
    role: text().$type<Role>(),
    /** A day of the office's calendar; `dueAt` is set where an hour was given, too. */
    dueOn: date({ mode: "string" }).notNull(),
    dueAt: time(),
    repeats: text().$type<Repeat>(),
    /** The day of the first turn of a repeating task, from which the later ones are counted. */
    repeatsSince: date({ mode: "string" }),
    requestId: integer().references(() => requests.id, { onDelete: "cascade" }),
    /** Set where the task is about a customer and none of their requests; `policyId` is one of theirs. */
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
    policyId: integer().references(() => policies.id, { onDelete: "cascade" }),
    /** The wish about their data that the customer of its request stated on the private page. */
    dataWish: text().$type<DataWish>(),
    /** The expiry of the policy that the program made this task for. */
    renewalOn: date({ mode: "string" }),
    createdById: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    doneAt: time(),
    doneById: integer().references(() => users.id, { onDelete: "set null" }),
    /** The next turn, made when this one was done. No foreign key: it may be deleted on its own. */
    nextId: integer(),
    /** True for the follow-up of its request, which the desk sets and clears as a date. A request has one at most. */
    isFollowUp: boolean().notNull().default(false),
    /** Version for optimistic locking. */
    version: integer().notNull().default(0),
  },
  (t) => [
    check("tasks_follow_up", sql`not is_follow_up or request_id is not null`),
    uniqueIndex("tasks_follow_up_idx")
      .on(t.requestId)
      .where(sql`is_follow_up and done_at is null`),
    check("tasks_data_wish", isOneOf("data_wish", DATA_WISHES)),
    // A wish that is stated again while its task is open is the same wish.
    uniqueIndex("tasks_data_wish_idx")
      .on(t.requestId, t.dataWish)
      .where(sql`data_wish is not null and done_at is null`),
    check("tasks_role", isOneOf("role", ROLES)),
    check("tasks_repeats", isOneOf("repeats", REPEATS)),
    check("tasks_for_one", sql`assignee_id is null or role is null`),
    check("tasks_repeats_since", sql`(repeats is null) = (repeats_since is null)`),
    index("tasks_open_idx")
      .on(t.dueOn, t.id)
      .where(sql`done_at is null`),
    index("tasks_assignee_idx").on(t.assigneeId),
    // Most tasks are done: those that somebody still has to do are found without passing them.
    index("tasks_assignee_open_idx")
      .on(t.assigneeId, t.dueOn, t.id)
      .where(sql`done_at is null`),
    index("tasks_anybody_idx")
      .on(t.dueOn, t.id)
      .where(sql`done_at is null and assignee_id is null`),
    index("tasks_done_idx")
      .on(t.doneAt, t.id)
      .where(sql`done_at is not null`),
    index("tasks_request_idx")
      .on(t.requestId)
      .where(sql`request_id is not null`),
    index("tasks_customer_idx")
      .on(t.customerId)
      .where(sql`customer_id is not null`),
    index("tasks_policy_idx")
      .on(t.policyId)
      .where(sql`policy_id is not null`),
    // The program makes one task per policy and expiry, whichever process is first.
    uniqueIndex("tasks_renewal_idx")
      .on(t.policyId, t.renewalOn)
      .where(sql`renewal_on is not null`),
    index("tasks_created_by_idx")
      .on(t.createdById)
      .where(sql`created_by_id is not null`),
    index("tasks_done_by_idx")
      .on(t.doneById, t.doneAt, t.id)
      .where(sql`done_by_id is not null`),
  ],
);

/** Addresses of the calendars in which users see their tasks elsewhere; whoever has the token reads the calendar. */
export const taskFeeds = pgTable("task_feeds", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the token. */
  tokenHash: text().notNull().unique(),
  /** True when the calendar has the texts of the tasks, which may name customers. */
  hasNames: boolean().notNull(),
  createdAt: createdAt(),
});

/** Views of the desk that users keep: a name for a list of one kind with its filters and its order. */
export const deskViews = pgTable(
  "desk_views",
  {
    id: id(),
    /** The user who keeps it. It goes with the account. */
    userId: integer()
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    kind: text().$type<LeadKind>().notNull(),
    /** Filters and order, as the address of the desk has them. Never the words of a search. */
    filters: jsonb().$type<ViewFilters>().notNull(),
    /** True when every colleague sees it. */
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check("desk_views_kind", isOneOf("kind", LEAD_KINDS)),
    index("desk_views_user_idx").on(t.userId),
    index("desk_views_shared_idx")
      .on(t.id)
      .where(sql`is_shared`),
  ],
);
