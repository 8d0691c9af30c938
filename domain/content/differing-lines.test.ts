import { expect, it } from "vitest";
import { differingLines } from "./differing-lines.ts";

it("leaves out what stands in both texts, unless only the order differs", () => {
  expect(differingLines(["a", "b", "c"], ["a", "B", "c"])).toEqual({ now: ["b"], proposed: ["B"] });
  expect(differingLines(["a"], ["a", "b"])).toEqual({ now: [], proposed: ["b"] });
  expect(differingLines(["a", "b"], ["a"])).toEqual({ now: ["b"], proposed: [] });
  expect(differingLines(["a", "b"], ["b", "a"])).toEqual({ now: ["a", "b"], proposed: ["b", "a"] });
});
