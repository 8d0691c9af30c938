import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { newKey } from "./new-key.ts";

it("a key is made on pages without https, too, which have no crypto.randomUUID", () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
  vi.unstubAllGlobals();
});

it("no page makes one by crypto.randomUUID", async () => {
  const users: string[] = [];
  for await (const file of glob("app/**/*.{ts,tsx}", { exclude: (name) => name.endsWith(".test.ts") }))
    if (/randomUUID\(/.test(readFileSync(file, "utf8"))) users.push(file);
  expect(users).toEqual([]);
});
