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
