import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { damagedDatabaseError, StartError } from "../start-error.ts";
import { inRoot } from "../root.ts";
import type { Database } from "./client.ts";
import { followWork, type Tell } from "./progress.ts";

const migrationsFolder = inRoot("server/platform/db/migrations");

/** Memory for sorting while a migration runs: indexes of large tables are built without temporary files. */
const SETTINGS = "set local maintenance_work_mem = '256MB'; set local work_mem = '64MB'";

type Migration = MigrationMeta & { name: string };

type Options = {
  /** Hashes of the only migrations to run, in their order: gives the schema of an older version. */
  only?: readonly string[];
  /** Prints the progress of each step. */
  tell?: Tell;
};

/**
 * Runs the pending migrations, and returns their number. Each migration and the note that it ran are one transaction,
 * so that a process killed midway leaves either all of it or nothing, and the next start goes on with that one. Written
 * out because the drivers' own migrators each take their own kind of connection.
 */
export async function migrate(db: Database, { only, tell = () => undefined }: Options = {}): Promise<number> {
  const pending = (await pendingMigrations(db)).filter(({ hash }) => only?.includes(hash) ?? true);
  for (const [index, migration] of pending.entries()) {
    const step = followWork(`Upgrade, step ${index + 1} of ${pending.length} (${migration.name})`, tell);
    try {
      await db.transaction(async (tx) => {
        await tx.execute(sql.raw(SETTINGS));
        for (const [statement, text] of migration.sql.entries()) {
          step.reached(`statement ${statement + 1} of ${migration.sql.length}`);
          await tx.execute(sql.raw(text));
        }
        await tx.execute(
          sql`insert into schema_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
        );
      });
      step.finish();
    } finally {
      step.stop();
    }
  }
  return pending.length;
}

/** Lists the migrations that have not run yet. Throws for a database that this version must not touch. */
export async function pendingMigrations(db: Database): Promise<Migration[]> {
  await db.execute(sql`create table if not exists schema_migrations (
    hash text primary key, created_at bigint not null, applied_at timestamptz not null default now())`);
  const applied = new Set(await appliedMigrations(db));
  refuseOtherVersion([...applied]);
  return readMigrations().filter(({ hash }) => !applied.has(hash));
}

/**
 * Rejects a database that a newer version has migrated, whose tables this one would misread. Also rejects one whose
 * list of migrations has a gap: no migration ever ran without those before it.
 */
function refuseOtherVersion(applied: string[]): void {
  const known = knownMigrations();
  const unknown = applied.filter((hash) => !known.includes(hash)).length;
  if (unknown > 0) {
    throw new StartError(
      `The database was used by a newer version of this program: ${unknown} of its migrations are not known here.\n` +
        "Start that version again, or restore a backup from before the update into a new, empty database.",
    );
  }
  const gap = known.slice(0, applied.length).filter((hash) => !applied.includes(hash)).length;
  if (gap > 0) throw damagedDatabaseError(`${gap} of its migrations are missing from the list`);
}

/** Lists the hashes of the migrations that have run. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const found = await db.execute<{ hash: string }>(sql`select hash from schema_migrations order by hash`);
  return found.rows.map((row) => row.hash);
}

/** Lists the hashes of the migrations that this version knows. */
export function knownMigrations(): string[] {
  return readMigrations().map(({ hash }) => hash);
}

let read: Migration[] | undefined;

/** Lists the migrations of this version, in their order, with the names of their files. Reads them once. */
function readMigrations(): Migration[] {
  return (read ??= readFiles());
}

function readFiles(): Migration[] {
  const { entries }: Journal = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"));
  return readMigrationFiles({ migrationsFolder }).map((migration, index) => {
    return { ...migration, name: entries[index]?.tag.replace(/^\d+_/, "") ?? "" };
  });
}

type Journal = { entries: { tag: string }[] };
