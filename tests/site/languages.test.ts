import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { catalog, textsIn, type Text } from "../support/catalog.ts";
import { foreignSentences } from "../support/foreign-sentences.ts";

/*
 * Finds English sentences in Spanish texts and vice versa: in the interface texts, in the content, and in texts
 * hard-coded in components.
 */
const root = new URL("../../", import.meta.url);

const foreignIn = (texts: Text[]) =>
  texts.flatMap(({ path, text, language }) => foreignSentences(text, language).map((found) => `${path}: ${found}`));

/** Words that are the same in both languages. */
const SHARED = new Set(
  `mentor bytes PDF Auto Facebook Instagram LinkedIn Blog Error Universal Material min Visual Video VIN SUV Van Texas
  Metal Normal`.split(/\s+/),
);

describe("the texts of the interface", () => {
  it.each(LANGUAGES)("have no sentence of another language in %s", (language) => {
    expect(foreignIn(catalog(language))).toEqual([]);
  });

  it("are written anew in Spanish, unless the word is the same", () => {
    const spanish = new Map(catalog("es").map(({ path, text }) => [path, text]));
    const same = catalog("en").filter(({ path, text }) => {
      const words = text.replace(/\{\{[\w.]+\}\}/g, "").match(/\p{L}{3,}/gu) ?? [];
      return spanish.get(path) === text && words.some((word) => !SHARED.has(word) && !SHARED.has(word.toLowerCase()));
    });
    expect(same).toEqual([]);
  });

  it("are all that a component says", () => {
    const files = readdirSync(new URL("app", root), { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".tsx") && !name.startsWith("routes/dev"),
    );
    const said = files.flatMap((name) => {
      const code = readFileSync(new URL(`app/${name}`, root), "utf8");
      const spoken = code.matchAll(/\b(?:aria-label|alt|placeholder|label|title)="([^"]*\p{L}{3}[^"]*)"/gu);
      const shown = code.matchAll(/^\s+([A-Z][a-z]+(?: [a-z]+)+[.!?]?)$/gm);
      return [...spoken, ...shown].map(([, text]) => `${name}: ${text}`);
    });
    expect(said).toEqual([]);
  });
});

it("no content has a sentence of another language", async () => {
  const files = readdirSync(new URL("content", root), { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !/\.test\.ts$|^(terms|unwanted-names|types)\.ts$/.test(name),
  );
  const texts: Text[] = [];
  for (const name of files) texts.push(...textsIn(await import(new URL(`content/${name}`, root).href), name));
  expect(texts.length).toBeGreaterThan(1_000);
  expect(foreignIn(texts)).toEqual([]);
});

describe("the ear for a language", () => {
  it.each([
    ["es", "Please log in first.", 1],
    ["es", "Guarde su número. Your request is on its way.", 1],
    ["es", "Departamento de Seguros de Texas: Texas Department of Insurance", 0],
    ["en", "Guarde el número de su solicitud.", 1],
    ["en", "Our office is near El Paso.", 0],
  ] as const)("in %s hears in “%s” %i foreign sentences", (language, text, count) => {
    expect(foreignSentences(text, language)).toHaveLength(count);
  });
});
