import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { VariableName } from "../../server/platform/env.ts";

/** Bounds a hang: a first start makes a database, and a busy machine takes its time for that. */
const START_MS = 600_000;

/** Processes of the product that run, and the variables they were started with. */
export type Running = { variables: Record<string, string>[]; stop(): Promise<void> };

/** For each variable what it does, and the use of it that shows so. */
type Uses<R> = Partial<Record<VariableName, [what: string, use: (running: R) => Promise<void>]>>;

/** Starts the product once and uses what each of these variables switches on; gives back their names. */
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
