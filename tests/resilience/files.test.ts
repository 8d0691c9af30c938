import { describe, expect, it } from "vitest";
import { bringLargeFiles } from "../support/large-files.ts";
import { memoryOfWork } from "../support/process-memory.ts";
import { startSite } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";

describe("an attachment of 25 MB", () => {
  /** Maximum memory of one (docs/performance.md, "Files"). */
  const MOST_MB = 10;

  it("costs the program at most 10 MB more of memory, in and out", async () => {
    const data = await freshDatabase();
    const site = await startSite(data.env);
    const { bring, takeBack } = await bringLargeFiles(site, ADMIN_PASSWORD);
    let id = await bring();
    await takeBack(id);
    const [brought, given]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round++) {
      brought.push(await memoryOfWork(site, async () => (id = await bring())));
      given.push(await memoryOfWork(site, () => takeBack(id)));
    }
    // The collector of the whole heap may run during one of them, so the middle one counts.
    const middle = (all: number[]) => all.toSorted((one, other) => one - other)[1];
    expect(middle(brought)).toBeLessThan(MOST_MB);
    expect(middle(given)).toBeLessThan(MOST_MB);
    await site.stop();
    await data.drop();
  });
});
