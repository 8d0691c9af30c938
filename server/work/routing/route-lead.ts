import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { officeState } from "../../../domain/platform/office-open.ts";
import { routeRequest, type RoutedRequest } from "../../../domain/work/desk/routing.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { LeadRouter } from "../../platform/deps/leads.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests, routingRules } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { findColleague, listColleagues } from "../desk/colleagues.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { storeWork } from "../desk/store-work.ts";
import { isKept } from "../leads/terms.ts";
import { lockRules, type StoredRule } from "./find-rules.ts";

type Needs = Pick<Deps, "db" | "env" | "clock" | "settings">;

/**
 * Creates the router, which assigns a new request to an owner by the agency's rules and stores the name of the rule. It
 * runs once per request: one that anybody has touched, or that does not look sent by a person, is left alone. It
 * returns the audit event.
 */
export function createLeadRouter(deps: Needs): LeadRouter {
  return (tx, { id }) => routeLead(deps, tx, id);
}

async function routeLead(deps: Needs, tx: Database, requestId: number): Promise<AuditEvent | null> {
  const lead = await findUntouched(tx, requestId);
  const rules = lead ? await lockRules(tx) : [];
  if (!lead || rules.length === 0) return null;
  const now = deps.clock();
  const colleagues = await listColleagues({ ...deps, db: tx });
  const there = new Set(colleagues.filter(({ isAway }) => !isAway).map((colleague) => colleague.id));
  const request = routedRequestOf(deps.settings.agency(), lead);
  const routed = routeRequest(rules, request, { there, open: await countOpen(deps, tx, rules) });
  if (!routed) return null;
  const { ruleId, ruleName, userId } = routed;
  const owner = await findColleague(tx, userId);
  const stored = await storeWork(deps, tx, lead, { ownerId: userId, routedBy: ruleName });
  await tx.update(routingRules).set({ lastUserId: userId }).where(eq(routingRules.id, ruleId));
  const change = { before: { ownerId: null }, after: { ownerId: userId } };
  const data = { ...change, owner, rule: ruleName, ruleId, version: stored.version };
  const { kind, customerId } = lead;
  await writeDeskEvent(tx, { type: "assigned", requestId, customerId, actor: null, data, at: now });
  const details = { deed: "assign", ownerId: userId, rule: ruleName };
  return { action: `${kind}.work`, subject: { type: kind, id: lead.reference }, details };
}

type UntouchedLead = NonNullable<Awaited<ReturnType<typeof findUntouched>>>;

/** Finds a request that can be answered and that nobody has worked on yet. */
async function findUntouched(tx: Database, requestId: number) {
  const { search: _search, ...columns } = getTableColumns(requests);
  const [lead] = await tx.select(columns).from(requests).where(eq(requests.id, requestId));
  if (!lead || lead.isSuspect || lead.ownerId !== null || lead.version > 0) return undefined;
  return lead.stage === "new" && lead.respondBy !== null ? lead : undefined;
}

function routedRequestOf(agency: Agency, lead: UntouchedLead): RoutedRequest {
  const { kind, language, type, source, requestDate, location } = lead;
  const { oralConsent: _said, ...origin } = source;
  const sources = Object.values(origin).filter((value) => typeof value === "string");
  return {
    kind,
    language,
    type,
    sources,
    isOfficeOpen: officeState(calendarOf(agency, location), requestDate)?.isOpen === true,
  };
}

/** Counts the open requests per user, for the users of rules that pick the one with the fewest. */
async function countOpen(deps: Needs, tx: Database, rules: StoredRule[]): Promise<Map<number, number>> {
  const ids = rules.flatMap(({ target }) => (target.to === "fewest" ? target.userIds : []));
  const counts = new Map<number, number>();
  if (ids.length === 0) return counts;
  const { ownerId, isOpen } = requests;
  const rows = await tx
    .select({ id: ownerId, count: sql<number>`count(*)::integer` })
    .from(requests)
    .where(and(inArray(ownerId, ids), eq(isOpen, true), isKept(deps)))
    .groupBy(ownerId);
  for (const { id, count } of rows) if (id !== null) counts.set(id, count);
  return counts;
}
