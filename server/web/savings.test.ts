import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { presentSavings } from "./savings.ts";

const counted = { percent: 18, basis: { customers: 214, from: "2025-01", to: "2025-12" } } as const;
const lines = ["auto", "home"] as const;

describe("a claim of savings", () => {
  it("says in its footnote on how many customers it is based, and when", () => {
    const inLanguage = (language: "en" | "es") =>
      presentSavings(true, language, { savings: { auto: counted, home: null }, lines });
    expect(inLanguage("en")).toEqual({
      auto: {
        percent: 18,
        basis:
          "Based on 214 customers who switched to us between January 2025 and December 2025 and kept the same coverage; 18% was the largest saving.",
      },
      home: null,
    });
    expect(inLanguage("es").auto?.basis).toContain("214 clientes");
    expect(inLanguage("es").auto?.basis).toContain("entre enero de 2025 y diciembre de 2025");
  });

  it("without a basis is not made in production, and is called a sample elsewhere", () => {
    const claims = { savings: { auto: { percent: 30, basis: null }, home: counted }, lines };
    for (const language of LANGUAGES) {
      const inProduction = presentSavings(true, language, claims);
      expect([inProduction.auto, inProduction.home?.percent]).toEqual([null, 18]);
      expect(presentSavings(false, language, claims).auto?.basis).toMatch(/30%” (is a sample|es un ejemplo)/);
    }
  });

  it("is not made for a line that the agency does not offer", () => {
    const shown = presentSavings(true, "en", { savings: { auto: counted, home: counted }, lines: ["home"] });
    expect([shown.auto, shown.home?.percent]).toEqual([null, 18]);
  });
});
