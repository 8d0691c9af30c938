import { readFileSync } from "node:fs";
import i18next from "i18next";
import { expect, test } from "vitest";
import { withFigures } from "../../content/facts/fill.ts";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { localeFiles, namespaceOf } from "../../scripts/locale-files.ts";
import { createTranslate, type Texts } from "./translate.ts";

function textsOf(language: Language): Texts {
  const root = new URL("../../", import.meta.url);
  return Object.fromEntries(
    localeFiles(language).map((file) => [
      namespaceOf(file),
      JSON.parse(withFigures(readFileSync(new URL(file, root), "utf8"), language)),
    ]),
  );
}

function keysOf(level: unknown, path = ""): string[] {
  if (typeof level !== "object" || level === null) return [path];
  const below = Object.entries(level).flatMap(([name, next]) => keysOf(next, path ? `${path}.${name}` : name));
  return path ? [path, ...below] : below;
}

async function bothFor(language: Language, texts: Texts) {
  const reference = i18next.createInstance();
  const options = { lng: language, fallbackLng: false as const, resources: { [language]: texts }, initAsync: false };
  await reference.init({ ...options, interpolation: { escapeValue: false } });
  return { ours: createTranslate(language, texts, "common"), theirs: reference.t };
}

for (const language of LANGUAGES) {
  test(`every text in ${language} reads as i18next would have it`, async () => {
    const texts = textsOf(language);
    const { ours, theirs } = await bothFor(language, texts);
    const names = [...JSON.stringify(texts).matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);
    const values = { ...Object.fromEntries(names.map((name) => [name, `<${name}>`])), count: 2, returnObjects: true };
    for (const [namespace, level] of Object.entries(texts)) {
      const keys = keysOf(level).map((path) => `${namespace}:${path}`);
      const read = (t: (key: string, values: never) => unknown) => keys.map((key) => [key, t(key, values as never)]);
      expect(read(ours)).toEqual(read(theirs));
    }
  });

  test(`plurals in ${language} are chosen as i18next chooses them`, async () => {
    const common = { days_one: "{{count}} day", days_other: "{{count}} days", plain: "{{count}} in all" };
    const { ours, theirs } = await bothFor(language, { common });
    for (const count of [0, 1, 2, 1_000_000]) {
      for (const key of ["days", "plain"].map((name) => `common:${name}`)) {
        expect(ours(key, { count })).toBe(theirs(key, { count }));
      }
    }
  });
}

test("a key without a text is shown as it is", () => {
  expect(createTranslate("en", {}, "common")("nav.missing")).toBe("nav.missing");
});

test.each([
  ["en", "10:00 AM", "Goes out 10:00 AM."],
  ["es", "10:00 a.m.", "Sale 10:00 a.m."],
] as const)("a sentence in %s that ends in a time has one period", (language, time, said) => {
  const texts = { answers: { later: language === "en" ? "Goes out {{time}}." : "Sale {{time}}.", dots: "{{time}}…" } };
  const t = createTranslate(language, texts, "answers");
  expect(t("later", { time })).toBe(said);
  expect(t("dots", { time })).toBe(`${time}…`);
});
