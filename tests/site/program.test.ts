import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const folder = fileURLToPath(new URL("../../build/program", import.meta.url));
const COMMENT = /^\s*(\*|\/[/*]).*$/gm;
const IMPORT = /^(?:import|export) (?:[^"\n]* from )?"([^"]+)"|\bimport\(["`]([^"`)]*)/gm;

/** A part that is read later, and cannot be read then, would answer 500 until the restart. */
it("every page is in memory from the start on", () => {
  expect(readdirSync(join(folder, "../server"))).toEqual(["index.js"]);
});

/** A package imported lazily, by a name that the bundler cannot see, would ship whole and load late. */
it("the program brings all that it needs, except for six packages", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.m?js$/.test(name));
  const code = files.map((file) => readFileSync(join(folder, file), "utf8").replaceAll(COMMENT, "")).join("\n");
  const imported = [...code.matchAll(IMPORT)].map(([, name, laterName]) => name ?? laterName ?? "");
  const foreign = imported.filter((name) => !name.startsWith(".") && !isBuiltin(name));
  const packages = foreign.map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  expect([...new Set(packages)].sort()).toEqual([
    "@node-rs/argon2",
    "@resvg/resvg-js",
    "@simplewebauthn/server",
    "heic-convert",
    "sharp",
    "twilio",
  ]);
});
