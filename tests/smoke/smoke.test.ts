import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { VARIABLE_NAMES } from "../../server/platform/env.ts";
import { withFiles } from "./files.ts";
import { inProduction } from "./production.ts";
import { withRelay } from "./screen-share.ts";
import { afterUpgrade, servicesApart } from "./services.ts";
import { byDay, byNight } from "./text-messages.ts";

/**
 * The names of the variables that the smoke tests use. They test the shipped program in its own processes, with nothing
 * but loopback around it.
 */
const used = [inProduction(), servicesApart(), afterUpgrade(), byDay(), byNight(), withFiles(), withRelay()].flat();

describe("R16: every variable that the program reads", () => {
  it("is in the README's table, and no other", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    const rows = readme.matchAll(/^\| (`[A-Z][^|]*) \|/gm);
    const documented = [...rows].flatMap(([, names = ""]) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(new Set(documented)).toEqual(new Set(VARIABLE_NAMES));
  });

  it("is used above by a program that was started with it", () => {
    expect(new Set(used)).toEqual(new Set(VARIABLE_NAMES));
  });
});
