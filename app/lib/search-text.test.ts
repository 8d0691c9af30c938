import { describe, expect, it } from "vitest";
import { foldText } from "../../domain/platform/fold-text.ts";
import { matchesSearch } from "./search-text.ts";

describe("searching a text", () => {
  it("ignores case and accents in both directions", () => {
    expect(matchesSearch("INUNDACION", ["Seguro contra inundación"])).toBe(true);
    expect(matchesSearch("inundación", ["SEGURO CONTRA INUNDACION"])).toBe(true);
    expect(matchesSearch("ano", ["Cada año"])).toBe(true);
  });

  it("finds accents however they are stored", () => {
    expect(matchesSearch("po\u0301liza", ["P\u00f3liza"])).toBe(true);
  });

  it("finds a plain apostrophe where the text has a curly one", () => {
    expect(foldText("Workers’ compensation")).toBe("workers' compensation");
  });

  it("wants every word, in any order and in any of the texts", () => {
    expect(matchesSearch("hail roof", ["The roof", "after hail"])).toBe(true);
    expect(matchesSearch("hail flood", ["The roof", "after hail"])).toBe(false);
  });

  it("matches everything when nothing is typed", () => {
    expect(matchesSearch("  ", ["anything"])).toBe(true);
  });
});
