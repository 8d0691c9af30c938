import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer, logInAs } from "../../tests/support/test-app.ts";
import { auditEvents } from "../db/schema/index.ts";
import { findTampering, recordEvent } from "./record-event.ts";

/** jsonb keeps neither the order of keys nor those without a value: the chain must not depend on them. */
const DETAILS = { b: 2, a: "one", none: undefined, nested: { z: null, y: [{ d: 1, c: 2 }] } };

describeOnServer("D3: the audit trail", (server) => {
  const record = (action: string) =>
    server().deps.db.transaction((tx) =>
      recordEvent(tx, { action, details: DETAILS, ip: "192.0.2.1" }, server().deps.clock()),
    );

  it("is a chain without a gap, also when many write at once", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => record(`event ${i}`)));
    expect(await findTampering(server().deps.db)).toBeUndefined();
    expect(await findTampering(server().deps.db, 3), "walked in batches").toBeUndefined();
  });

  it("is append-only: the database itself refuses to change or delete an event", async () => {
    const { db } = server().deps;
    await expect(db.update(auditEvents).set({ action: "nothing" })).rejects.toThrow();
    await expect(db.delete(auditEvents)).rejects.toThrow();
  });

  it("shows where somebody with the keys to the database changed it", async () => {
    const { db } = server().deps;
    await db.execute(sql`alter table audit_events disable trigger audit_events_append_only`);
    await db.execute(sql`update audit_events set action = 'nothing' where id = (select min(id) + 3 from audit_events)`);
    await db.execute(sql`alter table audit_events enable trigger audit_events_append_only`);
    expect(await findTampering(db)).toBeTypeOf("number");
    expect(await findTampering(db, 2)).toBe(await findTampering(db));
    const cookie = await logInAs(server().app);
    const answer = await server().app.inject({ url: "/api/audit-events/chain", headers: { cookie } });
    expect(answer.json()).toEqual({ tamperedAt: await findTampering(db) });
  });
});
