import { and, count, eq, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import type { HandedCounts } from "../../../domain/work/handover.ts";
import type { Database } from "../../platform/db/client.ts";
import { bookings, handedItems, requests, routingRules, tasks } from "../../platform/db/schema/index.ts";

/** Conditions for the open work of a user, by group. An ended request whose customer wrote again is open work, too. */
export const isOpenRequestOf = (userId: number): SQL | undefined =>
  and(eq(requests.ownerId, userId), or(eq(requests.isOpen, true), eq(requests.waitsFor, "us")));
export const isOpenTaskOf = (userId: number): SQL | undefined =>
  and(eq(tasks.assigneeId, userId), isNull(tasks.doneAt));
export const isBookedAhead = (userId: number, now: Date): SQL | undefined =>
  and(eq(bookings.userId, userId), isNull(bookings.canceledAt), gt(bookings.startsAt, now));
const isRuleOf = (userId: number) => sql`${routingRules.target}->'userIds' @> ${JSON.stringify(userId)}::jsonb`;

/** Selects the ids of the customers that were handed to a user before. */
export const customersTakenBy = (userId: number): SQL =>
  sql`select c.id, c.owner_id from customers c where c.owner_id = ${userId} and c.merged_into_id is null`;

/**
 * Selects the ids of the customers whom a user looks after without having been handed them: the user owns their latest
 * open request, or else their latest one, as the list of customers shows it.
 */
export const customersOfRequestsOf = (userId: number): SQL => sql`
  select c.id, c.owner_id from customers c
  where c.id in (select customer_id from requests where owner_id = ${userId} and customer_id is not null)
    and c.owner_id is null and c.merged_into_id is null
    and ${userId} = (select r.owner_id from requests r where r.customer_id = c.id and r.owner_id is not null
      order by r.is_open desc, r.id desc limit 1)`;

/** Counts what a user has, by group. */
export async function countWork(db: Database, userId: number, now: Date): Promise<HandedCounts> {
  const found = await db.execute<{ n: number }>(sql`select count(*)::integer as n from
    (${customersTakenBy(userId)} union all ${customersOfRequestsOf(userId)}) theirs`);
  return {
    requests: await db.$count(requests, isOpenRequestOf(userId)),
    tasks: await db.$count(tasks, isOpenTaskOf(userId)),
    rules: await db.$count(routingRules, isRuleOf(userId)),
    customers: found.rows[0]?.n ?? 0,
    bookings: await db.$count(bookings, isBookedAhead(userId, now)),
  };
}

/** Counts what a handover has moved so far, by group. */
export async function countHanded(db: Database, handoverId: number): Promise<HandedCounts> {
  const [row] = await db
    .select({
      requests: count(handedItems.requestId),
      tasks: count(handedItems.taskId),
      rules: count(handedItems.ruleId),
      customers: count(handedItems.customerId),
      bookings: count(handedItems.bookingId),
    })
    .from(handedItems)
    .where(eq(handedItems.handoverId, handoverId));
  return row ?? { requests: 0, tasks: 0, rules: 0, customers: 0, bookings: 0 };
}
