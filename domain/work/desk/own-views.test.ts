import { expect, it } from "vitest";
import { faultsOf } from "../../platform/faults-of.ts";
import { deskViewChange, deskViewInput, viewFilterSchema, viewName } from "./own-views.ts";

const VIEW = { name: "My quotes", kind: "quote", filters: { stage: "quoted", owner: "me" } };

it("a kept view has a name, a kind and filters, and is one's own unless it says otherwise", () => {
  expect(deskViewInput.parse(VIEW)).toEqual({ ...VIEW, isShared: false });
  expect(Object.keys(faultsOf(deskViewInput, {}))).toEqual(["name", "kind", "filters"]);
  expect(faultsOf(deskViewInput, { ...VIEW, name: " " })).toEqual({ name: "validation:required" });
  expect(faultsOf(deskViewInput, { ...VIEW, kind: "claim" })).toEqual({ kind: "validation:choice" });
});

it("the filters of a kept view are short", () => {
  const faults = (filters: object) => Object.keys(faultsOf(deskViewInput, { ...VIEW, filters }));
  expect(faults({ ["x".repeat(40)]: "y".repeat(200) })).toEqual([]);
  expect(faults({ x: "y".repeat(201) })).toEqual(["filters.x"]);
  expect(faults({ ["x".repeat(41)]: "y" })).not.toEqual([]);
});

it("a change of a view may name any part of it, and the form asks for its name and whether it is shared", () => {
  expect(deskViewChange.parse({})).toEqual({});
  const change = { name: "Others", filters: {}, isShared: true };
  expect(deskViewChange.parse(change)).toEqual(change);
  expect(Object.keys(viewName.shape)).toEqual(["name", "isShared"]);
});

it("a kept view never keeps the words of a search, nor filters that its list does not know", () => {
  const schema = viewFilterSchema("quote");
  expect(schema.safeParse({ stage: "quoted" }).success).toBe(true);
  expect(schema.safeParse({ q: "Garza" }).success).toBe(false);
  expect(schema.safeParse({ shoe: "9" }).success).toBe(false);
});
