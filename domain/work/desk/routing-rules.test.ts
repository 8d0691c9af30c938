import { describe, expect, it } from "vitest";
import { faultsOf } from "../../platform/faults-of.ts";
import { absenceInput, routingOrder, routingRule, routingRuleChange } from "./routing-rules.ts";

const RULE = { name: "Spanish first", isActive: true, conditions: {}, target: { to: "agent", userIds: [7] } };
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const withTarget = (to: string, userIds: unknown[]) => faultsOf(routingRule, { ...RULE, target: { to, userIds } });
const withCondition = (conditions: object) => faultsOf(routingRule, { ...RULE, conditions });

describe("a routing rule", () => {
  it("fits every request where it names no conditions, and makes no task where it says none", () => {
    expect(routingRule.parse(RULE)).toEqual({
      ...RULE,
      conditions: { kinds: [], languages: [], types: [], sources: [], hours: undefined, tagIds: [] },
      tagIds: [],
      task: null,
    });
  });

  it("keeps its conditions, tags and task as a form sends them", () => {
    const conditions = { kinds: ["quote"], languages: ["es"], types: ["auto"], hours: "closed", tagIds: ["3"] };
    const task = { what: " Call ", whom: "7", days: "2" };
    expect(routingRule.parse({ ...RULE, conditions, tagIds: ["4"], task })).toMatchObject({
      conditions: { ...conditions, tagIds: [3] },
      tagIds: [4],
      task: { what: "Call", whom: 7, days: 2 },
    });
  });

  it("reads its sources from a list, or from one line with commas", () => {
    const sources = (written: unknown) => routingRule.parse({ ...RULE, conditions: { sources: written } }).conditions;
    expect(sources(" google, ,radio ")).toMatchObject({ sources: ["google", "radio"] });
    expect(sources(["google ", ""])).toMatchObject({ sources: ["google"] });
  });

  it("has a name, and conditions that exist", () => {
    expect(faultsOf(routingRule, { ...RULE, name: " " })).toEqual({ name: "validation:required" });
    expect(Object.keys(faultsOf(routingRule, {}))).toEqual(["name", "isActive", "conditions", "target"]);
    expect(withCondition({ kinds: ["claim"] })).toEqual({ "conditions.kinds.0": "validation:choice" });
    expect(withCondition({ hours: "lunch" })).toEqual({ "conditions.hours": "validation:choice" });
    expect(withCondition({ tagIds: ["x"] })).toEqual({ "conditions.tagIds.0": "validation:choice" });
  });

  it("lists no more than there can be", () => {
    const tooMany = "validation:tooMany";
    expect(withCondition({ languages: ["en", "es", "en"] })).toEqual({ "conditions.languages": tooMany });
    expect(withCondition({ sources: numbers(20).join() })).toEqual({});
    expect(withCondition({ sources: numbers(21).join() })).toEqual({ "conditions.sources": tooMany });
    expect(withCondition({ tagIds: numbers(20) })).toEqual({});
    expect(withCondition({ tagIds: numbers(21) })).toEqual({ "conditions.tagIds": tooMany });
    expect(withTarget("group", numbers(100))).toEqual({});
    expect(withTarget("group", numbers(101))).toEqual({ "target.userIds": tooMany });
  });

  it("gives to somebody, and to one person only where it gives to an agent", () => {
    expect(withTarget("group", [])).toEqual({ "target.userIds": "validation:routed" });
    expect(withTarget("agent", [7, 8])).toEqual({ "target.userIds": "validation:routedOne" });
    expect([withTarget("agent", [7, 7]), withTarget("group", [7, 8])]).toEqual([{}, {}]);
    expect(withTarget("dice", [7])).toEqual({ "target.to": "validation:choice" });
    expect(routingRule.parse({ ...RULE, target: { to: "group", userIds: [7, 8, 7] } }).target.userIds).toEqual([7, 8]);
  });

  it("makes a task for somebody who exists, due within ninety days; without a text there is none", () => {
    const task = (changes: object) => ({ ...RULE, task: { what: "Call", whom: "owner", days: 0, ...changes } });
    expect(routingRule.parse(task({ what: "" })).task).toBeNull();
    expect(routingRule.parse(task({ days: 90 })).task).toEqual({ what: "Call", whom: "owner", days: 90 });
    for (const days of [-1, 91, 1.5, "soon"])
      expect(faultsOf(routingRule, task({ days }))).toEqual({ "task.days": "validation:number" });
    expect(Object.keys(faultsOf(routingRule, task({ whom: "nobody" })))).toEqual(["task.whom"]);
  });
});

it("a changed rule and a new order say what the admin saw", () => {
  expect(routingRuleChange.parse({ ...RULE, version: 0 })).toMatchObject({ name: RULE.name, version: 0 });
  expect(routingRuleChange.parse({ ...RULE, version: 9 })).toMatchObject({ version: 9 });
  expect(Object.keys(faultsOf(routingRuleChange, { ...RULE, version: -1 }))).toEqual(["version"]);
  expect(routingOrder.parse({ ids: [2, 1], seen: [1, 2] })).toEqual({ ids: [2, 1], seen: [1, 2] });
  expect(Object.keys(faultsOf(routingOrder, {}))).toEqual(["ids", "seen"]);
  const long = numbers(1_001);
  expect(Object.keys(faultsOf(routingOrder, { ids: long, seen: long }))).toEqual(["ids", "seen"]);
});

describe("an absence", () => {
  const DAYS = { from: "2026-11-20", to: "2026-11-20" };

  it("may last one day, is one's own unless a user is named, and needs no substitute", () => {
    expect(absenceInput.parse(DAYS)).toEqual(DAYS);
    expect(absenceInput.parse({ ...DAYS, userId: "7", substituteId: "8" })).toEqual({
      ...DAYS,
      userId: 7,
      substituteId: 8,
    });
    expect(absenceInput.parse({ ...DAYS, userId: "", substituteId: "" })).toEqual(DAYS);
  });

  it("ends no earlier than it begins, and nobody stands in for themselves", () => {
    expect(faultsOf(absenceInput, { ...DAYS, to: "2026-11-19" })).toEqual({ to: "validation:dayOrder" });
    expect(faultsOf(absenceInput, { ...DAYS, userId: 7, substituteId: 7 })).toEqual({
      substituteId: "validation:choice",
    });
    expect(faultsOf(absenceInput, {})).toMatchObject({ from: "validation:date", to: "validation:date" });
  });
});
