import { isNotNull, sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { RoutingTarget } from "../../../../domain/work/desk/routing.ts";
import type { Takers } from "../../../../domain/work/handover.ts";
import { bookings } from "./bookings.ts";
import { createdAt, id, time } from "./columns.ts";
import { customers } from "./customers.ts";
import { requests } from "./requests.ts";
import { routingRules, tasks } from "./desk.ts";
import { users } from "./users.ts";

/** Handovers of the work of users whose accounts were closed: who takes what. */
export const handovers = pgTable(
  "handovers",
  {
    id: id(),
    /** The user who left. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    actorId: integer().references(() => users.id, { onDelete: "set null" }),
    takers: jsonb().$type<Takers>().notNull(),
    createdAt: createdAt(),
    /** Set when everything is with its taker; unset while the job of a large handover goes on. */
    doneAt: time(),
    undoneAt: time(),
  },
  (t) => [
    index("handovers_user_idx").on(t.userId, t.id),
    index("handovers_actor_idx")
      .on(t.actorId)
      .where(sql`actor_id is not null`),
  ],
);

/** Values that a handover replaced, which its undo restores. */
export type HandedBefore = {
  ownerId?: number | null;
  routedBy?: string | null;
  target?: RoutingTarget;
  isActive?: boolean;
};

/**
 * Single things that a handover moved, so that its undo gives back exactly those which nobody has touched since. A row
 * goes with its request, task, customer or rule.
 */
export const handedItems = pgTable(
  "handed_items",
  {
    place: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    handoverId: integer()
      .notNull()
      .references(() => handovers.id, { onDelete: "cascade" }),
    requestId: integer().references(() => requests.id, { onDelete: "cascade" }),
    taskId: integer().references(() => tasks.id, { onDelete: "cascade" }),
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
    ruleId: integer().references(() => routingRules.id, { onDelete: "cascade" }),
    bookingId: integer().references(() => bookings.id, { onDelete: "cascade" }),
    /** The version after the handover: with another one somebody has touched it since. Null for customers. */
    version: integer(),
    /** The event of the request's history. */
    eventId: bigint({ mode: "number" }),
    before: jsonb().$type<HandedBefore>().notNull().default({}),
  },
  (t) => [
    check("handed_items_of_one", sql`num_nonnulls(request_id, task_id, customer_id, rule_id, booking_id) = 1`),
    index("handed_items_handover_idx").on(t.handoverId, t.place),
    index("handed_items_request_idx").on(t.requestId).where(isNotNull(t.requestId)),
    index("handed_items_task_idx").on(t.taskId).where(isNotNull(t.taskId)),
    index("handed_items_customer_idx").on(t.customerId).where(isNotNull(t.customerId)),
    index("handed_items_rule_idx").on(t.ruleId).where(isNotNull(t.ruleId)),
    index("handed_items_booking_idx").on(t.bookingId).where(isNotNull(t.bookingId)),
  ],
);
