import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRoot } from "../../server/platform/root.ts";

it("every file that docs/how-to.md names is there", () => {
  const text = readFileSync(inRoot("docs/how-to.md"), "utf8");
  const named = [...text.matchAll(/`((?:app|domain|server|tests|locales)\/[\w./-]*)`/g)].map(([, path]) => path ?? "");
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});
