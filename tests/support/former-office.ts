import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import pino from "pino";
import { inject } from "vitest";
import { JOBS } from "../../server/all-jobs.ts";
import { verifyBackup } from "../../server/operations/backup/read.ts";
import { loadRows } from "../../server/operations/backup/restore.ts";
import { openStore, type Database, type Store } from "../../server/platform/db/client.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { startQueue } from "../../server/platform/jobs/queue.ts";
import { createDatabase } from "./postgres-server.ts";
import { testEnv } from "./test-env.ts";

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
/**
 * A backup made by version 0.2.0 with this key: requests of both kinds, worked, with mails, texts, merges and an audit
 * trail.
 */
const ROWS = fixture("office-0.2.0.gz");
const APP_KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256)).toString("base64");

/** The clock when version 0.2.0 was queried, and what its API answered to an admin, by address. */
export const FORMER_CLOCK = () => new Date("2026-11-16T18:00:00Z");
export const FORMER_ANSWERS: Record<string, unknown> = JSON.parse(
  gunzipSync(readFileSync(fixture("office-0.2.0-answers.json.gz"))).toString("utf8"),
);

export type FormerOffice = {
  env: Record<string, string>;
  /** The folder of the backups that upgrades make. */
  backups: string;
  use<T>(work: (db: Database) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
};

/** Makes the database and the data folder of an office as version 0.2.0 left them. */
export async function makeFormerOffice(): Promise<FormerOffice> {
  const database = await createDatabase(inject("postgresUrl"));
  const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-former-"));
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, APP_KEY };
  const open = () => openStore(testEnv(env), pino({ level: "silent" }));
  await fill(await open());
  return {
    env,
    backups: join(dataDir, "backups"),
    async use(work) {
      const store = await open();
      try {
        return await work(store.db);
      } finally {
        await store.close();
      }
    },
    async drop() {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function fill(store: Store): Promise<void> {
  const { header } = await verifyBackup(ROWS);
  await (await startQueue(store, pino({ level: "silent" }), JOBS)).stop(); // makes the tables of the queue
  await store.exclusively((db) =>
    db.transaction(async (tx) => {
      await migrate(tx, { only: header.migrations });
      await tx.execute("delete from jobs.job");
      await loadRows(tx, ROWS);
    }),
  );
  await store.close();
}
