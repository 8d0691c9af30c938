import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Renewal, RenewalPage } from "../../../domain/api/work/policies.ts";
import type { User } from "../../../domain/people/users.ts";
import type { RenewalFilter } from "../../../domain/work/policies.ts";
import { EXPIRED_DAYS } from "../../../domain/work/policy-options.ts";
import { mayHandleTask } from "../../../domain/work/task-options.ts";
import { customers, policies, requests, tasks, users } from "../../platform/db/schema/index.ts";
import { presentCustomers } from "../customers/present-customers.ts";
import { policyColumns, policyOwner, presentPolicy } from "../customers/read-policies.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { todayAt, type TaskNeeds } from "../tasks/read-tasks.ts";

export const renewalKeyOf = ({ renewsOn, id }: { renewsOn: string; id: number }) => `${renewsOn}-${id}`;

const assignee = alias(users, "assignee");

/**
 * Lists policies that expire within a number of days (calendar of the office, today included), or that have expired
 * without a next term, the earliest first. Each has its task and the last contact with its customer.
 */
export async function listRenewals(needs: TaskNeeds, page: RenewalPage, reader: User): Promise<Renewal[]> {
  const { db } = needs;
  const { limit, before, ...filter } = page;
  const { renewsOn, id } = policies;
  const rows = await db
    .select({
      ...policyColumns,
      customerName: customers.name,
      task: tasks,
      assignee: { firstName: assignee.firstName, lastName: assignee.lastName },
    })
    .from(policies)
    .innerJoin(customers, eq(customers.id, policies.customerId))
    .leftJoin(policyOwner, eq(policyOwner.id, policies.ownerId))
    .leftJoin(requests, eq(requests.id, policies.requestId))
    .leftJoin(tasks, and(eq(tasks.policyId, id), eq(tasks.renewalOn, renewsOn)))
    .leftJoin(assignee, eq(assignee.id, tasks.assigneeId))
    .where(
      and(
        renewalCondition(needs, filter, reader.id),
        before && sql`(${renewsOn}, ${id}) > (${before.renewsOn}::date, ${before.id}::integer)`,
      ),
    )
    .orderBy(asc(renewsOn), asc(id))
    .limit(limit);
  const contacts = await lastContacts(
    needs,
    rows.map(({ policy }) => policy.customerId),
  );
  return rows.map(({ customerName, task, assignee: named, ...row }) => ({
    ...presentPolicy(row),
    customerName,
    task: task && presentTask(needs, task, named && fullNameOf(named), reader),
    lastContactAt: contacts.get(row.policy.customerId) ?? null,
  }));
}

function renewalCondition(needs: TaskNeeds, filter: RenewalFilter, readerId: number): SQL | undefined {
  const { renewsOn, status, ownerId } = policies;
  const { state, days, owner, line } = filter;
  const today = todayAt(needs);
  const isUpcoming = and(
    eq(status, "active"),
    sql`${renewsOn} between ${today}::date and ${today}::date + ${days}::integer`,
  );
  // One that has ended today is still marked as active until the hourly job has run.
  const isExpired = and(
    sql`${status} in ('active', 'expired')`,
    sql`${renewsOn} >= ${today}::date - ${EXPIRED_DAYS}::integer and ${renewsOn} < ${today}::date`,
  );
  return and(
    state === "expired" ? isExpired : isUpcoming,
    owner === "none" ? isNull(ownerId) : undefined,
    owner !== undefined && owner !== "none" ? eq(ownerId, owner === "me" ? readerId : owner) : undefined,
    line && eq(policies.line, line),
  );
}

function presentTask(needs: TaskNeeds, task: typeof tasks.$inferSelect, name: string | null, reader: User) {
  const { id, role, dueOn, doneAt, assigneeId } = task;
  return {
    id,
    role,
    dueOn,
    assignee: name,
    isDone: doneAt !== null,
    isOverdue: doneAt === null && dueOn < todayAt(needs),
    mayHandle: mayHandleTask(reader.role, reader.id, assigneeId),
  };
}

async function lastContacts({ db }: TaskNeeds, ids: readonly number[]): Promise<Map<number, string | null>> {
  const found = await presentCustomers(db, [...new Set(ids)]);
  return new Map(found.map(({ id, lastContactAt }) => [id, lastContactAt]));
}
