import { and, eq, inArray, sql } from "drizzle-orm";
import { agency } from "../../agency.config.ts";
import { officeState } from "../../domain/office-open.ts";
import { routeRequest, type RoutedRequest } from "../../domain/desk/routing.ts";
import { LEAD_KINDS, type LeadKind } from "../../domain/lead-options.ts";
import type { AuditEvent } from "../deps/audit.ts";
import type { LeadRouter } from "../deps/leads.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests, routingRules } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { findColleague, listColleagues } from "../desk/colleagues.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { storeWork } from "../desk/store-work.ts";
import { ownerOf } from "../leads/lead-of-message.ts";
import { LEADS } from "../leads/kinds.ts";
import { isKept } from "../leads/terms.ts";
import { lockRules, type StoredRule } from "./find-rules.ts";

type Lead = { kind: LeadKind; id: number };
type Needs = Pick<Deps, "db" | "env" | "clock">;

/**
 * Gives a request that came in to somebody by the agency's rules, and says by which. Once: a request that anybody has
 * touched, and one that does not look sent by a person, is left alone. Gives back what the audit trail tells of it.
 */
export function createLeadRouter(deps: Needs): LeadRouter {
  return (tx, lead) => routeLead(deps, tx, lead);
}

async function routeLead(deps: Needs, tx: Database, { kind, id }: Lead): Promise<AuditEvent | null> {
  const lead = await findUntouched(tx, { kind, id });
  const rules = lead ? await lockRules(tx) : [];
  if (!lead || rules.length === 0) return null;
  const now = deps.clock();
  const colleagues = await listColleagues({ db: tx, clock: deps.clock });
  const there = new Set(colleagues.filter(({ isAway }) => !isAway).map((colleague) => colleague.id));
  const routed = routeRequest(rules, asked(kind, lead), { there, open: await countOpen(deps, tx, rules) });
  if (!routed) return null;
  const { ruleId, ruleName, userId } = routed;
  const owner = await findColleague(tx, userId);
  const stored = await storeWork(deps, tx, kind, lead, { ownerId: userId, routedBy: ruleName });
  await tx.update(routingRules).set({ lastUserId: userId }).where(eq(routingRules.id, ruleId));
  const change = { before: { ownerId: null }, after: { ownerId: userId } };
  const data = { ...change, owner, rule: ruleName, ruleId, version: stored.version };
  const { customerId } = lead;
  await writeDeskEvent(tx, { type: "assigned", ...ownerOf({ kind, id }), customerId, actor: null, data, at: now });
  const details = { deed: "assign", ownerId: userId, rule: ruleName };
  return { action: `${kind}.work`, subject: { type: kind, id: lead.reference }, details };
}

type Untouched = NonNullable<Awaited<ReturnType<typeof findUntouched>>>;

/** A request that can be answered and that nobody has done anything with yet. */
async function findUntouched(tx: Database, { kind, id: leadId }: Lead) {
  const { id, reference, language, source, requestDate, customerId, version, ownerId, stage, respondBy, isSuspect } =
    LEADS[kind].table as typeof quoteRequests;
  const type = sql<string | null>`${kind === "quote" ? quoteRequests.insuranceType : contactRequests.inquiryType}`;
  const columns = { id, reference, language, source, requestDate, customerId, version, ownerId, stage, respondBy };
  const [lead] = await tx
    .select({ ...columns, isSuspect, type })
    .from(LEADS[kind].table)
    .where(eq(id, leadId));
  if (!lead || lead.isSuspect || lead.ownerId !== null || lead.version > 0) return undefined;
  return lead.stage === "new" && lead.respondBy !== null ? lead : undefined;
}

function asked(kind: LeadKind, { language, type, source, requestDate }: Untouched): RoutedRequest {
  const { oralConsent: _said, ...origin } = source;
  const sources = Object.values(origin).filter((value) => typeof value === "string");
  return { kind, language, type, sources, isOfficeOpen: officeState(agency, requestDate)?.isOpen === true };
}

/** How many requests each of those has open among whom a rule looks for the one with the fewest. */
async function countOpen(deps: Needs, tx: Database, rules: StoredRule[]): Promise<Map<number, number>> {
  const ids = rules.flatMap(({ target }) => (target.to === "fewest" ? target.userIds : []));
  const counts = new Map<number, number>();
  if (ids.length === 0) return counts;
  for (const kind of LEAD_KINDS) {
    const table = LEADS[kind].table;
    const rows = await tx
      .select({ id: table.ownerId, count: sql<number>`count(*)::integer` })
      .from(table)
      .where(and(inArray(table.ownerId, ids), eq(table.isOpen, true), isKept(table, deps)))
      .groupBy(table.ownerId);
    for (const { id, count } of rows) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}
