import { desc } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import type { Database } from "../db/client.ts";
import { auditEvents, doNotCalls } from "../db/schema/index.ts";
import { makeChange } from "./make-change.ts";

const PHONE = "17135550142";
const note = (tx: Database) => tx.insert(doNotCalls).values({ phone: PHONE, createdAt: new Date() });

describeOnServer("a change", (server) => {
  const maker = { actor: { id: 81, username: "rosa_v" }, ip: "192.0.2.8" };
  const stored = async () => ({
    rows: await server().deps.db.$count(doNotCalls),
    events: await server().deps.db.$count(auditEvents),
  });

  it("is stored with one event, by whom and from where, and hands back its result", async () => {
    const before = await stored();
    const result = await makeChange(server().deps, maker, async (tx) => {
      await note(tx);
      return { result: "done", event: { action: "do-not-contact.set", details: { channel: "call" } } };
    });
    expect(result).toBe("done");
    expect(await stored()).toEqual({ rows: before.rows + 1, events: before.events + 1 });
    const [event] = await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ actorId: 81, actorName: "rosa_v", ip: "192.0.2.8", action: "do-not-contact.set" });
  });

  it("that fails leaves neither rows nor an event, and one that changed nothing no event", async () => {
    const before = await stored();
    const failing = makeChange(server().deps, maker, async (tx) => {
      await tx.delete(doNotCalls);
      throw new Error("on second thought");
    });
    await expect(failing).rejects.toThrow("on second thought");
    await makeChange(server().deps, maker, () => Promise.resolve({ event: null }));
    expect(await stored()).toEqual(before);
  });
});
