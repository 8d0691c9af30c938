import { and, desc, eq, gte, ilike, lt, type SQL } from "drizzle-orm";
import type { AuditFilter } from "../../domain/audit.ts";
import type { Database } from "../db/client.ts";
import { escapeLike } from "../db/escape-like.ts";
import { startOfDay } from "../db/office-day.ts";
import { auditEvents } from "../db/schema/index.ts";
import type { Page } from "../http/paging.ts";

/** Audit events that a filter lets through, newest first, from a key on. */
export async function listEvents(db: Database, page: Page, filter: AuditFilter) {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(and(...conditions(filter), page.before ? lt(auditEvents.id, page.before) : undefined))
    .orderBy(desc(auditEvents.id))
    .limit(page.limit);
  return rows.map(({ id, at, actorName, action, subjectType, subjectId, details, ip }) => ({
    id,
    at: at.toISOString(),
    actorName,
    action,
    subjectType,
    subjectId,
    details,
    ip,
  }));
}
export type PresentedEvent = Awaited<ReturnType<typeof listEvents>>[number];

function conditions({ actor, action, subjectType, subjectId, from, to }: AuditFilter): (SQL | undefined)[] {
  return [
    actor ? ilike(auditEvents.actorName, escapeLike(actor)) : undefined,
    action ? eq(auditEvents.action, action) : undefined,
    subjectType ? eq(auditEvents.subjectType, subjectType) : undefined,
    subjectId ? eq(auditEvents.subjectId, subjectId) : undefined,
    from ? gte(auditEvents.at, startOfDay(from)) : undefined,
    to ? lt(auditEvents.at, startOfDay(to, 1)) : undefined,
  ];
}
