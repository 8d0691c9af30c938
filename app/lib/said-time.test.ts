import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "../../domain/platform/language.ts";
import type { TranslateIn } from "../../domain/platform/text-keys.ts";
import { saidBriefly, saidTime } from "./said-time.ts";
import { createTranslate, type Texts } from "./translate.ts";

function translateIn(language: Language): TranslateIn<"common"> {
  const file = new URL(`../../locales/${language}/platform/common.json`, import.meta.url);
  const texts: Texts = { common: JSON.parse(readFileSync(file, "utf8")) };
  return createTranslate(language, texts, "common") as unknown as TranslateIn<"common">;
}

test.each([
  ["en", "10:00", "at 10:00 AM", "until 10:00 AM", "10 AM"],
  ["en", "12:00", "at noon", "until noon", "at noon"],
  ["en", "12:30", "at 12:30 PM", "until 12:30 PM", "12:30 PM"],
  ["es", "19:00", "a las 7:00 PM", "hasta las 7:00 PM", "7 PM"],
  ["es", "13:00", "a la 1:00 PM", "hasta la 1:00 PM", "1 PM"],
  ["es", "12:00", "al mediodía", "hasta el mediodía", "al mediodía"],
] as const)("in %s, %s is said as people say it", (language, time, at, until, briefly) => {
  const t = translateIn(language);
  expect([saidTime(t, "at", time), saidTime(t, "until", time), saidBriefly(t, time)]).toEqual([at, until, briefly]);
});
