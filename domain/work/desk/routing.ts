import type { Language } from "../../platform/language.ts";
import { ROLES, type Role } from "../../platform/permissions.ts";
import type { LeadKind, LeadType } from "../request-kinds.ts";

/** The conditions of a routing rule. A condition that is left out, or empty, does not matter. */
export type RoutingConditions = {
  kinds?: LeadKind[];
  languages?: Language[];
  types?: LeadType[];
  sources?: string[];
  /** The office's state when the request came in. */
  hours?: "open" | "closed";
  /** Tags of which the customer has at least one. */
  tagIds?: number[];
};

/** The ways to pick a user: the only one, in turns (round robin), or the one with the fewest open requests. */
export const ROUTING_WAYS = ["agent", "group", "fewest"] as const;
export type RoutingTarget = { to: (typeof ROUTING_WAYS)[number]; userIds: number[] };

/**
 * The task that a rule makes for each request that it assigns. It is for the request's new owner, for anybody, for
 * anybody with a role, or for one person (by id), and is due so many days later.
 */
export const RULE_TASK_FOR = ["owner", "anybody", ...ROLES] as const;
export type RuleTask = { what: string; whom: (typeof RULE_TASK_FOR)[number] | number; days: number };

/** Returns whom the task of a rule is for. A person who can no longer be given anything leaves it to anybody. */
export function assigneeOf(
  { whom }: Pick<RuleTask, "whom">,
  ownerId: number,
  able: ReadonlySet<number>,
): { assigneeId: number | null; role: Role | null } {
  if (typeof whom === "number") return { assigneeId: able.has(whom) ? whom : null, role: null };
  if (whom === "owner") return { assigneeId: ownerId, role: null };
  return { assigneeId: null, role: whom === "anybody" ? null : whom };
}

export type RoutingRule = {
  id: number;
  name: string;
  isActive: boolean;
  conditions: RoutingConditions;
  target: RoutingTarget;
  /** The tags that the rule adds to a request. */
  tagIds: number[];
  /** The user who got the last request by this rule: the turn goes on after them. */
  lastUserId: number | null;
};

export type RoutedRequest = {
  kind: LeadKind;
  language: Language;
  type: string | null;
  /** The sources of the request: campaign tags, the referring host, how it was entered. */
  sources: readonly string[];
  isOfficeOpen: boolean;
  /** The tags of its customer. */
  tagIds: readonly number[];
};

/**
 * The users who can be given a request and are there, the number of open requests of each, and who stands in for
 * somebody who is away.
 */
type Staff = {
  there: ReadonlySet<number>;
  open: ReadonlyMap<number, number>;
  standInFor?: (userId: number) => number | null;
};

/**
 * The user whom a rule chose, and the tags that it adds; `insteadOf` is set when that one stands in for somebody who is
 * away.
 */
export type Routed = { ruleId: number; ruleName: string; userId: number; insteadOf?: number; tagIds: number[] };

/**
 * Assigns a request to a user by the first rule that fits and names somebody who is there. Null: it stays in the queue.
 */
export function routeRequest(rules: readonly RoutingRule[], request: RoutedRequest, staff: Staff): Routed | null {
  for (const rule of rules) {
    if (!rule.isActive || !fits(rule.conditions, request)) continue;
    const of = { ruleId: rule.id, ruleName: rule.name, tagIds: rule.tagIds };
    const userId = pickUser(rule, staff);
    if (userId !== undefined) return { ...of, userId };
    const substitute = pickSubstitute(rule, staff);
    if (substitute) return { ...of, ...substitute };
  }
  return null;
}

/** Picks the substitute of the next one in turn, for a rule whose people are all away. */
function pickSubstitute({ target, lastUserId }: RoutingRule, { standInFor }: Staff) {
  for (const insteadOf of rotateAfter(target.userIds, lastUserId)) {
    const userId = standInFor?.(insteadOf);
    if (userId) return { userId, insteadOf };
  }
  return undefined;
}

/** Returns true when a request meets the conditions of a rule. */
export function fits(conditions: RoutingConditions, request: RoutedRequest): boolean {
  const { kinds, languages, types, sources, hours, tagIds } = conditions;
  const came = request.sources.map((source) => source.toLowerCase());
  return (
    matchesAny(kinds, [request.kind]) &&
    matchesAny(languages, [request.language]) &&
    matchesAny(types, request.type ? [request.type] : []) &&
    matchesAny(
      sources?.map((source) => source.toLowerCase()),
      came,
    ) &&
    matchesAny(tagIds, request.tagIds) &&
    (!hours || (hours === "open") === request.isOfficeOpen)
  );
}

function matchesAny<Value>(wanted: readonly Value[] | undefined, given: readonly Value[]): boolean {
  return !wanted?.length || given.some((value) => wanted.includes(value));
}

function pickUser({ target, lastUserId }: RoutingRule, { there, open }: Staff): number | undefined {
  const present = rotateAfter(target.userIds, lastUserId).filter((id) => there.has(id));
  if (target.to !== "fewest") return present[0];
  const openOf = (id: number) => open.get(id) ?? 0;
  // Sorted stably: among those who have equally few, it is the next one's turn.
  return present.toSorted((one, other) => openOf(one) - openOf(other))[0];
}

/** Rotates a list so that it begins after the user whose turn it was last. */
function rotateAfter(userIds: readonly number[], lastUserId: number | null): number[] {
  const next = lastUserId === null ? 0 : userIds.indexOf(lastUserId) + 1;
  return [...userIds.slice(next), ...userIds.slice(0, next)];
}
