import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { PUBLIC_RULES } from "./public-rules.server.ts";

/** The rules whose faults only the server finds. */
const OF_SERVER = ["consentText", "lineNotOffered", "required", "taken"];

/** Lists the files that a file imports at run time, statically or dynamically. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(
    /(?:^(?:import|export) (?!type )[^;]*?from |import\()"(\.[^"]+\.tsx?)"/gm,
  );
  return [...found].map(([, path = ""]) => join(dirname(file), path)).filter((path) => existsSync(path));
}

it("a public page sends the texts of exactly the rules that its forms have", () => {
  const files = new Set(globSync("app/routes/public/*.tsx"));
  for (const file of files) for (const next of importsOf(file)) files.add(next);
  const rules = [...files].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bvalidation:([\w.]+)/g)].map(([, rule = ""]) => rule),
  );
  expect([...PUBLIC_RULES].toSorted()).toEqual([...new Set([...rules, ...OF_SERVER])].toSorted());
});
