import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { officeState } from "../../../domain/platform/office-open.ts";
import { assigneeOf, fits, routeRequest, type RoutedRequest } from "../../../domain/work/desk/routing.ts";
import { standInFor, type StaffOfDay } from "../../../domain/work/desk/stand-ins.ts";
import { dayLater } from "../../../domain/work/morning/periods.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { LeadRouter } from "../../platform/deps/leads.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests, routingRules } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { findColleague } from "../desk/colleagues.ts";
import { readStaff } from "../history/stand-ins.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { storeTask } from "../history/task-rows.ts";
import { storeWork } from "../desk/store-work.ts";
import { todayAtOffice } from "../leads/page-of-leads.ts";
import { listTags } from "../tags/list-tags.ts";
import { readTagIds, setTags } from "../tags/set-tags.ts";
import { isKept } from "../history/terms.ts";
import { lockRules, type StoredRule } from "./find-rules.ts";

type Needs = Pick<Deps, "db" | "env" | "clock" | "settings">;

/**
 * Creates the router, which assigns a new request to an owner by the agency's rules, stores the name of the rule and makes its task. It
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
  const staff = await readStaff(deps, tx);
  const there = new Set([...staff.names.keys()].filter((id) => !staff.away.has(id)));
  const tagIds = lead.customerId === null ? [] : await readTagIds(tx, { customerId: lead.customerId });
  const request = { ...routedRequestOf(deps.settings.agency(), lead), tagIds };
  const open = await countOpen(deps, tx, rules);
  const routed = routeRequest(rules, request, { there, open, standInFor: (id) => standInFor(staff, id) });
  if (!routed) {
    await noteAbsent(tx, lead, awayByRules(rules, request, staff), now);
    return null;
  }
  const { ruleId, ruleName, userId, insteadOf } = routed;
  const owner = await findColleague(tx, userId);
  const stored = await storeWork(deps, tx, lead, { ownerId: userId, routedBy: ruleName });
  await tx.update(routingRules).set({ lastUserId: userId }).where(eq(routingRules.id, ruleId));
  const change = { before: { ownerId: null }, after: { ownerId: userId } };
  const absent = insteadOf && { absent: { name: staff.names.get(insteadOf) ?? "" } };
  const data = { ...change, owner, rule: ruleName, ruleId, ...absent, version: stored.version };
  const { kind, customerId } = lead;
  await writeDeskEvent(tx, { type: "assigned", requestId, customerId, actor: null, data, at: now });
  const task = rules.find((rule) => rule.id === ruleId)?.task;
  if (task) {
    const able = new Set(staff.names.keys());
    const dueOn = dayLater(todayAtOffice(deps), task.days);
    const made = { what: task.what, dueOn, ...assigneeOf(task, userId, able), requestId, createdAt: now };
    await storeTask(tx, made, null);
  }
  const tags = await addTagsOfRule(tx, requestId, routed.tagIds);
  const tagged = { tags, rule: ruleName, version: stored.version };
  if (tags) await writeDeskEvent(tx, { type: "tags", requestId, customerId, actor: null, data: tagged, at: now });
  const details = { deed: "assign", ownerId: userId, rule: ruleName };
  return { action: `${kind}.work`, subject: { type: kind, id: lead.reference }, details };
}

/** Finds the first rule that fits a request and names somebody who is away, and the name of that person. */
function awayByRules(rules: StoredRule[], request: RoutedRequest, { names, away }: StaffOfDay) {
  const named = rules
    .filter(({ isActive, conditions }) => isActive && fits(conditions, request))
    .flatMap(({ name: rule, target }) => target.userIds.map((id) => ({ rule, id })));
  const first = named.find(({ id }) => names.has(id) && away.has(id));
  return first && { rule: first.rule, name: names.get(first.id) ?? "" };
}

/** Writes into the history that a request stays in the queue because the person whom a rule names is away. */
async function noteAbsent(
  tx: Database,
  { id: requestId, customerId }: UntouchedLead,
  away: ReturnType<typeof awayByRules>,
  at: Date,
): Promise<void> {
  if (!away) return;
  const data = { owner: null, rule: away.rule, absent: { name: away.name } };
  await writeDeskEvent(tx, { type: "assigned", requestId, customerId, actor: null, data, at });
}

type UntouchedLead = NonNullable<Awaited<ReturnType<typeof findUntouched>>>;

/** Finds a request that can be answered and that nobody has worked on yet. */
async function findUntouched(tx: Database, requestId: number) {
  const { search: _search, ...columns } = getTableColumns(requests);
  const [lead] = await tx.select(columns).from(requests).where(eq(requests.id, requestId));
  if (!lead || lead.isSuspect || lead.ownerId !== null || lead.version > 0) return undefined;
  return lead.stage === "new" && lead.respondBy !== null ? lead : undefined;
}

/** Adds the tags of a rule to a request; those that are retired meanwhile are left out. */
async function addTagsOfRule(tx: Database, requestId: number, tagIds: number[]) {
  const offered = (await listTags(tx)).filter(({ id, isRetired }) => !isRetired && tagIds.includes(id));
  return setTags(tx, { requestId }, { add: offered.map(({ id }) => id), remove: [] });
}

function routedRequestOf(agency: Agency, lead: UntouchedLead): Omit<RoutedRequest, "tagIds"> {
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
