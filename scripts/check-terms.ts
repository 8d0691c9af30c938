import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unwantedNames } from "../content/unwanted-names.ts";
import { isLanguage, LANGUAGES, type Language } from "../domain/platform/language.ts";
import { localeFiles } from "./locale-files.ts";

/** Checks that every text of locales/ and content/ uses the names of the term base (`content/terms.ts`). */
const root = new URL("..", import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), "utf8");

type Text = { text: string; language: Language; path: string };

/** Collects the texts below a value: those under the name of a language, or all when the whole file is in one. */
function textsIn(value: unknown, path: string, language?: Language): Text[] {
  if (typeof value === "string") return language ? [{ text: value, language, path }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    isLanguage(name) && !language
      ? textsIn(below, path, name)
      : textsIn(below, path ? `${path}.${name}` : name, language),
  );
}

/** Finds the line of the source where the line of a text with the found name stands; 1 when there is none. */
function lineOf(source: string, text: string, found: string): number {
  const line = text.split("\n").find((part) => part.includes(found)) ?? text;
  const at = source.indexOf(line);
  return at < 0 ? 1 : source.slice(0, at).split("\n").length;
}

const problems: string[] = [];
for (const language of LANGUAGES) {
  for (const file of localeFiles(language)) {
    for (const { text, path } of textsIn(JSON.parse(read(file)), "", language)) {
      for (const { found, use } of unwantedNames(text, language, file)) {
        problems.push(`${file} ${path}: not “${found}” but “${use}”`);
      }
    }
  }
}

const modules = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
  .map((name) => `content/${name}`)
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/(terms|unwanted-names|index)\.ts$/.test(file));
for (const file of modules) {
  const exported: Record<string, unknown> = await import(join(root, file));
  for (const { text, language } of textsIn(exported, "")) {
    for (const { found, use } of unwantedNames(text, language, file)) {
      problems.push(`${file}:${lineOf(read(file), text, found)}: not “${found}” but “${use}”`);
    }
  }
}

if (problems.length > 0) {
  console.error([...new Set(problems)].join("\n"));
  process.exit(1);
}
console.log("texts: every thing goes by its name");
