import { describe, expect, it } from "vitest";
import type { Translate } from "../platform/text-keys.ts";
import { isPartValue, partsOf, sayPart, storedPart } from "./offer-parts.ts";
import { shownText } from "./offer-texts.ts";

const each = (kind: Parameters<typeof isPartValue>[0], ...values: (string | undefined)[]) =>
  values.map((value) => isPartValue(kind, value));

describe("a part of a coverage", () => {
  it("in dollars is whole, more than nothing, and below a billion", () => {
    expect(each("money", "1", "30000", "999999999")).toEqual([true, true, true]);
    expect(each("money", "0", "030", "1000000000", "30.5", "1%", "x1", "1x", "", undefined)).not.toContain(true);
  });

  it("may be a percentage of 1 to 20, where the kind says so", () => {
    expect(each("money-or-percent", "1%", "2.5%", "10%", "19%", "20%", "2500")).not.toContain(false);
    expect(each("money-or-percent", "0%", "21%", "30%", "2.55%", "2.%", "x2%", "2%x", "2")).toEqual([
      ...Array.from({ length: 7 }, () => false),
      true,
    ]);
  });

  it("in years is 1 to 49", () => {
    expect(each("years", "1", "9", "10", "49")).not.toContain(false);
    expect(each("years", "0", "50", "100", "x1", "1x")).not.toContain(true);
  });

  it("is one of its choices", () => {
    expect(each(["term", "whole"], "term", "whole", "universal")).toEqual([true, true, false]);
  });

  it("is stored without the signs that people type", () => {
    expect([" $30,000.00", "2 %", "1,000", "5.5%", "100.001"].map(storedPart)).toEqual([
      "30000",
      "2%",
      "1000",
      "5.5%",
      "100.001",
    ]);
  });

  it("is said in words: dollars, years, percentages and choices", () => {
    const t = ((key: string, values?: { value: string }) => `${key} ${values?.value ?? ""}`.trim()) as Translate;
    const said = (name: Parameters<typeof sayPart>[1], value: string) => sayPart(t, name, value, "en");
    expect(said("perPerson", "30000")).toBe("offer-words:parts.perPerson $30,000");
    expect(said("years", "20")).toBe("offer-words:parts.years 20");
    expect(said("deductible", "2%")).toBe("offer-words:parts.percent 2%");
    expect(said("settled", "actual-cash-value")).toBe("offer-words:choices.actual-cash-value");
    expect([said("settled", "old words"), said("sort", "old words")]).toEqual(["old words", "old words"]);
  });

  it("belongs to the coverage that has it", () => {
    expect(partsOf({ parts: { limit: "money", years: undefined } as never })).toEqual([["limit", "money"]]);
  });
});

it("the text that a customer agrees to names the agency wherever it is meant", () => {
  expect(shownText("{{agency}} and {{agency}}", "Wren & $1")).toBe("Wren & $1 and Wren & $1");
});
