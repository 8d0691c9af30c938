import { randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { createDatabase } from "../../../tests/support/postgres-server.ts";
import { testEnv } from "../../../tests/support/test-env.ts";
import { bringUpToDate } from "../../boot.ts";
import { systemClock } from "../clock.ts";
import { openStore, type Database } from "../db/client.ts";
import { knownMigrations, migrate } from "../db/migrate.ts";
import { checkAudit } from "../../operations/health/audit.ts";
import { loadKeys } from "../keys.ts";
import { GENESIS, hashOf } from "./chain.ts";
import { writeNote } from "./noted-head.ts";
import { verifyTrail } from "./verify-trail.ts";

/** Number of migrations of the version that signed nothing. */
const UNSIGNED = 6;
const DAY_MS = 86_400_000;

/** Adds an entry without a key, as that version and everybody can. */
async function addUnsigned(db: Database, keys: ReturnType<typeof loadKeys>): Promise<void> {
  const plain = { at: new Date("2025-03-04T15:00:00Z"), action: "login", details: {}, previousHash: GENESIS };
  const nobody = { actorId: null, actorName: null, subjectType: null, subjectId: null, ip: null, keyId: null };
  const hash = hashOf(keys, { ...plain, ...nobody });
  await db.execute(sql`insert into audit_events (at, action, details, previous_hash, hash)
    values (${plain.at.toISOString()}, ${plain.action}, '{}', ${GENESIS}, ${hash})`);
}

describe("D3: a database of the version that signed no audit entries", () => {
  /** Creates such a database with one entry; captures what a start logs of it. */
  async function unsigned() {
    const database = await createDatabase(inject("postgresUrl"));
    const DATA_DIR = mkdtempSync(join(tmpdir(), "bluebonnet-seal-"));
    const env = testEnv({ DATABASE_URL: database.url, DATA_DIR, APP_KEY: randomBytes(32).toString("base64") });
    const said: unknown[] = [];
    const log = pino({ base: null }, { write: (line: string) => void said.push(JSON.parse(line)) });
    const store = await openStore(env, log);
    onTestFinished(async () => {
      await store.close();
      await database.drop();
    });
    const { db } = store;
    const keys = loadKeys(env);
    await migrate(db, { only: knownMigrations().slice(0, UNSIGNED) });
    await addUnsigned(db, keys);
    await db.execute(sql`insert into users (username, password, first_name, last_name, role)
      values ('rosa', 'x', 'Rosa', 'Vela', 'admin')`);
    const deps = { db, keys, env, log, clock: systemClock };
    return { ...deps, said, start: () => bringUpToDate(db, deps) };
  }

  it("is sealed by the start that brings the signatures, aloud, and by no later one", async () => {
    const { start, said, ...deps } = await unsigned();
    await start();
    await start();
    expect(await verifyTrail(deps)).toMatchObject({ fault: null, entries: 2, unkeyed: 1 });
    expect(said).toMatchObject([{ level: 40, entries: 1, msg: expect.stringContaining("wrote without a key") }]);
    expect(await checkAudit(deps)).toMatchObject({
      state: "warn",
      text: "health:audit.sealed",
      values: { unkeyed: 1 },
    });
    const later = () => new Date(Date.now() + 31 * DAY_MS);
    expect(await checkAudit({ ...deps, clock: later })).toMatchObject({ state: "ok", text: "health:audit.ok" });
  });

  it("is not sealed where its folder remembers a signed trail, damaged or not", async () => {
    for (const remember of [
      ({ env, keys }: Awaited<ReturnType<typeof unsigned>>) =>
        writeNote(env.DATA_DIR, keys, { id: 9, entries: 9, hash: GENESIS }),
      ({ env }: Awaited<ReturnType<typeof unsigned>>) => writeFileSync(join(env.DATA_DIR, "audit.head"), ""),
    ]) {
      const site = await unsigned();
      remember(site);
      await site.start();
      expect(site.said).toMatchObject([{ level: 50, msg: expect.stringContaining("are not sealed") }]);
      expect((await verifyTrail(site)).fault).toEqual({ reason: "noHead" });
      expect(await checkAudit(site)).toMatchObject({ state: "fail", text: "health:audit.changed" });
    }
  });

  it("is not sealed where something in it was sealed by a version that signs", async () => {
    const site = await unsigned();
    const secret = site.keys.seal("JBSWY3DPEHPK3PXP", { table: "users", field: "totp_secret", row: 4 });
    await site.db.execute(sql`update users set totp_secret = ${secret}`);
    await site.start();
    expect((await verifyTrail(site)).fault).toEqual({ reason: "noHead" });
  });

  it("is left as it was by a start that is cut off before the seal", async () => {
    const { start, ...deps } = await unsigned();
    const cut = bringUpToDate(deps.db, {
      ...deps,
      clock: () => {
        throw new Error("cut off");
      },
    });
    await expect(cut).rejects.toThrow("cut off");
    await start();
    expect(await verifyTrail(deps)).toMatchObject({ fault: null, unkeyed: 1 });
  });
});
