import { and, desc, eq, gte, ilike, lt, type SQL } from "drizzle-orm";
import type { PresentedEvent } from "../../../domain/api/operations/audit.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import type { AuditFilter } from "../../../domain/platform/audit.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { Outcomes } from "../../../domain/work/desk/outcomes.ts";
import type { Database } from "../../platform/db/client.ts";
import { escapeLike } from "../../platform/db/escape-like.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import { auditEvents } from "../../platform/db/schema/index.ts";
import type { Page } from "../../platform/http/paging.ts";
import { nameKey, namesInEvents } from "./names-in-events.ts";
import { sayEvent } from "./say-event.ts";

type Wanted = { page: Page; filter: AuditFilter; language: Language; agency: Pick<Agency, "timezone" | "outcomes"> };

/**
 * Lists the audit events that match a filter, newest first (keyset pagination), as stored and in the reader's words.
 */
export async function listEvents(db: Database, wanted: Wanted): Promise<PresentedEvent[]> {
  const { page, filter, language, agency } = wanted;
  const rows = await db
    .select()
    .from(auditEvents)
    .where(and(...conditions(filter, agency.timezone), page.before ? lt(auditEvents.id, page.before) : undefined))
    .orderBy(desc(auditEvents.id))
    .limit(page.limit);
  const names = new Map([...(await namesInEvents(db, rows, language)), ...namesOfOutcomes(agency.outcomes, language)]);
  return rows.map(({ id, at, actorName, action, subjectType, subjectId, details, ip }) => {
    const event = { id, at: at.toISOString(), actorName, action, subjectType, subjectId, details, ip };
    return { ...event, said: sayEvent(event, language, names) };
  });
}

function namesOfOutcomes({ lostReasons, callOutcomes }: Outcomes, language: Language): [string, string][] {
  return [
    ...lostReasons.map(({ id, name }): [string, string] => [nameKey("lost-reason", id), name[language]]),
    ...callOutcomes.map(({ id, name }): [string, string] => [nameKey("call-outcome", id), name[language]]),
  ];
}

function conditions(filter: AuditFilter, timezone: string): (SQL | undefined)[] {
  const { actor, action, subjectType, subjectId, from, to } = filter;
  return [
    actor ? ilike(auditEvents.actorName, escapeLike(actor)) : undefined,
    action ? eq(auditEvents.action, action) : undefined,
    subjectType ? eq(auditEvents.subjectType, subjectType) : undefined,
    subjectId ? eq(auditEvents.subjectId, subjectId) : undefined,
    from ? gte(auditEvents.at, startOfDay(from, timezone)) : undefined,
    to ? lt(auditEvents.at, startOfDay(to, timezone, 1)) : undefined,
  ];
}
