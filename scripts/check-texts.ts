import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * English and Spanish have the same keys with the same placeholders; every key is used, and every key used exists.
 * A key counts as used when the code names it, or names a template whose fixed part leads to it, or one of its parents
 * (a list or group that is fetched whole).
 */
const root = new URL("..", import.meta.url).pathname;
const problems: string[] = [];

type Tree = { [key: string]: string | string[] | Tree };

function leaves(tree: Tree, prefix = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") found.set(prefix + key, value);
    else for (const [k, v] of leaves(value as Tree, `${prefix + key}.`)) found.set(k, v);
  }
  return found;
}

const read = (language: string, file: string) =>
  leaves(JSON.parse(readFileSync(join(root, "locales", language, file), "utf8")) as Tree);
const namespaces = readdirSync(join(root, "locales/en")).map((file) => file.replace(".json", ""));
const texts = new Map(namespaces.map((ns) => [ns, read("en", `${ns}.json`)]));
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();

for (const ns of namespaces) {
  const english = texts.get(ns) ?? new Map<string, string>();
  const spanish = read("es", `${ns}.json`);
  for (const key of english.keys()) if (!spanish.has(key)) problems.push(`${ns}:${key} has no Spanish text`);
  for (const [key, text] of spanish) {
    const original = english.get(key);
    if (original === undefined) problems.push(`${ns}:${key} has no English text`);
    else if (placeholders(original) !== placeholders(text)) problems.push(`${ns}:${key} differs in its placeholders`);
    if (!text.trim()) problems.push(`${ns}:${key} is empty`);
  }
}

/** Every string and template literal of the code that may be a key; templates as patterns. */
const literals = new Set<string>();
const patterns: RegExp[] = [];
for (const folder of ["app", "server", "domain"]) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name) || name.includes(".test.")) continue;
    const code = readFileSync(join(root, folder, name), "utf8");
    for (const [, text = ""] of code.matchAll(/"([\w:.-]+)"/g)) literals.add(text);
    for (const [, text = ""] of code.matchAll(/`((?:[\w:.-]|\$\{[^`}]+\})+)`/g)) {
      if (text.includes("${")) patterns.push(toPattern(text));
      else literals.add(text);
    }
    for (const [, key = ""] of code.matchAll(/\bt\("([\w-]+:[\w.-]+)"/g)) checkExists(key, name);
  }
}

function toPattern(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]+\}/).map((part) => part.replace(/[.]/g, "\\."));
  return new RegExp(`^(?:[\\w-]+:)?${fixed.join("[\\w.-]+")}(?:\\.[\\w.]+)?$`);
}

function checkExists(key: string, file: string): void {
  const [ns = "", path = ""] = key.split(":");
  const known = texts.get(ns);
  const found = known && [...known.keys()].some((k) => k === path || k.startsWith(`${path}.`));
  if (!found) problems.push(`${file} uses ${key}, which does not exist`);
}

function isUsed(ns: string, key: string): boolean {
  const parts = key.split(".");
  for (let length = parts.length; length > 0; length--) {
    const path = parts.slice(0, length).join(".");
    if (literals.has(path) || literals.has(`${ns}:${path}`)) return true;
  }
  return patterns.some((pattern) => pattern.test(key) || pattern.test(`${ns}:${key}`));
}

/** Read by rules of their own: page titles by `page()`, error texts by their code, plain imports. */
const READ_ELSEWHERE = /^(crash:|\w[\w-]*:seo\.)/;

for (const [ns, keys] of texts) {
  for (const key of keys.keys()) {
    if (!READ_ELSEWHERE.test(`${ns}:${key}`) && !isUsed(ns, key)) problems.push(`${ns}:${key} is not used`);
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`texts: ${[...texts.values()].reduce((n, keys) => n + keys.size, 0)} keys in both languages, all used`);
