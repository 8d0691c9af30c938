import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ERROR_STATUS } from "../domain/platform/errors.ts";
import type { Language } from "../domain/platform/language.ts";
import { localeFiles, namespaceOf } from "./locale-files.ts";

/**
 * Checks what the compiler cannot see of the texts: English and Spanish have the same keys with the same placeholders,
 * no text is empty, and every key is used. The compiler checks that a key exists (`domain/platform/text-keys.ts`); a rule of zod
 * would take any string, so in domain/ its messages go through `fault()`, which the compiler checks.
 *
 * A key counts as used when some code names it or one of its parents (a list or group that is fetched whole), or has a
 * template literal that matches it: with its namespace anywhere, without it in a file that names the namespace (or,
 * when the file gets its namespace as a parameter, in a folder that does).
 */
const root = new URL("..", import.meta.url).pathname;
const problems: string[] = [];

type Tree = { [key: string]: string | string[] | Tree };

function leaves(tree: Tree | string[], prefix = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries<Tree[string]>(tree)) {
    if (typeof value === "string") found.set(prefix + key, value);
    else for (const [k, v] of leaves(value, `${prefix + key}.`)) found.set(k, v);
  }
  return found;
}

const readTexts = (language: Language) =>
  new Map(
    localeFiles(language).map((file) => [
      namespaceOf(file),
      leaves(JSON.parse(readFileSync(join(root, file), "utf8"))),
    ]),
  );
const texts = readTexts("en");
const inSpanish = readTexts("es");
const namespaces = [...texts.keys()];
const placeholders = (text: string) => (text.match(/\{\{[\w.]+\}\}/g) ?? []).sort().join();

for (const ns of namespaces) {
  const english = texts.get(ns) ?? new Map<string, string>();
  const spanish = inSpanish.get(ns) ?? new Map<string, string>();
  for (const key of english.keys()) if (!spanish.has(key)) problems.push(`${ns}:${key} has no Spanish text`);
  for (const [key, text] of spanish) {
    const original = english.get(key);
    if (original === undefined) problems.push(`${ns}:${key} has no English text`);
    else if (placeholders(original) !== placeholders(text)) problems.push(`${ns}:${key} differs in its placeholders`);
    if (!text.trim()) problems.push(`${ns}:${key} is empty`);
  }
}

/**
 * The text keys of a file: its string literals, its template literals as patterns, and whether it gets its namespace as
 * a parameter.
 */
type Source = { folder: string; literals: Set<string>; patterns: RegExp[]; getsNamespace: boolean };
const sources: Source[] = [];
for (const folder of ["app", "server", "domain"]) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name) || name.includes(".test.")) continue;
    const code = readFileSync(join(root, folder, name), "utf8");
    sources.push(sourceOf(code, dirname(join(folder, name))));
    if (folder === "domain" && /(?<!fault\()"validation:/.test(code)) {
      problems.push(`domain/${name} names a message without fault()`);
    }
  }
}

function sourceOf(code: string, folder: string): Source {
  const literals = new Set([...code.matchAll(/"([\w:.-]+)"/g)].map(([, text = ""]) => text));
  if (code.includes("useTranslation()")) literals.add("common");
  const templates = [...code.matchAll(/`((?:[\w:.-]|\$\{[^`}]+\})+)`/g)].map(([, text = ""]) => text);
  // A template without a fixed part would match every key.
  const leading = templates.filter((text) => /\w/.test(text.replace(/^[\w-]+:|\$\{[^}]+\}/g, "")));
  return { folder, literals, patterns: leading.map(toPattern), getsNamespace: /useTranslation\([^")]/.test(code) };
}

function toPattern(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]+\}/).map((part) => part.replace(/[.]/g, "\\."));
  return new RegExp(`^${fixed.join("[\\w.-]+")}(?:\\.[\\w.]+)?$`);
}

function isUsed(ns: string, key: string): boolean {
  const parts = key.replace(/_(one|other)$/, "").split(".");
  const paths = parts.map((_, at) => parts.slice(0, at + 1).join("."));
  return sources.some((source) => {
    const named = paths.map((path) => `${ns}:${path}`);
    if (source.literals.has(ns) || (source.getsNamespace && isNamedIn(source.folder, ns))) named.push(...paths);
    return named.some((name) => source.literals.has(name) || source.patterns.some((pattern) => pattern.test(name)));
  });
}

function isNamedIn(folder: string, ns: string): boolean {
  return sources.some((source) => source.folder === folder && source.literals.has(ns));
}

/** Keys that are read by rules of their own: page titles by `page()`, error texts by their code, plain imports. */
const byCode = Object.keys(ERROR_STATUS).map((code) => `errors:${code}`);
const isReadElsewhere = (key: string) => /^(crash:|[\w-]+:seo\.)/.test(key) || byCode.includes(key);

for (const [ns, keys] of texts) {
  for (const key of keys.keys()) {
    if (!isReadElsewhere(`${ns}:${key}`) && !isUsed(ns, key)) problems.push(`${ns}:${key} is not used`);
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`texts: ${[...texts.values()].reduce((n, keys) => n + keys.size, 0)} keys in both languages, all used`);
