import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { createDatabase } from "../../../tests/support/postgres-server.ts";
import { testEnv } from "../../../tests/support/test-env.ts";
import { JOBS } from "../../all-jobs.ts";
import { verifyTrail } from "../../platform/audit/verify-trail.ts";
import { boot } from "../../boot.ts";
import { createKeys, loadKeys } from "../../platform/keys.ts";
import { openDetails } from "../../work/leads/sealed-details.ts";
import { openStore, type Database } from "../../platform/db/client.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { verifyBackup } from "./read.ts";
import { restore } from "./restore.ts";

/** A backup made by version 0.1.0 on PGlite, with made-up leads and this key. */
const FIXTURE = fileURLToPath(new URL("../../../tests/fixtures/backup-0.1.0.gz", import.meta.url));
const APP_KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256)).toString("base64");
const log = pino({ level: "silent" });

async function emptyDatabase() {
  const database = await createDatabase(inject("postgresUrl"));
  onTestFinished(database.drop);
  const env = testEnv({
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), "bluebonnet-older-")),
    APP_KEY,
  });
  return { env, keys: loadKeys(env), open: () => openStore(env, log), log, jobs: JOBS };
}

const tablesOf = async (db: Database) => {
  const found = await db.execute(sql`select table_name from information_schema.tables where table_schema = 'public'`);
  return found.rows;
};

describe("R15: a backup of version 0.1.0", () => {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-older-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is restored, brought up to date, opened by its key, and its audit trail sealed", async () => {
    const empty = await emptyDatabase();
    const { rows, footer, sealed: unsigned } = await restore(empty, FIXTURE);
    expect([rows > 200, unsigned > 0, footer]).toEqual([true, true, undefined]);
    const { deps, close, firstAdmin } = await boot(empty.env, { log });
    onTestFinished(close);
    const { db, keys } = deps;
    expect(firstAdmin).toBeNull();
    const quotes = await db.select().from(requests).where(eq(requests.kind, "quote"));
    const sealed = quotes.find(({ name }) => name === "Sealed Vela");
    expect(quotes).toHaveLength(10);
    expect(sealed && openDetails(keys, sealed)).toMatchObject({ driverDob: "1987-06-05" });
    const { fault, unkeyed } = await verifyTrail({ db, keys });
    expect([fault ?? "none", unkeyed > 0]).toEqual(["none", true]);
  });

  it("is refused without its key, and leaves the database empty", async () => {
    const empty = await emptyDatabase();
    const keys = createKeys([Buffer.alloc(32, 7).toString("base64")]);
    await expect(restore({ ...empty, keys }, FIXTURE)).rejects.toThrow("which this site does not have");
    const store = await empty.open();
    onTestFinished(store.close);
    expect(await tablesOf(store.db)).toEqual([]);
  });

  it("is refused by a database that has newer tables already", async () => {
    const empty = await emptyDatabase();
    const store = await empty.open();
    await migrate(store.db);
    await store.close();
    await expect(restore(empty, FIXTURE)).rejects.toThrow("restore into a new, empty one");
  });

  it("R15: one of a newer version is refused before the database is opened", async () => {
    const newer = join(folder, "newer.gz");
    const text = gunzipSync(readFileSync(FIXTURE)).toString("utf8");
    const refused = async (changed: string) => {
      writeFileSync(newer, gzipSync(changed));
      const open = () => Promise.reject(new Error("the database was opened"));
      await expect(restore({ open, keys: null, log, jobs: JOBS }, newer)).rejects.toThrow("made by a newer version");
    };
    const { header } = await verifyBackup(FIXTURE);
    await refused(text.replace(header.migrations[0] ?? "", "0".repeat(64)));
    await refused(text.replace('"format":1', '"format":3'));
  });
});
