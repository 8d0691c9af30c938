import { randomBytes } from "node:crypto";
import { asc } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { faultOf, notedOf, recordIn, rolledBack, unguarded } from "../../../tests/support/audit-trail.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { bringUpToDate } from "../../boot.ts";
import type { Database } from "../db/client.ts";
import { auditEvents } from "../db/schema/index.ts";
import { createKeys, type Keys } from "../keys.ts";
import { GENESIS, hashOf } from "./chain.ts";
import { createRecorder, findHead } from "./record-event.ts";
import { sealTrail } from "./seal-trail.ts";
import { removeNote, type NotedHead } from "./noted-head.ts";
import { verifyTrail } from "./verify-trail.ts";

const NEWEST = "(select max(id) from audit_events)";
const UNSEALED = ["truncate audit_events", "truncate audit_head", "delete from seeds_applied where key = 'audit-seal'"];
const newKey = () => randomBytes(32).toString("base64");

/** Rewrites rows as anybody can: with plain hashes that fit each other. */
async function rewriteWithoutKey(db: Database, keys: Keys, only: (row: { keyId: string | null }) => boolean) {
  const rows = await db.select().from(auditEvents).orderBy(asc(auditEvents.id));
  let previousHash = GENESIS;
  for (const { id, ...row } of rows.filter(only)) {
    const hash = hashOf(keys, { ...row, action: "nothing", keyId: null, previousHash }) ?? "";
    const set = `action = 'nothing', key_id = null, previous_hash = '${previousHash}', hash = '${hash}'`;
    await unguarded(db, `update audit_events set ${set} where id = ${id}`);
    previousHash = hash;
  }
}

describeOnServer("D3: a trail that was tampered with past the guards", (server) => {
  let noted: NotedHead;
  beforeAll(async () => {
    for (let n = 0; n < 5; n++) await recordIn(server().deps, `before ${n}`);
    noted = await notedOf(server().deps);
    for (let n = 0; n < 5; n++) await recordIn(server().deps, `after ${n}`);
  });

  /** Returns the faults after an attack, and after the next start and event: neither may heal anything. */
  async function attack(act: (db: Database, keys: Keys) => Promise<void>) {
    const found: Awaited<ReturnType<typeof faultOf>>[] = [];
    await rolledBack(server().deps, async (deps) => {
      await act(deps.db, deps.keys);
      // The attack is found without the note outside of the database, too.
      removeNote(deps.env.DATA_DIR);
      found.push(await faultOf(deps), await faultOf(deps, noted));
      await bringUpToDate(deps.db, deps);
      await recordIn(deps, "next");
      found.push(await faultOf(deps));
    });
    const [atOnce, againstNoted, later] = found;
    return { atOnce, againstNoted, later };
  }

  it("is whole before, and against a head that was noted earlier", async () => {
    expect(await attack(async () => {})).toEqual({ atOnce: null, againstNoted: null, later: null });
  });

  it("is found when the newest rows are gone", async () => {
    const found = await attack((db) => unguarded(db, `delete from audit_events where id > ${NEWEST} - 3`));
    expect(found.atOnce).toEqual({ reason: "missing", expected: noted.entries + 5, found: noted.entries + 2 });
    expect(found.later).toMatchObject({ reason: "changed" });
  });

  it.each(["delete from audit_events", "truncate audit_events"])("is found after: %s", async (statement) => {
    const found = await attack((db) => unguarded(db, statement));
    expect(found.atOnce).toMatchObject({ reason: "missing", found: 0 });
    expect(found.againstNoted).toEqual({ reason: "notNoted", entries: noted.entries });
    expect(found.later).toMatchObject({ reason: "changed" });
  });

  it("is found when the head is gone, too", async () => {
    const found = await attack((db) => unguarded(db, "truncate audit_events", "truncate audit_head"));
    expect(found).toMatchObject({ atOnce: { reason: "noHead" }, later: { reason: "changed" } });
  });

  it("is found when the head is moved back without its key", async () => {
    const hash = "(select hash from audit_events order by id desc limit 1)";
    const found = await attack((db) =>
      unguarded(
        db,
        `delete from audit_events where id = ${NEWEST}`,
        `update audit_head set entries = entries - 1, hash = ${hash}`,
      ),
    );
    expect(found.atOnce).toEqual({ reason: "headChanged" });
    expect(found.later, "the next entry does not sign the forged head").toEqual({ reason: "headChanged" });
  });

  it.each([
    ["the mark of the seal", "delete from seeds_applied where key = 'audit-seal'"],
    ["every mark and the check value of the key", "truncate seeds_applied, system_state"],
  ])(
    "is found when all of it is written anew without a key, as if it was never signed, and %s is gone",
    async (_, statement) => {
      const found = await attack(async (db, keys) => {
        await rewriteWithoutKey(db, keys, () => true);
        await unguarded(db, "truncate audit_head", statement);
      });
      expect(found.atOnce).toEqual({ reason: "noHead" });
      expect(found.later).toMatchObject({ reason: "changed" });
    },
  );

  it("is found when all of it is written anew without a key", async () => {
    const found = await attack((db, keys) => rewriteWithoutKey(db, keys, () => true));
    expect(found.atOnce).toEqual({ reason: "headChanged" });
  });

  it("is found against a noted head when rows and head were put back together to an earlier day", async () => {
    await rolledBack(server().deps, async (deps) => {
      const old = await findHead(deps.db);
      await recordIn(deps, "hidden");
      const latest = await notedOf(deps);
      await unguarded(
        deps.db,
        `delete from audit_events where id = ${NEWEST}`,
        `update audit_head set entries = ${old?.entries}, hash = '${old?.hash}', signature = '${old?.signature}'`,
      );
      expect(await faultOf(deps), "an old head fits old rows").toBeNull();
      const fault = { reason: "notNoted", entries: latest.entries };
      expect(await faultOf(deps, latest)).toEqual(fault);
      await recordIn(deps, "another");
      expect(await faultOf(deps, latest), "as long again, but another").toEqual(fault);
    });
  });

  it("is not found where a key was replaced, and an entry whose key is gone is named", async () => {
    await rolledBack(server().deps, async ({ db, clock, log }) => {
      const [first, second] = [newKey(), newKey()];
      await unguarded(db, ...UNSEALED);
      const before = createKeys([first]);
      await sealTrail(db, { keys: before, recordEvent: createRecorder(before), at: clock(), log });
      const after = createKeys([second, first]);
      await createRecorder(after)(db, { action: "login" }, clock());
      expect(await verifyTrail({ db, keys: after })).toMatchObject({ fault: null, entries: 2 });
      const { fault } = await verifyTrail({ db, keys: createKeys([second]) });
      expect(fault).toMatchObject({ reason: "unknownKey", keyId: before.id });
    });
  });

  it("is found in the rows of a version without keys, from the moment that they were sealed", async () => {
    await rolledBack(server().deps, async (deps) => {
      const { db, keys, clock } = deps;
      await unguarded(db, ...UNSEALED);
      for (const action of ["one", "two", "three"]) await recordIn(deps, action);
      await rewriteWithoutKey(db, keys, () => true);
      await unguarded(db, ...UNSEALED.slice(1));
      await sealTrail(db, { ...deps, at: clock() });
      await bringUpToDate(db, deps);
      expect(await verifyTrail(deps)).toMatchObject({ fault: null, entries: 4, unkeyed: 3 });
      await unguarded(db, "update audit_events set ip = '192.0.2.2' where key_id is null");
      await rewriteWithoutKey(db, keys, ({ keyId }) => keyId === null);
      const [seal] = await db.select().from(auditEvents).orderBy(asc(auditEvents.id)).offset(3);
      expect(await faultOf(deps)).toEqual({ reason: "changed", id: seal?.id });
    });
  });
});
