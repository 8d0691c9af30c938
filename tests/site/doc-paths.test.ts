import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRoot } from "../../server/platform/root.ts";

/** The docs that name files, with the least number of files that each names. */
const DOCS: [name: string, atLeast: number][] = [
  ["how-to", 30],
  ["architecture", 60],
  ["reference", 100],
  ["spec-coverage", 300],
];
/** The short forms of folders in docs/spec-coverage.md. */
const SHORT: Record<string, string> = { F: "app/features", R: "app/routes", E: "tests/e2e" };
const PATH = /`((?:app|domain|server|tests|locales|scripts|content|[FRE])\/[\w./{},*-]*)`/g;

/** Lists the paths that a pattern with braces stands for, so that each of them is looked for. */
function expand(path: string): string[] {
  const [, before = "", names = "", after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return names ? names.split(",").flatMap((name) => expand(before + name + after)) : [path];
}

it.each(DOCS)("every file that docs/%s.md names is there", (name, atLeast) => {
  const text = readFileSync(inRoot(`docs/${name}.md`), "utf8");
  const named = [...text.matchAll(PATH)].map(([, path = ""]) =>
    path.replace(/^[FRE](?=\/)/, (short) => SHORT[short] ?? ""),
  );
  expect(named.length).toBeGreaterThan(atLeast);
  expect(named.flatMap(expand).filter((path) => globSync(path, { cwd: inRoot() }).length === 0)).toEqual([]);
});

it("docs/reference.md lists each of its sections once, by its name", () => {
  const [contents = "", ...sections] = readFileSync(inRoot("docs/reference.md"), "utf8").split("\n## ");
  const listed = [...contents.matchAll(/\[([^\]]+)\]\(#([^)]+)\)/g)].map(([, name = "", id = ""]) => `${name} #${id}`);
  const expected = sections.map((section) => {
    const name = section.slice(0, section.indexOf("\n"));
    return `${name} #${name.replace(/[^\w -]/g, "").replaceAll(" ", "-")}`.toLowerCase();
  });
  expect(listed.map((line) => line.toLowerCase()).sort()).toEqual(expected.sort());
});
