import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { isLanguage, type Language } from "../../domain/platform/language.ts";
import { localeFiles } from "../../scripts/locale-files.ts";

export type Text = { path: string; text: string; language: Language };

const root = new URL("../../", import.meta.url);

/** Collects every text in some data, which is in one language, or has language keys (`en`, `es`). */
export function textsIn(value: unknown, path: string, language?: Language): Text[] {
  if (typeof value === "string") return language ? [{ path, text: value, language }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    isLanguage(name) && !language ? textsIn(below, path, name) : textsIn(below, `${path}.${name}`, language),
  );
}

/** Returns every text of the interface in one language. */
export function catalog(language: Language): Text[] {
  return localeFiles(language).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(new URL(file, root), "utf8")), basename(file), language),
  );
}
