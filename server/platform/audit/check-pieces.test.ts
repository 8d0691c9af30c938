import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { recordIn, rolledBack, unguarded } from "../../../tests/support/audit-trail.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import type { Deps } from "../deps.ts";
import { checkAudit } from "../../operations/health/audit.ts";
import { beginCheck, describeCheck, finishCheck } from "./check-pieces.ts";
import { verifyTrail } from "./verify-trail.ts";

type Needs = Parameters<Parameters<typeof rolledBack>[1]>[0];

describeOnServer("D3: a check of the audit trail in pieces", (server) => {
  beforeAll(async () => {
    for (let n = 0; n < 12; n++) await recordIn(server().deps, `event ${n}`);
  });

  const begin = (deps: Pick<Deps, "db" | "keys">, isWhole: boolean) =>
    deps.db.transaction((tx) => beginCheck(tx, deps, isWhole));
  /** Checks the trail, in pieces of five entries; returns the result. */
  async function check(deps: Needs, isWhole: boolean) {
    await begin(deps, isWhole);
    return (await finishCheck(deps, 5)).last;
  }
  const tryOut = (work: (deps: Needs) => Promise<void>) => rolledBack(server().deps, work);
  const change = (db: Deps["db"], id: number) =>
    unguarded(db, `update audit_events set action = action || '!' where id = ${id}`);

  it("finds what a check in one go finds", async () => {
    await tryOut(async (deps) => {
      const { at, ...last } = (await check(deps, false)) ?? {};
      expect(last).toEqual(await verifyTrail(deps));
      expect(await describeCheck(deps)).toEqual({ last: { ...last, at }, wholeAt: at, running: null });
    });
  });

  it("tells how far it has come, and goes on there when it was cut off", async () => {
    await tryOut(async (deps) => {
      await begin(deps, true);
      let pieces = 0;
      const cutOff = new Error("cut off");
      const db = Object.create(deps.db, {
        transaction: {
          value: (work: Parameters<typeof deps.db.transaction>[0]) => {
            if (pieces++ === 2) throw cutOff;
            return deps.db.transaction(work);
          },
        },
      }) as typeof deps.db;
      await expect(finishCheck({ ...deps, db }, 5)).rejects.toThrow(cutOff);
      const { running } = await describeCheck(deps);
      expect(running).toEqual({ isWhole: true, checked: 10, entries: expect.any(Number) });
      // Asking for the entries since the last check joins the check that is under way.
      await begin(deps, false);
      expect((await describeCheck(deps)).running).toEqual(running);
      const { last } = await finishCheck(deps, 5);
      expect(last).toMatchObject({ fault: null, entries: running?.entries });
    });
  });

  it("begins where the last one ended, and finds what is wrong after that", async () => {
    await tryOut(async (deps) => {
      const before = await check(deps, true);
      await recordIn(deps, "later");
      await begin(deps, false);
      expect((await describeCheck(deps)).running).toMatchObject({ isWhole: false, checked: before?.entries });
      await change(deps.db, (before?.entries ?? 0) + 1);
      expect((await finishCheck(deps, 5)).last?.fault).toEqual({ reason: "changed", id: (before?.entries ?? 0) + 1 });
    });
  });

  it("of all of it finds an older entry that was changed, and from then on each check is of all of it", async () => {
    await tryOut(async (deps) => {
      await check(deps, true);
      await change(deps.db, 3);
      expect((await check(deps, false))?.fault, "before the checkpoint").toBeNull();
      const fault = { reason: "changed", id: 3 };
      expect((await check(deps, true))?.fault).toEqual(fault);
      expect(await checkAudit(deps)).toMatchObject({ state: "fail", text: "health:audit.changed" });
      expect((await check(deps, false))?.fault).toEqual(fault);
      await unguarded(deps.db, "update audit_events set action = rtrim(action, '!') where id = 3");
      expect((await check(deps, false))?.fault).toBeNull();
      expect(await checkAudit(deps)).toMatchObject({ state: "ok" });
    });
  });

  it("does not go by a checkpoint that our keys have not signed", async () => {
    await tryOut(async (deps) => {
      await check(deps, true);
      await change(deps.db, 3);
      // Changing one word of the state is enough.
      await deps.db.execute(sql`update system_state set value = jsonb_set(value, '{text}',
        to_jsonb(replace(value->>'text', '"unkeyed":0', '"unkeyed":1'))) where key = 'audit-check'`);
      expect(await describeCheck(deps)).toEqual({ last: null, wholeAt: null, running: null });
      expect((await check(deps, false))?.fault).toEqual({ reason: "changed", id: 3 });
    });
  });

  it.each([
    ["the newest entries are gone", ["delete from audit_events where id > 8"], "missing"],
    ["all entries are gone", ["truncate audit_events"], "missing"],
    ["the head is gone", ["truncate audit_head"], "noHead"],
    ["the head is another", ["update audit_head set entries = entries - 1"], "headChanged"],
    [
      "an entry stands behind the signed end",
      ["insert into audit_events (at, action, previous_hash, hash) values (now(), 'login', 'x', 'y')"],
      "headChanged",
    ],
  ])("finds it when %s", async (_, statements, reason) => {
    await tryOut(async (deps) => {
      await unguarded(deps.db, ...statements);
      expect((await check(deps, true))?.fault?.reason).toBe(reason);
    });
    await tryOut(async (deps) => {
      await check(deps, true);
      await unguarded(deps.db, ...statements);
      expect((await check(deps, false))?.fault, "after a checkpoint").not.toBeNull();
    });
  });
});
