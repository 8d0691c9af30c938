import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../platform/language.ts";
import { LEAD_KINDS } from "../request-kinds.ts";
import { assigneeOf, fits, routeRequest, ROUTING_WAYS, type RoutedRequest, type RoutingRule } from "./routing.ts";
import { ROUTED_TYPES } from "./routing-rules.ts";

const SOURCES = ["google", "Facebook", "radio"];
const people = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 });
const some = <T>(values: readonly T[]) => fc.subarray([...values]);

const request: fc.Arbitrary<RoutedRequest> = fc.record({
  kind: fc.constantFrom(...LEAD_KINDS),
  language: fc.constantFrom(...LANGUAGES),
  type: fc.option(fc.constantFrom(...ROUTED_TYPES)),
  sources: some(SOURCES),
  isOfficeOpen: fc.boolean(),
  tagIds: some([1, 2, 3]),
});
const conditions = fc.record(
  {
    kinds: some(LEAD_KINDS),
    languages: some(LANGUAGES),
    types: some(ROUTED_TYPES),
    sources: some(SOURCES),
    hours: fc.constantFrom("open" as const, "closed" as const),
    tagIds: some([1, 2, 3]),
  },
  { requiredKeys: [] },
);
const rule: fc.Arbitrary<RoutingRule> = fc.record({
  id: fc.nat(),
  name: fc.string(),
  isActive: fc.boolean(),
  conditions,
  target: fc.record({ to: fc.constantFrom(...ROUTING_WAYS), userIds: people }),
  tagIds: some([1, 2, 3]),
  lastUserId: fc.option(fc.integer({ min: 1, max: 8 })),
});
const rules = fc.uniqueArray(rule, { selector: ({ id }) => id, maxLength: 5 });
const staff = fc.record({
  there: some([1, 2, 3, 4, 5, 6, 7, 8]).map((ids) => new Set(ids)),
  open: fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.nat({ max: 9 }))).map((counts) => new Map(counts)),
});

const plain: RoutedRequest = {
  kind: "quote",
  language: "en",
  type: "auto",
  sources: [],
  isOfficeOpen: true,
  tagIds: [],
};
const everybody = { there: new Set([1, 2, 3]), open: new Map<number, number>() };
const made = (changes: Partial<RoutingRule>): RoutingRule => ({
  id: 1,
  name: "A rule",
  isActive: true,
  conditions: {},
  target: { to: "group", userIds: [1, 2, 3] },
  tagIds: [],
  lastUserId: null,
  ...changes,
});

/** Routes a number of requests by one rule, which remembers whose turn it was. Returns how many each user got. */
function handOut(of: RoutingRule, times: number, { there, open }: typeof everybody): Map<number, number> {
  const shares = new Map([...there].filter((id) => of.target.userIds.includes(id)).map((id) => [id, 0]));
  const counts = new Map(open);
  let lastUserId = of.lastUserId;
  for (let n = 0; n < times; n++) {
    const given = routeRequest([{ ...of, lastUserId }], plain, { there, open: counts });
    if (!given) break;
    lastUserId = given.userId;
    shares.set(given.userId, (shares.get(given.userId) ?? 0) + 1);
    counts.set(given.userId, (counts.get(given.userId) ?? 0) + 1);
  }
  return shares;
}
const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

describe("routing", () => {
  it("never breaks a rule: the first that fits and names somebody who is there decides, and gives to nobody else", () => {
    fc.assert(
      fc.property(rules, request, staff, (given, asked, who) => {
        const there = (one: RoutingRule) => one.target.userIds.filter((id) => who.there.has(id));
        const first = given.find((one) => one.isActive && fits(one.conditions, asked) && there(one).length > 0);
        const routed = routeRequest(given, asked, who);
        expect([routed?.ruleId, routed?.ruleName]).toEqual([first?.id, first?.name]);
        expect(first ? there(first) : [undefined]).toContain(routed?.userId);
      }),
    );
  });

  it("is fair: those of a group who are there get equally many, give or take one", () => {
    fc.assert(
      fc.property(people, staff, fc.integer({ min: 1, max: 60 }), (userIds, who, times) => {
        const shares = handOut(made({ target: { to: "group", userIds } }), times, who);
        if (shares.size === 0) return;
        expect(spread([...shares.values()])).toBeLessThanOrEqual(1);
        expect([...shares.values()].reduce((sum, share) => sum + share)).toBe(times);
      }),
    );
  });

  it("gives to the one with the fewest open requests, and among equals in turn", () => {
    fc.assert(
      fc.property(people, staff, (userIds, who) => {
        const routed = routeRequest([made({ target: { to: "fewest", userIds } })], plain, who);
        const openOf = (id: number) => who.open.get(id) ?? 0;
        const present = userIds.filter((id) => who.there.has(id));
        const least = present.filter((id) => openOf(id) === Math.min(...present.map(openOf)));
        expect(least.length > 0 ? least : [undefined]).toContain(routed?.userId);
      }),
    );
    const shares = handOut(made({ target: { to: "fewest", userIds: [1, 2, 3] } }), 30, everybody);
    expect([...shares.values()]).toEqual([10, 10, 10]);
  });

  it.each([
    ["the kind", { kinds: ["contact" as const] }, { kind: "contact" as const }],
    ["the language", { languages: ["es" as const] }, { language: "es" as const }],
    ["the type", { types: ["life" as const] }, { type: "life" }],
    ["the source, however it is written", { sources: ["Google"] }, { sources: ["cpc", "google"] }],
    ["the hours", { hours: "closed" as const }, { isOfficeOpen: false }],
    ["a tag of the customer", { tagIds: [1, 2] }, { tagIds: [2, 3] }],
  ])("goes by %s", (_what, wanted, asked) => {
    expect(fits(wanted, plain)).toBe(false);
    expect(fits(wanted, { ...plain, ...asked })).toBe(true);
  });

  it("goes on with the next rule where all whom one names are away, and to the queue after the last", () => {
    const first = made({ id: 1, target: { to: "agent", userIds: [1] } });
    const second = made({ id: 2, target: { to: "agent", userIds: [2] } });
    const there = (...ids: number[]) => ({ there: new Set(ids), open: new Map<number, number>() });
    expect(routeRequest([first, second], plain, there(1, 2))).toMatchObject({ ruleId: 1, userId: 1 });
    expect(routeRequest([first, second], plain, there(2))).toMatchObject({ ruleId: 2, userId: 2 });
    expect(routeRequest([first, second], plain, there(3))).toBeNull();
  });

  it("fits a request without a type only where the rule names none", () => {
    expect([
      fits({ types: ["life"] }, { ...plain, type: null }),
      fits({ types: [] }, { ...plain, type: null }),
    ]).toEqual([false, true]);
    expect([fits({ hours: "open" }, plain), fits({ hours: "open" }, { ...plain, isOfficeOpen: false })]).toEqual([
      true,
      false,
    ]);
  });

  it("gives in turn after the last one, also where that one no longer belongs to the group", () => {
    const turn = (lastUserId: number | null) => routeRequest([made({ lastUserId })], plain, everybody)?.userId;
    expect([turn(null), turn(1), turn(2), turn(3), turn(9)]).toEqual([1, 2, 3, 1, 1]);
  });

  it("adds the tags of its rule", () => {
    expect(routeRequest([made({ tagIds: [4] })], plain, everybody)).toEqual({
      ruleId: 1,
      ruleName: "A rule",
      userId: 1,
      tagIds: [4],
    });
  });

  it("gives to a substitute only where all whom a rule names are away, beginning with whose turn it is", () => {
    const standInFor = (id: number) => (id === 2 ? 12 : id === 3 ? 13 : null);
    const away = { there: new Set<number>(), open: new Map<number, number>(), standInFor };
    const given = (lastUserId: number | null, who = away) => routeRequest([made({ lastUserId })], plain, who);
    expect(given(null)).toEqual({ ruleId: 1, ruleName: "A rule", userId: 12, insteadOf: 2, tagIds: [] });
    expect(given(2)).toMatchObject({ userId: 13, insteadOf: 3 });
    expect(given(3)).toMatchObject({ userId: 12, insteadOf: 2 });
    expect(given(null, { ...away, there: new Set([3]) })).toMatchObject({ userId: 3 });
    expect(given(null, { ...away, standInFor: () => null })).toBeNull();
  });
});

it("the task of a rule is for the owner, for anybody, for a role, or for a person who can still be given it", () => {
  const able = new Set([8]);
  const assignee = (whom: Parameters<typeof assigneeOf>[0]["whom"]) => assigneeOf({ whom }, 7, able);
  expect(assignee("owner")).toEqual({ assigneeId: 7, role: null });
  expect(assignee("anybody")).toEqual({ assigneeId: null, role: null });
  expect(assignee("senior_agent")).toEqual({ assigneeId: null, role: "senior_agent" });
  expect([assignee(8), assignee(9)]).toEqual([
    { assigneeId: 8, role: null },
    { assigneeId: null, role: null },
  ]);
});
