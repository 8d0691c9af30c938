import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { VariableName } from "../../server/platform/env.ts";

/**
 * Timeout of a start. It only bounds a hang: a first start creates a database, which takes a while on a busy machine.
 */
const START_MS = 600_000;

/** Running processes of the product, and the variables they were started with. */
export type Running = { variables: Record<string, string>[]; stop(): Promise<void> };

/** The tests by variable: a description of its effect, and a function that shows it. */
type Uses<R> = Partial<Record<VariableName, [what: string, use: (running: R) => Promise<void>]>>;

/** Starts the product once and tests the effect of each variable; returns the variables' names. */
export function smoke<R extends Running>(name: string, start: () => Promise<R>, uses: Uses<R>): string[] {
  describe(`R16: ${name}`, () => {
    let running: R | undefined;
    beforeAll(async () => {
      running = await start();
    }, START_MS);
    afterAll(() => running?.stop());
    for (const [variable, [what, use]] of Object.entries(uses)) {
      it(`${variable} ${what}`, async () => {
        if (!running) throw new Error("it does not run");
        expect(running.variables.map((given) => given[variable]).join("")).not.toBe("");
        await use(running);
      });
    }
  });
  return Object.keys(uses);
}
