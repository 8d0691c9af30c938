import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const server = join(import.meta.dirname, "../..");

it("has a name of its own wherever one is created: two of one name would count each other's requests", () => {
  const sources = globSync("**/*.ts", { cwd: server, exclude: ["**/*.test.ts"] });
  const text = sources.map((file) => readFileSync(join(server, file), "utf8")).join("\n");
  const calls = [...text.matchAll(/(?<!function )createRateLimit\(/g)];
  const names = [...text.matchAll(/createRateLimit\(\s*\w+,\s*"([-a-z]+)"/g)].map(([, name]) => name);
  expect(names.length, "each name is a constant at its call").toBe(calls.length);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
