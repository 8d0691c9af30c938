import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { publishEvents } from "../events/publish-events.ts";
import { ADVISORY_LOCKS } from "./advisory-locks.ts";
import { deskEvents } from "./schema/index.ts";

describeOnServer("the advisory locks of the database", (server) => {
  it("are different ones", () => {
    const numbers = Object.values(ADVISORY_LOCKS);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("let events be published while days are counted, a backup is made and changes are audited", async () => {
    const { db, clock } = server().deps;
    const { eventStream, ...others } = ADVISORY_LOCKS;
    const publish = async () => {
      await db.insert(deskEvents).values({ type: sql`${"stage"}`, data: {}, at: clock() });
      return publishEvents(db);
    };
    await db.transaction(async (tx) => {
      for (const lock of Object.values(others)) await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
      expect(await publish()).toBeNull();
    });
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${eventStream})`);
      await expect(publish()).rejects.toThrow();
    });
  });
});
