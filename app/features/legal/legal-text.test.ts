import { describe, expect, it } from "vitest";
import { accessibility, privacy, terms } from "../../../content/legal.ts";
import { LANGUAGES, type Language } from "../../../domain/language.ts";
import { legalText, type LegalFacts } from "./legal-text.ts";

const FACTS: LegalFacts = { retentionMonths: 24, formService: null };
const textOf = (page: typeof privacy, language: Language, facts: Partial<LegalFacts> = {}) =>
  legalText(page, language, { ...FACTS, ...facts })
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join("\n");

describe("the legal pages", () => {
  it.each(LANGUAGES)("leave nothing to fill in, in %s", (language) => {
    for (const page of [privacy, terms, accessibility]) {
      expect(textOf(page, language, { formService: "forms.example.com" })).not.toMatch(/[{}]/);
    }
  });

  it("say how long requests are kept as it is configured", () => {
    expect(textOf(privacy, "en")).toContain("deleted 24 months after they were last used");
    expect(textOf(privacy, "en", { retentionMonths: 1 })).toContain("deleted 1 month after they were last used");
    expect(textOf(privacy, "es", { retentionMonths: 18 })).toContain("se borran 18 meses después");
  });

  it("name the service that requests are passed on to, and only where there is one", () => {
    const says = (formService: string | null) => textOf(privacy, "en", { formService }).includes("handles our forms");
    expect([says(null), says("forms.example.com")]).toEqual([false, true]);
    expect(textOf(privacy, "es", { formService: "forms.example.com" })).toContain("a forms.example.com, que");
  });

  it.each([
    ["en", ["STOP, or ALTO", "HELP, or AYUDA", "frequency varies", "rates may apply"], "never sold, rented or shared"],
    [
      "es",
      ["ALTO o STOP", "AYUDA o HELP", "frecuencia varía", "aplicarse tarifas"],
      "nunca se venden, rentan ni comparten",
    ],
  ] as const)("have what carriers ask of whoever sends texts, in %s", (language, ofTerms, ofPrivacy) => {
    for (const words of ofTerms) expect(textOf(terms, language)).toContain(words);
    expect(textOf(privacy, language)).toContain(ofPrivacy);
  });
});
