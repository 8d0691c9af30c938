import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localeFiles, namespaceOf } from "./locale-files.ts";

/**
 * Checks that every page sends the texts that its components read: a namespace that a component of the page names is
 * among those that the page's loader, its `texts.ts`, or a layout around it, lists. A component that gets its namespace as a parameter
 * is not checked.
 */
const root = new URL("..", import.meta.url).pathname;
const namespaces = localeFiles("en").map(namespaceOf);
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Lists the files of the app that a file imports at run time, statically or dynamically. */
function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:^(?:import|export) (?!type )[^;]*?from |import\()"(\.[^"]+\.tsx?)"/gm);
  const files = [...found].map(([, path = ""]) => join(dirname(file), path));
  return files.filter((path) => path.startsWith("app/") && existsSync(join(root, path)));
}

/** Lists the namespaces that a file reads. */
function namespacesRead(file: string): string[] {
  const found = read(file).matchAll(/useTranslation\("([\w-]+)"\)|\bt\(\s*["`]([\w-]+):/g);
  return [...found].map(([, own, other]) => own ?? other ?? "");
}

/** Lists the namespaces that a loader sends: a list of nothing but namespaces. */
function namespacesSent(file: string): string[] {
  const lists = [...read(file).matchAll(/\[\s*((?:"[\w-]+",?\s*)+)\]/g)].map(([, list = ""]) =>
    [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  return lists.filter((list) => list.every((name) => namespaces.includes(name))).flat();
}

/** Lists a file and all that it imports, without files that run on the server only. */
function componentsOf(file: string): Set<string> {
  const files = new Set([file]);
  for (const at of files) for (const next of importsOf(at)) if (!next.includes(".server.")) files.add(next);
  return files;
}

function missingOn(page: string, frames: readonly string[]): string[] {
  const loaders = [page, ...importsOf(page).filter((file) => /\.server\.|\/texts\.ts$/.test(file))];
  const sent = new Set([...loaders, ...frames].flatMap(namespacesSent));
  return [...componentsOf(page)].flatMap((file) =>
    namespacesRead(file)
      .filter((namespace) => !sent.has(namespace))
      .map((namespace) => `${page} does not send ${namespace}, which ${file} reads`),
  );
}

const pagesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));
const problems = [
  ...pagesIn("app/routes/public").flatMap((page) => missingOn(page, ["app/root.tsx"])),
  ...pagesIn("app/routes/portal").flatMap((page) => missingOn(page, ["app/root.tsx", "app/routes/portal/layout.tsx"])),
];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log("texts: every page sends those that it reads");
