import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, it } from "vitest";
import { faultOf, notedOf, recordIn, unguarded } from "../../../tests/support/audit-trail.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, consents } from "../../platform/db/schema/index.ts";
import type { TrailCheck } from "../../../domain/api/operations/audit.ts";
import { checkTrailJob } from "./check-trail.ts";
import { noteHead } from "./note-head.ts";
import { verifyTrail } from "../../platform/audit/verify-trail.ts";

describeOnServer("D3: the audit trail", (server) => {
  it("is a chain without a gap, also when many write at once", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => recordIn(server().deps, `event ${i}`)));
    const { db, keys } = server().deps;
    const state = await verifyTrail({ db, keys });
    expect(state).toMatchObject({ fault: null, unkeyed: 0, entries: await db.$count(auditEvents) });
    expect(await verifyTrail({ db, keys }, { batchSize: 3 }), "walked in batches").toEqual(state);
  });

  it("is append-only: the database itself refuses to change, delete or empty it", async () => {
    const { db } = server().deps;
    const [row] = await db.select().from(auditEvents).limit(1);
    for (const statement of [
      "update audit_events set action = 'nothing'",
      "delete from audit_events",
      "truncate audit_events",
      "update audit_head set entries = entries - 1",
      "delete from audit_head",
      "truncate audit_head",
    ]) {
      await expect(db.execute(sql.raw(statement))).rejects.toThrow();
    }
    expect((await db.select().from(auditEvents).limit(1))[0]).toEqual(row);
  });

  it("shows where somebody with the keys to the database changed it", async () => {
    const { db } = server().deps;
    const changed = "(select min(id) + 3 from audit_events)";
    await unguarded(db, `update audit_events set action = action || '!' where id = ${changed}`);
    const fault = await faultOf(server().deps);
    expect(fault).toEqual({ reason: "changed", id: expect.any(Number) });
    await noteHead(server().deps);
    const cookie = await logInAs(server().app);
    const answer = await server().app.inject({ url: "/api/audit-events/chain", headers: { cookie } });
    expect(answer.json()).toMatchObject({ last: { fault }, wholeAt: null });
    await unguarded(db, `update audit_events set action = rtrim(action, '!') where id = ${changed}`);
    expect(await faultOf(server().deps)).toBeNull();
  });

  it("is checked by a job that an admin asks for, and nobody else", async () => {
    const { app, deps } = server();
    const ask = (cookie: string) =>
      app.inject({ method: "POST", url: "/api/audit-events/check", headers: { cookie }, payload: { isWhole: true } });
    const cookie = await logInAs(app);
    expect((await ask(cookie)).json()).toEqual({ ok: true });
    const { cookie: agent } = await makeUser(server(), "agent");
    expect((await ask(agent)).statusCode).toBe(403);
    const chain = async () =>
      (await app.inject({ url: "/api/audit-events/chain", headers: { cookie } })).json<TrailCheck>();
    expect((await chain()).running).toMatchObject({ isWhole: true, checked: 0, entries: expect.any(Number) });
    const found = await deps.db.execute(sql`select 1 from jobs.job where name = 'check-audit-trail'`);
    expect(found.rows).toHaveLength(1);
    await checkTrailJob.work({ ...deps, mail: null, sms: null }, {}, { isLast: false });
    expect(await chain()).toMatchObject({ last: { fault: null }, wholeAt: expect.any(String), running: null });
  });

  it("has the same head in the log every day, with nothing of what the entries say", async () => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    await noteHead({ ...server().deps, log });
    const { hash, entries } = await notedOf(server().deps);
    const { level: _level, time: _time, ...line }: Record<string, unknown> = JSON.parse(lines.join(""));
    expect(line).toEqual({ entries, head: `${hash}:${entries}`, msg: "audit head" });
    const found = await server().deps.db.execute(sql`select cron from jobs.schedule where name = 'note-audit-head'`);
    expect(found.rows).toEqual([{ cron: "0 18 * * *" }]);
  });
});

describeOnServer("D4: a consent", (server) => {
  const give = async (createdAt: Date) => {
    const shown = { textVersion: "1", textHash: "x", language: "en" as const, page: "/quote" };
    const consent = { ...shown, phone: "7135550100", ip: "192.0.2.1", userAgent: "test", createdAt };
    await server().deps.db.insert(consents).values(consent);
  };

  it("is neither changed nor truncated, and deleted only after five years", async () => {
    const { db } = server().deps;
    const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000);
    await give(yearsAgo(4.9));
    await expect(db.delete(consents)).rejects.toThrow();
    await expect(db.update(consents).set({ createdAt: yearsAgo(6) })).rejects.toThrow();
    await expect(db.execute(sql`truncate consents cascade`)).rejects.toThrow();
    await give(yearsAgo(5.1));
    await db.execute(sql`delete from consents where created_at < now() - interval '5 years'`);
    expect(await db.$count(consents)).toBe(1);
  });
});
