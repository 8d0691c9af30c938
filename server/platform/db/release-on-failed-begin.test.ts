import { expect, it } from "vitest";
import { startTestApp } from "../../../tests/support/test-app.ts";

/** Options with an isolation level that no server understands, so that `begin` fails. */
const NONSENSE = { isolationLevel: "serialisable at last" } as never;

it("R3: transactions that cannot begin, more than there are connections, leave them all to others", async () => {
  const { deps, close } = await startTestApp();
  for (let n = 0; n < 11; n++) await expect(deps.db.transaction(async () => "never", NONSENSE)).rejects.toThrow();
  const answer = deps.db.transaction((tx) => tx.execute("select 1 as n"));
  expect(await answer).toMatchObject({ rows: [{ n: 1 }] });
  await expect(deps.db.transaction(() => Promise.reject(new Error("changed its mind")))).rejects.toThrow("its mind");
  // Waits for every connection that was borrowed.
  await close();
});
