import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Language } from "../domain/platform/language.ts";

const root = new URL("..", import.meta.url).pathname;

/** The files of interface texts in a language, by wing, such as `locales/en/work/desk.json`. */
export const localeFiles = (language: Language): string[] =>
  globSync(`locales/${language}/*/*.json`, { cwd: root }).toSorted();

/** The namespace of a file of texts: its name, in whichever wing it is. */
export const namespaceOf = (file: string): string => basename(file, ".json");
