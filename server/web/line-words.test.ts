import { expect, it } from "vitest";
import { INSURANCE_TYPES } from "../../domain/work/lead-options.ts";
import { lineWords } from "./line-words.ts";

it("names the lines that are offered, in both languages", () => {
  expect(lineWords(INSURANCE_TYPES, "en")).toEqual({
    lines: "auto, home, business and life",
    anyLine: "auto, home, business or life",
  });
  expect(lineWords(["home", "life"], "es")).toMatchObject({ lines: "casa y vida", anyLine: "casa o vida" });
  expect(lineWords(["business"], "en").lines).toBe("business");
});
