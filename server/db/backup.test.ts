import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { createDatabase } from "../../tests/support/postgres-server.ts";
import { startTestApp } from "../../tests/support/test-app.ts";
import { testEnv } from "../../tests/support/test-env.ts";
import { startQueue } from "../jobs/queue.ts";
import { backUp, restore } from "./backup.ts";
import { openStore, type Database, type Store } from "./client.ts";
import { migrate } from "./migrate.ts";
import { uploadedForms } from "./schema/index.ts";
import { listTables, nameOf } from "./tables.ts";

const folder = mkdtempSync(join(tmpdir(), "bluebonnet-backup-"));
const log = pino({ level: "silent" });

/** A fingerprint of the rows of every table. */
async function fingerprints(db: Database): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of await listTables(db)) {
    const from = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
    const columns = sql.join(
      table.columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const found = await db.execute(sql`
      select count(*) || ' ' || coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as print
      from (select ${columns} from ${from}) r`);
    prints[nameOf(table)] = (found as { rows: { print: string }[] }).rows[0]?.print ?? "";
  }
  return prints;
}

async function emptyStore(): Promise<Store> {
  const database = await createDatabase(inject("postgresUrl"));
  onTestFinished(database.drop);
  const store = await openStore(testEnv({ DATA_DIR: folder, DATABASE_URL: database.url }), log);
  await store.exclusively((db) => migrate(db));
  await (await startQueue(store, log)).stop();
  return store;
}

describe("R9: a backup", () => {
  const file = join(folder, "backup.gz");
  let original: Record<string, string>;

  beforeAll(async () => {
    const server = await startTestApp();
    const lead = { insuranceType: "auto", name: "Kept", email: "k@example.com", phone: "7135550100", zipCode: "77008" };
    await server.app.inject({ method: "POST", url: "/api/quote-requests", payload: { ...lead, consent: true } });
    const content = Buffer.from([0, 255, 1, 254]);
    const form = { filename: "form.pdf", contentType: "application/pdf", size: content.length, content };
    await server.deps.db.insert(uploadedForms).values(form);
    // Else the queue might look to its schedules between the two.
    await server.deps.jobs.stop();
    original = await fingerprints(server.deps.db);
    await backUp(server.deps.db, file);
    await server.close();
  });
  it("is restored row by row, and new rows get new ids", async () => {
    const store = await emptyStore();
    expect(await restore(store.db, file)).toBeGreaterThan(100);
    expect(await fingerprints(store.db)).toEqual(original);
    await store.db.execute(sql`insert into agency_codes (carrier, code) values ('New', 'N-1')`);
    await expect(restore(store.db, file)).rejects.toThrow("in use");
    const broken = join(folder, "no-backup.gz");
    writeFileSync(broken, "nothing of the kind");
    await expect(restore(store.db, broken)).rejects.toThrow();
    await store.close();
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
