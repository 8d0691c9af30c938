import { describe, expect, it } from "vitest";
import { isPermutation, moveBy, placeMissing } from "./ordering.ts";

describe("a list", () => {
  it("has an item moved by one place, and at its end not at all", () => {
    expect(moveBy(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
    expect(moveBy(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
    expect(moveBy(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
    expect(moveBy(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
    expect([moveBy(["a", "b"], "a", -1), moveBy(["a", "b"], "b", 1), moveBy(["a", "b"], "x", 1)]).toEqual([
      ["a", "b"],
      ["a", "b"],
      ["a", "b"],
    ]);
  });

  it("is reordered only by the same items, each once", () => {
    expect(isPermutation([1, 2, 3], [3, 1, 2])).toBe(true);
    expect([isPermutation([1, 2], [1]), isPermutation([1], [1, 2]), isPermutation([1, 2], [1, 3])]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isPermutation([1, 2], [1, 1]), isPermutation([1, 2], [1, 2, 2])]).toEqual([false, false]);
    expect(isPermutation([1, 1], [1, 1])).toBe(false);
  });

  it("gets what it lacks behind the item that it follows", () => {
    expect(placeMissing(["c", "a"], ["a", "b", "c", "d"])).toEqual(["c", "d", "a", "b"]);
    expect(placeMissing(["b"], ["a", "b"])).toEqual(["a", "b"]);
    expect(placeMissing([], ["a", "b"])).toEqual(["a", "b"]);
    expect(placeMissing(["x", "a"], ["a"])).toEqual(["x", "a"]);
  });
});
