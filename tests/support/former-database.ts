import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pino from "pino";
import { inject, onTestFinished } from "vitest";
import { openStore, type Database } from "../../server/platform/db/client.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { inRoot } from "../../server/platform/root.ts";
import { createDatabase } from "./postgres-server.ts";
import { testEnv } from "./test-env.ts";

/** Makes a database in the state before a migration (by name) for one test; `update` migrates it to the present. */
export async function databaseBefore(migration: string): Promise<{ db: Database; update(): Promise<number> }> {
  const database = await createDatabase(inject("postgresUrl"));
  onTestFinished(database.drop);
  const { db, close } = await openStore(testEnv({ DATABASE_URL: database.url }), pino({ level: "silent" }));
  onTestFinished(close);
  const migrationsFolder = inRoot("server/platform/db/migrations");
  const { entries }: Journal = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"));
  const first = entries.findIndex(({ tag }) => tag.endsWith(`_${migration}`));
  const all = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  await migrate(db, { only: all.slice(0, first) });
  return { db, update: () => migrate(db) };
}

type Journal = { entries: { tag: string }[] };
