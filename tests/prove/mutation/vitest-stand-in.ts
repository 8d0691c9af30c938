import type * as real from "vitest";

/** Collects the tests of a file instead of running them: the host runs them again for every mutant. */
export type CollectedTest = { name: string; run: () => Promise<void> };
type Hook = () => unknown;
type Suite = { name: string; beforeEach: Hook[]; afterEach: Hook[] };
type Collector = { real: typeof real; tests: CollectedTest[]; suites: Suite[]; beforeAll: Hook[] };

/** Returns what the test file that is being loaded has collected so far; the host begins it anew for each file. */
const collected = () => (globalThis as unknown as { mutationTests: Collector }).mutationTests;
export const { expect, vi } = collected().real;

export function describe(name: string, body: () => void): void {
  const { suites } = collected();
  suites.push({ name, beforeEach: [], afterEach: [] });
  body();
  suites.pop();
}

export function it(name: string, body: () => unknown): void {
  const { tests, suites: open } = collected();
  const suites = [...open];
  const title = [...suites.map((suite) => suite.name), name].filter(Boolean).join(" > ");
  tests.push({
    // The place in the file tells apart the tests of two tables with the same title: each is found again by its name.
    name: `${title} (${tests.length + 1})`,
    run: async () => {
      for (const suite of suites) for (const hook of suite.beforeEach) await hook();
      try {
        await body();
      } finally {
        for (const suite of suites.toReversed()) for (const hook of suite.afterEach) await hook();
      }
    },
  });
}

it.each =
  (first: readonly unknown[] | TemplateStringsArray) => (name: string, body: (...args: unknown[]) => unknown) => {
    for (const row of first) it(name, () => (Array.isArray(row) ? body(...(row as unknown[])) : body(row)));
  };
describe.each = (rows: readonly unknown[]) => (name: string, body: (...args: unknown[]) => void) => {
  for (const [index, row] of rows.entries())
    describe(`${name} #${index}`, () => (Array.isArray(row) ? body(...(row as unknown[])) : body(row)));
};

const innermost = () => collected().suites.at(-1)!;
export const beforeEach = (hook: Hook) => void innermost().beforeEach.push(hook);
export const afterEach = (hook: Hook) => void innermost().afterEach.push(hook);
export const beforeAll = (hook: Hook) => void collected().beforeAll.push(hook);
export const afterAll = (_hook: Hook) => undefined;
