import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { bulkChange, bulkOrder } from "./bulk.ts";

const ROW = { reference: "Q-1", version: 0 };
const order = (changes: object = {}) => ({
  kind: "quote",
  selection: { rows: [ROW] },
  change: { do: "take" },
  ...changes,
});

describe("a change of several requests", () => {
  it.each([
    { do: "take" },
    { do: "assign", ownerId: 7 },
    { do: "assign", ownerId: null },
    { do: "stage", stage: "quoted" },
    { do: "stage", stage: "lost", reason: "price" },
    { do: "settle" },
    { do: "tags", add: [1], remove: [] },
    { do: "task", task: { what: "Call", dueOn: "2026-11-20" } },
    { do: "bin" },
    { do: "export" },
  ])("can be %j", (change) => {
    expect(bulkChange.parse(change)).toEqual(change);
  });

  it("names a reason where they are lost, and only there", () => {
    const reason = { reason: "validation:required" };
    expect(faultsOf(bulkChange, { do: "stage", stage: "lost" })).toEqual(reason);
    expect(faultsOf(bulkChange, { do: "stage", stage: "won", reason: "price" })).toEqual(reason);
    expect(faultsOf(bulkChange, { do: "stage", stage: "sold" })).toEqual({ stage: "validation:choice" });
    expect(Object.keys(faultsOf(bulkChange, { do: "burn" }))).toEqual(["do"]);
    expect(Object.keys(faultsOf(bulkChange, { do: "task" }))).toEqual(["task"]);
    expect(Object.keys(faultsOf(bulkChange, { do: "assign" }))).toEqual(["ownerId"]);
  });

  it("is of rows that were checked, or of all that a filter of their kind finds", () => {
    expect(bulkOrder.parse(order())).toEqual(order());
    const filtered = bulkOrder.parse(order({ selection: { filter: { stage: "quoted" } } }));
    expect(filtered.selection).toMatchObject({ filter: { stage: "quoted", sort: "requestDate" } });
    const fails = (changes: object) => !bulkOrder.safeParse(order(changes)).success;
    expect(fails({ selection: { filter: { stage: "carrier" } } })).toBe(true);
    expect(fails({ kind: "service", selection: { filter: { stage: "carrier" } } })).toBe(false);
    expect([fails({ kind: "claim" }), fails({ selection: {} }), fails({ change: undefined })]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("is of one row to a thousand, each with the version that the person saw", () => {
    const fails = (...rows: object[]) => !bulkOrder.safeParse(order({ selection: { rows } })).success;
    const rows = (count: number) => Array.from({ length: count }, () => ROW);
    expect([fails(), fails(...rows(1_001)), fails(...rows(1_000))]).toEqual([true, true, false]);
    expect([fails({ ...ROW, version: 4 }), fails({ ...ROW, version: -1 }), fails({ version: 0 })]).toEqual([
      false,
      true,
      true,
    ]);
    for (const reference of ["X-1", "Q-", "q-1", ` Q-1`, `Q-${"1".repeat(21)}`])
      expect(fails({ ...ROW, reference })).toBe(true);
  });
});
