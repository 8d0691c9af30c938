import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { copiedFigures } from "../content/facts/copied.ts";
import { facts } from "../content/facts/index.ts";
import { LANGUAGES } from "../domain/platform/language.ts";
import { localeFiles } from "./locale-files.ts";

/** Checks that every figure of the law stands once, in content/facts/: no text spells it out, some text uses it. */
const root = new URL("..", import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), "utf8");
const lineAt = (source: string, at: number) => source.slice(0, at).split("\n").length;

const locales = LANGUAGES.flatMap((language) => localeFiles(language).map((file) => ({ file, language })));
const modules = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|^facts\//.test(name))
  .map((name) => ({ file: `content/${name}`, language: undefined }));

const problems = [...locales, ...modules].flatMap(({ file, language }) =>
  copiedFigures(read(file), language).map(
    ({ at, text, use }) => `${file}:${lineAt(read(file), at)}: “${text}” is a figure of the law; take it from ${use}`,
  ),
);

const sources = [...locales, ...modules].map(({ file }) => read(file)).join("\n");
for (const [id, { figures }] of Object.entries(facts)) {
  for (const name of Object.keys(figures)) {
    if (!new RegExp(`\\b(law|fact)\\.${id}\\.${name}\\b`).test(sources)) problems.push(`no text uses ${id}.${name}`);
  }
}

if (problems.length > 0) {
  console.error([...new Set(problems)].join("\n"));
  process.exit(1);
}
console.log(`texts: ${Object.keys(facts).length} facts of the law, each of them once`);
