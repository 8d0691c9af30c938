import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchWords } from "./search.ts";

describe("the words of a search", () => {
  it("have no accents and no capitals", () => {
    expect(searchWords("  José NGUYỄN, Đỗ ")).toEqual(["jose", "nguyen", "do"]);
  });

  it.each(["(713) 555-0190", "713.555.0190", "+1 713 555 0190", "7135550190"])("take %s as one number", (typed) => {
    expect(searchWords(typed)).toEqual(["7135550190"]);
  });

  it("keep a reference and an address whole, and a number among words", () => {
    expect(searchWords("Q-7K3F9")).toEqual(["q-7k3f9"]);
    expect(searchWords("Rosa <rosa.vela@example.com> 713-555")).toEqual(["rosa", "rosa.vela@example.com", "713555"]);
  });

  it.each([
    ["713-555 Rosa", ["713555", "rosa"]],
    ["713 555 --", ["713555"]],
    ["(713) (555)", ["713555"]],
    ["(( 713 555", ["713555"]],
    ["52 81 8345 678", ["52818345678"]],
    ["1234", ["1234"]],
    ["7".repeat(70), ["7".repeat(60)]],
    ["a b c d e f g h i", ["a", "b", "c", "d", "e", "f", "g", "h"]],
    [`${"x".repeat(61)} y`, ["x".repeat(60), "y"]],
  ])("of %s are %j", (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });

  it("are few and short, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (typed) => {
        const words = searchWords(typed);
        expect(words.length).toBeLessThanOrEqual(8);
        expect(words.every((word) => word.length > 0 && word.length <= 60)).toBe(true);
      }),
      { seed: 713 },
    );
  });
});
