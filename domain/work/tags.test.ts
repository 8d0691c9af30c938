import { expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { tagChange, tagFilter, taggingInput, tagInput, tagOrder } from "./tags.ts";
import { TAG_COLORS } from "./tag-options.ts";

const TAG = { nameEn: "Boat", nameEs: "Lancha", color: TAG_COLORS[0] };
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it("a tag has a name in both languages and a color", () => {
  expect(tagInput.parse(TAG)).toEqual(TAG);
  const required = "validation:required";
  expect(faultsOf(tagInput, { nameEn: "", nameEs: " ", color: "plaid" })).toEqual({
    nameEn: required,
    nameEs: required,
    color: "validation:choice",
  });
  expect(faultsOf(tagInput, { ...TAG, nameEn: "x".repeat(30), nameEs: "x".repeat(31) })).toEqual({
    nameEs: "validation:tooLong",
  });
});

it("a tag is changed, retired and ordered by whoever saw its version", () => {
  const change = { ...TAG, isRetired: true, version: 2 };
  expect(tagChange.parse(change)).toEqual(change);
  expect(Object.keys(faultsOf(tagChange, { ...change, version: -1 }))).toEqual(["version"]);
  expect(Object.keys(faultsOf(tagChange, TAG))).toEqual(["isRetired", "version"]);
  expect(tagOrder.parse({ ids: [2, 1], seen: [1, 2] })).toEqual({ ids: [2, 1], seen: [1, 2] });
  expect(Object.keys(faultsOf(tagOrder, {}))).toEqual(["ids", "seen"]);
});

it("tags are added and removed, up to a hundred at once", () => {
  expect(taggingInput.parse({})).toEqual({ add: [], remove: [] });
  expect(faultsOf(taggingInput, { add: numbers(100), remove: numbers(100) })).toEqual({});
  expect(Object.keys(faultsOf(taggingInput, { add: numbers(101), remove: [0] }))).toEqual(["add", "remove.0"]);
});

it("a filter by tags names up to five of them with commas", () => {
  expect(tagFilter.parse("3,1,3")).toEqual([3, 1]);
  expect(tagFilter.parse("12,345")).toEqual([12, 345]);
  expect(tagFilter.parse(numbers(5).join())).toHaveLength(5);
  expect(faultsOf(tagFilter, numbers(6).join())).toEqual({ "": "validation:tooMany" });
  for (const text of ["", "x", "1,", ",1", "1;2", "x1", "1x", "12345678901", "1,12345678901"])
    expect(faultsOf(tagFilter, text)).toEqual({ "": "validation:choice" });
});
