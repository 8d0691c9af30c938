import type { Language } from "../../platform/language.ts";
import type { InquiryType, InsuranceType } from "../lead-options.ts";
import type { LeadKind } from "../request-kinds.ts";

/** What a request must be like; what is not named, or named empty, does not matter. */
export type RoutingConditions = {
  kinds?: LeadKind[];
  languages?: Language[];
  types?: (InsuranceType | InquiryType)[];
  sources?: string[];
  /** Whether the office was open when it came in. */
  hours?: "open" | "closed";
};

/** How one of several is picked: there is only one, they take turns, or it is the one with the fewest open requests. */
export const ROUTING_WAYS = ["agent", "group", "fewest"] as const;
export type RoutingTarget = { to: (typeof ROUTING_WAYS)[number]; userIds: number[] };

export type RoutingRule = {
  id: number;
  name: string;
  isActive: boolean;
  conditions: RoutingConditions;
  target: RoutingTarget;
  /** Who got the last one by this rule: the turn goes on after them. */
  lastUserId: number | null;
};

export type RoutedRequest = {
  kind: LeadKind;
  language: Language;
  type: string | null;
  /** Where it came from: campaign tags, the referring host, how it was entered. */
  sources: readonly string[];
  isOfficeOpen: boolean;
};

/** Those who can be given a request and are there, and how many each of them has open. */
type Staff = { there: ReadonlySet<number>; open: ReadonlyMap<number, number> };

export type Routed = { ruleId: number; ruleName: string; userId: number };

/** Who gets a request: by the first rule that fits and names somebody who is there. Null: it stays in the queue. */
export function routeRequest(rules: readonly RoutingRule[], request: RoutedRequest, staff: Staff): Routed | null {
  for (const rule of rules) {
    const userId = rule.isActive && fits(rule.conditions, request) ? pick(rule, staff) : undefined;
    if (userId !== undefined) return { ruleId: rule.id, ruleName: rule.name, userId };
  }
  return null;
}

/** Whether a request is what a rule is about. */
export function fits(conditions: RoutingConditions, request: RoutedRequest): boolean {
  const { kinds, languages, types, sources, hours } = conditions;
  const came = request.sources.map((source) => source.toLowerCase());
  return (
    isAmong(kinds, [request.kind]) &&
    isAmong(languages, [request.language]) &&
    isAmong(types, request.type ? [request.type] : []) &&
    isAmong(
      sources?.map((source) => source.toLowerCase()),
      came,
    ) &&
    (!hours || (hours === "open") === request.isOfficeOpen)
  );
}

function isAmong(wanted: readonly string[] | undefined, given: readonly string[]): boolean {
  return !wanted?.length || given.some((value) => wanted.includes(value));
}

function pick({ target, lastUserId }: RoutingRule, { there, open }: Staff): number | undefined {
  const present = inTurn(target.userIds, lastUserId).filter((id) => there.has(id));
  if (target.to !== "fewest") return present[0];
  const openOf = (id: number) => open.get(id) ?? 0;
  // Sorted stably: among those who have equally few, it is the next one's turn.
  return present.toSorted((one, other) => openOf(one) - openOf(other))[0];
}

/** A list that begins after the one whose turn it was last. */
function inTurn(userIds: readonly number[], lastUserId: number | null): number[] {
  const next = lastUserId === null ? 0 : userIds.indexOf(lastUserId) + 1;
  return [...userIds.slice(next), ...userIds.slice(0, next)];
}
