import { describe, expect, it } from "vitest";
import { faultsOf } from "../../platform/faults-of.ts";
import { workChange, workOrder, workUndo } from "./work.ts";

describe("a change at the desk", () => {
  it.each([
    { do: "take" },
    { do: "assign", ownerId: 7 },
    { do: "assign", ownerId: null },
    { do: "stage", stage: "quoted" },
    { do: "stage", stage: "lost", reason: "price" },
    { do: "stage", stage: "lost", reason: "own-abcd" },
    { do: "confirm" },
    { do: "priority", priority: "high" },
    { do: "follow-up", at: "2026-11-20T09:00:00-06:00" },
    { do: "follow-up", at: null },
    { do: "note", text: "Call after five" },
    { do: "not-spam" },
    { do: "settle" },
    { do: "tags", add: [1], remove: [2] },
    { do: "call", outcome: "reached", minutes: 3 },
  ])("can be %j", (change) => {
    expect(workChange.parse(change)).toEqual(change);
  });

  it("is one that the desk knows", () => {
    expect(faultsOf(workChange, { do: "burn" })).toHaveProperty("do");
    expect(faultsOf(workChange, {})).toHaveProperty("do");
  });

  it.each([
    [{ do: "assign" }, { ownerId: "validation:invalid" }],
    [{ do: "assign", ownerId: 0 }, { ownerId: "validation:invalid" }],
    [{ do: "stage", stage: "sold" }, { stage: "validation:choice" }],
    [{ do: "priority", priority: "urgent" }, { priority: "validation:choice" }],
    [{ do: "note", text: " " }, { text: "validation:required" }],
    [{ do: "call", outcome: "shouted" }, { outcome: "validation:choice" }],
    [{ do: "call", outcome: "own-ab" }, { outcome: "validation:choice" }],
    [{ do: "call", outcome: "own-abcd!" }, { outcome: "validation:choice" }],
    [{ do: "call", outcome: "abcd" }, { outcome: "validation:choice" }],
  ])("%j is refused with %j", (change, faults) => {
    expect(faultsOf(workChange, change)).toEqual(faults);
  });

  it("names a reason where the request is lost, and only there", () => {
    expect(faultsOf(workChange, { do: "stage", stage: "lost" })).toEqual({ reason: "validation:required" });
    expect(faultsOf(workChange, { do: "stage", stage: "won", reason: "price" })).toEqual({
      reason: "validation:choice",
    });
    expect(faultsOf(workChange, { do: "stage", stage: "lost", reason: "mood" })).toEqual({
      reason: "validation:choice",
    });
  });

  it("follows up at a moment that the database can store", () => {
    const faults = (at: string) => faultsOf(workChange, { do: "follow-up", at });
    expect([faults("1900-01-01T00:00:00Z"), faults("9998-12-31T23:59:59Z")]).toEqual([{}, {}]);
    for (const at of ["1899-12-31T23:59:59Z", "9999-01-01T00:00:00Z", "2026-11-20", "tomorrow"])
      expect(faults(at)).toEqual({ at: "validation:date" });
  });

  it("adds and removes no tags where none are named", () => {
    expect(workChange.parse({ do: "tags" })).toEqual({ do: "tags", add: [], remove: [] });
  });
});

it("an order says which version its author saw, and an undo which event it means", () => {
  const change = { do: "take" };
  expect(workOrder.parse({ version: 0, change })).toEqual({ version: 0, change });
  expect(workOrder.parse({ version: 5, change })).toEqual({ version: 5, change });
  expect(Object.keys(faultsOf(workOrder, { version: -1, change }))).toEqual(["version"]);
  const settle = { version: 0, change: { do: "settle" } };
  expect(faultsOf(workOrder, settle)).toEqual({ heard: "validation:required" });
  for (const heard of [null, "2026-11-16T15:00:00.000Z"])
    expect(workOrder.parse({ ...settle, heard })).toEqual({ ...settle, heard });
  expect(Object.keys(faultsOf(workOrder, {}))).toEqual(["version", "change"]);
  expect(workUndo.parse({ eventId: 1 })).toEqual({ eventId: 1 });
  expect(Object.keys(faultsOf(workUndo, { eventId: 0 }))).toEqual(["eventId"]);
});
