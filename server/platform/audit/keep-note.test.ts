import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { afterEach, expect, it } from "vitest";
import { recordIn, rolledBack, unguarded } from "../../../tests/support/audit-trail.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { bringUpToDate } from "../../boot.ts";
import type { Deps } from "../deps.ts";
import { checkAudit } from "../../operations/health/audit.ts";
import { createKeys } from "../keys.ts";
import { keepNote } from "./keep-note.ts";
import { removeNote } from "./noted-head.ts";
import { findHead } from "./record-event.ts";
import { beginCheck, finishCheck } from "./check-pieces.ts";
import { verifyNotedTrail } from "./verify-trail.ts";

type Needs = Pick<Deps, "db" | "keys" | "env" | "log" | "clock" | "recordEvent">;

/** Runs a process that checks the trail when it starts and ends; returns its log lines. */
async function lookOnce(deps: Needs): Promise<unknown[]> {
  const said: unknown[] = [];
  const log = pino({ base: null }, { write: (line: string) => void said.push(JSON.parse(line)) });
  await (await keepNote({ ...deps, log })).close();
  return said;
}

describeOnServer("D3: the end of the audit trail, noted in the data folder", (server) => {
  const noteFile = () => join(server().deps.env.DATA_DIR, "audit.head");
  afterEach(() => removeNote(server().deps.env.DATA_DIR));

  /** Notes a trail, then deletes its last entry and puts back the head that was genuine before it. */
  async function rollBack(deps: Needs): Promise<number> {
    const old = await findHead(deps.db);
    await recordIn(deps, "hidden");
    await lookOnce(deps);
    await unguarded(
      deps.db,
      "delete from audit_events where id = (select max(id) from audit_events)",
      `update audit_head set entries = ${old?.entries}, hash = '${old?.hash}', signature = '${old?.signature}'`,
    );
    return (old?.entries ?? 0) + 1;
  }

  it("moves on with the trail, and is silent while that goes on from it", async () => {
    const { deps } = server();
    await recordIn(deps, "one");
    expect(await lookOnce(deps)).toEqual([]);
    const first = readFileSync(noteFile(), "utf8");
    await recordIn(deps, "two");
    expect(await lookOnce(deps)).toEqual([]);
    expect(readFileSync(noteFile(), "utf8")).not.toBe(first);
    expect(await verifyNotedTrail(deps)).toMatchObject({ fault: null });
    expect(await checkAudit(deps)).toMatchObject({ state: "ok" });
  });

  it("shows that rows and head were put back together to an earlier day, also once new entries follow", async () => {
    await rolledBack(server().deps, async (deps) => {
      const fault = { reason: "notNoted", entries: await rollBack(deps) };
      const note = readFileSync(noteFile(), "utf8");
      for (const action of ["next", "another"]) {
        expect(await lookOnce(deps)).toMatchObject([{ level: 50, fault, msg: "the audit trail is not whole" }]);
        expect((await verifyNotedTrail(deps)).fault).toEqual(fault);
        expect(await checkAudit(deps)).toMatchObject({ state: "fail", text: "health:audit.notNoted" });
        await recordIn(deps, action);
      }
      expect(readFileSync(noteFile(), "utf8"), "the note stays").toBe(note);
    });
  });

  it("is told to admins with the state of the trail", async () => {
    const { app, deps } = server();
    await recordIn(deps, "noted");
    await lookOnce(deps);
    const cookie = await logInAs(app);
    const chain = async () =>
      (await app.inject({ url: "/api/audit-events/chain", headers: { cookie } })).json<object>();
    await deps.db.transaction((tx) => beginCheck(tx, deps, true));
    await finishCheck(deps);
    expect(await chain()).toMatchObject({ last: { fault: null } });
    writeFileSync(noteFile(), "not a note");
    expect(await chain()).toMatchObject({ last: { fault: { reason: "noteDamaged" } } });
    expect(await checkAudit(deps)).toMatchObject({ state: "fail", text: "health:audit.noteDamaged" });
  });

  it("is not moved by a note that somebody without the key wrote, nor by one that was changed", async () => {
    await rolledBack(server().deps, async (deps) => {
      await rollBack(deps);
      const note: { entries: number } = JSON.parse(readFileSync(noteFile(), "utf8"));
      writeFileSync(noteFile(), JSON.stringify({ ...note, entries: note.entries - 1 }));
      expect(await lookOnce(deps)).toMatchObject([{ fault: { reason: "noteDamaged" } }]);
      expect((await verifyNotedTrail(deps)).fault).toEqual({ reason: "noteDamaged" });
    });
  });

  it("goes on under a new key, whose first entry says so, when the former one is gone", async () => {
    await rolledBack(server().deps, async (deps) => {
      await lookOnce(deps);
      const [APP_KEY, former] = [
        randomBytes(32).toString("base64"),
        readFileSync(join(deps.env.DATA_DIR, "app.key"), "utf8"),
      ];
      const env = { ...deps.env, APP_KEY, APP_KEYS_OLD: [former] };
      const both = await bringUpToDate(deps.db, { ...deps, env });
      expect(await lookOnce({ ...deps, ...both })).toEqual([]);
      const keys = createKeys([APP_KEY]);
      const alone = { ...deps, ...(await bringUpToDate(deps.db, { ...deps, env: { ...env, APP_KEYS_OLD: [] } })) };
      await recordIn(alone, "next");
      expect(await lookOnce({ ...alone, keys })).toEqual([]);
      expect((await verifyNotedTrail({ ...deps, keys: both.keys })).fault, "with both keys").toBeNull();
    });
  });
});
