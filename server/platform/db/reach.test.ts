import { expect, inject, it } from "vitest";
import { reach } from "./reach.ts";

it("a database that answers is reached by a program that was too busy, for longer than its patience, to hear it", async () => {
  const reached = reach({ connectionString: inject("postgresUrl") }, "the database", { patienceMs: 100, tryMs: 1000 });
  // Blocks the event loop, as loading a large program on a busy machine does.
  for (const end = Date.now() + 1200; Date.now() < end;) continue;
  await expect(reached).resolves.toBeUndefined();
});
