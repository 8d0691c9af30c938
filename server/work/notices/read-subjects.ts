import { and, desc, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Notice } from "../../../domain/api/work/notices.ts";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import { KINDS, LEAD_KINDS, requestAddress } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { customers, notices, requests, tasks, users } from "../../platform/db/schema/index.ts";
import { fullNameOf } from "../history/desk-events.ts";

const actor = alias(users, "actor");

/** Builds the query of notices with their subjects, the newest first. */
function selectNotices(tx: Database, which: SQL | undefined, most: number) {
  return tx
    .select({
      notice: notices,
      actor: { firstName: actor.firstName, lastName: actor.lastName },
      request: { reference: requests.reference, kind: requests.kind, name: requests.name },
      customer: { id: customers.id, name: customers.name },
      task: { id: tasks.id, what: tasks.what },
      role: users.role,
    })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .leftJoin(actor, eq(actor.id, notices.actorId))
    .leftJoin(requests, eq(requests.id, notices.requestId))
    .leftJoin(customers, eq(customers.id, notices.customerId))
    .leftJoin(tasks, eq(tasks.id, notices.taskId))
    .where(which)
    .orderBy(desc(notices.id))
    .limit(most);
}

type Row = Awaited<ReturnType<typeof selectNotices>>[number];

/** Reads notices by their ids, without those whose subject their user may no longer see. */
export async function readSubjects(tx: Database, ids: number[]): Promise<Notice[]> {
  const rows = await selectNotices(tx, inArray(notices.id, ids), ids.length);
  return rows.filter(maySee).map(present);
}

/** Builds the condition for the notices that the bell lists to a user with a role. */
export function isListedTo(userId: number, role: Role): SQL | undefined {
  const kinds = LEAD_KINDS.filter((kind) => can(role, KINDS[kind].resource, "view"));
  const maySeeRequest = sql`(${notices.requestId} is null or exists (select from ${requests} r
    where r.id = ${notices.requestId} and r.kind = any(${sql.param(kinds)}::text[])))`;
  return and(eq(notices.userId, userId), notices.isListed, maySeeRequest);
}

/** Reads a page of a user's notices. */
export async function readPage(
  db: Database,
  { id, role }: { id: number; role: Role },
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<Notice[]> {
  const isBefore = before === undefined ? undefined : lt(notices.id, before);
  return (await selectNotices(db, and(isListedTo(id, role), isBefore), limit)).map(present);
}

function maySee({ request, role }: Row): boolean {
  return can(role, request ? KINDS[request.kind].resource : "customer-data", "view");
}

function present({ notice, actor: by, request, customer, task }: Row): Notice {
  const { id, cause, at, readAt } = notice;
  return {
    id,
    cause,
    at: at.toISOString(),
    isRead: readAt !== null,
    by: by && fullNameOf(by),
    name: task?.what ?? request?.name ?? customer?.name ?? null,
    reference: request?.reference ?? null,
    link: linkOf({ request, customer, task }),
  };
}

function linkOf({ request, customer, task }: Pick<Row, "request" | "customer" | "task">): string {
  if (task) return `/tasks?task=${task.id}`;
  if (request) return requestAddress(request.reference);
  return customer ? `/customers/${customer.id}` : "/agent-dashboard";
}
