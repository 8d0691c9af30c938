import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isLanguage, LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { copiedFigures } from "./copied.ts";
import type { Fact } from "./fact.ts";
import { figuresOf } from "./figures.ts";
import { withFigures } from "./fill.ts";
import { statementsIn } from "./find.ts";
import { facts, law } from "./index.ts";
import { capital, inWords, minus, plus } from "./numbers.ts";

const copied = (source: string, language?: Language) => copiedFigures(source, language).map(({ use }) => use);

/** Collects the texts below a value, all languages together. */
function textsIn(value: unknown, language?: Language): string[] {
  if (typeof value === "string") return language ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => textsIn(below, isLanguage(name) ? name : language));
}

describe("the facts", () => {
  it("find a figure that a text spells out, in digits and in words, in both languages", () => {
    expect(copied("Texas asks for 30/60/25.")).toContain("law.autoMinimum.short");
    expect(copied("at least 60 days before the policy ends")).toContain("law.nonrenewal.days");
    expect(copied("five business days to pay", "en")).toEqual(["{{fact.promptPayment.pay}}"]);
    expect(copied("cinco días hábiles para pagar", "es")).toEqual(["{{fact.promptPayment.pay}}"]);
    expect(copied("mail it at least <strong>45 days</strong> before the end")).toContain("law.nonrenewal.days");
    expect(copied('right(["60 days", "60 días"], ["So it is."')).toContain("law");
  });

  it("leave alone what takes the figure from them, and numbers of another kind", () => {
    expect(copied("Texas asks for ${law.autoMinimum.short}.")).toEqual([]);
    expect(copied("{{fact.promptPayment.pay}} business days to pay", "en")).toEqual([]);
    expect(copied("She has $25,000 saved, and we answer within two business days.", "en")).toEqual([]);
  });

  it("know every wording in which our own texts use them", async () => {
    const folder = new URL("..", import.meta.url);
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const missed = await Promise.all(
      names
        .filter((name) => name.endsWith(".ts") && !/^facts\/|\.test\.ts$|index\.ts$/.test(name))
        .map(async (name) => {
          const source = readFileSync(new URL(name, folder), "utf8");
          // A bare quiz answer has no words around it; the check recognizes it by its position.
          const worded = source.replace(/\bright\(\s*\[[^\]]*\]/g, "");
          const used = new Set([...worded.matchAll(/\blaw\.(\w+)/g)].map(([, id = ""]) => id));
          const texts = textsIn(await import(new URL(name, folder).pathname));
          const found = new Set<string>(texts.flatMap((text) => statementsIn(text)).map(({ fact }) => fact));
          return [...used].filter((id) => !found.has(id)).map((id) => `${name}: ${id}`);
        }),
    );
    expect(missed.flat()).toEqual([]);
  });

  it("fill texts when they are loaded, and refuse a name that is none of theirs", () => {
    expect(withFigures("{{fact.autoMinimum.short}}, {{name}}", "en")).toBe("30/60/25, {{name}}");
    expect(withFigures("{{fact.callHours.opens}}", "es")).toBe("9 de la mañana");
    expect(() => withFigures("{{fact.autoMinimum.sort}}", "en")).toThrow("{{fact.autoMinimum.sort}}");
  });

  it("are known by their figures, and say them", () => {
    expect(figuresOf(facts.promptPayment)).toBe("confirm=15; decide=15; pay=5; extended=45");
    for (const { name, rule, says } of Object.values<Fact>(facts)) {
      for (const language of LANGUAGES) {
        expect(name[language] && rule[language] && says[language]).toMatch(/[\p{L}\d]/u);
        expect(says[language]).not.toMatch(/undefined|\[object/);
      }
    }
  });

  it("put numbers into words and sums", () => {
    expect(capital(inWords(law.contestability.years).es)).toBe("Dos");
    expect(inWords(law.autoMinimum.person)).toEqual({ en: "thirty thousand", es: "treinta mil" });
    expect(plus(law.autoMinimum.accident, law.autoMinimum.property)).toBe("$85,000");
    expect(minus(76_000, law.autoMinimum.person, law.autoMinimum.property)).toBe("$21,000");
  });
});
