import { expect, it } from "vitest";
import { faultsOf } from "../../platform/faults-of.ts";
import { lawLines, type LawFacts, type StatedFact } from "./law-lines.ts";
import type { GoLiveLine } from "./line.ts";
import { STATEMENT_NAMES, type StatementName } from "./statement-names.ts";
import { signOff, statementSchema } from "./statements.ts";

const none: LawFacts = {
  now: new Date("2026-11-17T18:00:00Z"),
  legalFigures: { unchecked: 0, due: 0 },
  statements: {},
  textsNow: "abc",
};
const stated: StatedFact = { on: "2026-11-01", choice: null, note: "", by: "rosa", ofTexts: "abc" };
const lineOf = (id: string, change: Partial<LawFacts> = {}) =>
  lawLines({ ...none, ...change }).find((line) => line.id === id);
const statedLine = (name: StatementName, change: Partial<StatedFact>, facts: Partial<LawFacts> = {}) =>
  lineOf(name, { ...facts, statements: { [name]: { ...stated, ...change } } });

it.each([
  [0, 0, "done", "go-live:legalFigures.checked"],
  [2, 0, "todo", "go-live:legalFigures.due"],
  [0, 1, "todo", "go-live:legalFigures.due"],
  [3, 3, "todo", "go-live:legalFigures.due"],
])("of the figures of the law %i are unchecked and %i due again: %s", (unchecked, due, state, text) => {
  expect(lineOf("legalFigures", { legalFigures: { unchecked, due } })).toMatchObject({
    group: "law",
    title: "legalFigures",
    state,
    text,
    values: { unchecked, due },
    to: "/admin-facts",
  });
});

it.each(STATEMENT_NAMES)("asks the owner in words of its own for the statement %s", (name) => {
  expect(lineOf(name)).toEqual({
    id: name,
    title: name,
    statement: name,
    group: name === "restoreDrill" ? "site" : "law",
    state: "todo",
    text: `go-live:asks.${name}`,
    to: expect.toSatisfy((to) => to === null || String(to).startsWith("/")) as string | null,
  });
});

it.each<[StatementName, string | null]>([
  ["counsel", "/terms"],
  ["privacy", "/privacy"],
  ["complaintAddress", "/terms"],
  ["departmentName", "/admin-settings?section=identity"],
  ["insurerApproval", "/admin-content?kind=partners"],
  ["restoreDrill", "/admin-health"],
  ["doNotCall", null],
])("leads from the statement %s to the page that it is about: %s", (name, page) => {
  expect(lineOf(name)?.to).toBe(page);
});

it.each<[string, GoLiveLine | undefined, Partial<GoLiveLine>]>([
  [
    "that somebody has made holds, with its day and its maker",
    statedLine("privacy", {}),
    { state: "done", text: "go-live:stated.inForce", values: { date: "2026-11-01", name: "rosa" } },
  ],
  [
    "holds when its maker is gone",
    statedLine("privacy", { by: null }),
    { state: "done", values: { date: "2026-11-01", name: "–" } },
  ],
  ["without an end holds for years", statedLine("doNotCall", { on: "2019-01-01" }), { state: "done" }],
  [
    "of a drill holds on its 180th day",
    statedLine("restoreDrill", { on: "2026-05-21" }, { now: new Date("2026-11-17T00:00:00Z") }),
    { state: "done", text: "go-live:stated.inForce" },
  ],
  [
    "of a drill is old from then on",
    statedLine("restoreDrill", { on: "2026-05-21" }, { now: new Date("2026-11-17T00:00:01Z") }),
    { state: "todo", text: "go-live:stated.old", values: { date: "2026-05-21", name: "rosa", days: 180 } },
  ],
  [
    "of counsel is about the texts as they were",
    statedLine("counsel", { ofTexts: "xyz" }),
    { state: "todo", text: "go-live:stated.otherTexts", values: { date: "2026-11-01", name: "rosa" } },
  ],
  ["of other things holds for all texts", statedLine("privacy", { ofTexts: "xyz" }), { state: "done" }],
])("a statement %s", (_what, line, expected) => {
  expect(line).toMatchObject(expected);
});

it("a statement says at its own fields what is missing", () => {
  const on = "2026-11-01";
  expect(faultsOf(statementSchema("sb140"), { on, note: "" })).toEqual({
    choice: "validation:choice",
    note: "validation:required",
  });
  expect(faultsOf(statementSchema("counsel"), { on, choice: "exempt" })).toEqual({ choice: "validation:choice" });
  expect(faultsOf(statementSchema("tenDlc"), { on })).toEqual({ note: "validation:required" });
});

it("the sign-off takes a remark, or none", () => {
  expect(signOff.parse({})).toEqual({ note: "" });
  expect(signOff.parse({ note: " ready " })).toEqual({ note: "ready" });
  expect(faultsOf(signOff, { note: "x".repeat(301) })).toEqual({ note: "validation:tooLong" });
});
