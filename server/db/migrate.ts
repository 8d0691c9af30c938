import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { overwritten, StartError } from "../start-error.ts";
import { inRoot } from "../root.ts";
import type { Database } from "./client.ts";

const migrationsFolder = inRoot("server/db/migrations");

/**
 * Brings the schema up to date. Each migration and the note that it ran are one transaction,
 * so that a process killed midway leaves either all of it or nothing.
 * Written out because the drivers' own migrators each take their own kind of connection.
 * With a list of hashes only those are run, in their order: the schema as an older version had it.
 */
export async function migrate(db: Database, only?: readonly string[]): Promise<number> {
  await db.execute(sql`create table if not exists schema_migrations (
    hash text primary key, created_at bigint not null, applied_at timestamptz not null default now())`);
  const applied = new Set(await appliedMigrations(db));
  refuseOtherVersion([...applied]);
  const wanted = readMigrationFiles({ migrationsFolder }).filter(({ hash }) => only?.includes(hash) ?? true);
  const pending = wanted.filter(({ hash }) => !applied.has(hash));
  for (const migration of pending) {
    await db.transaction(async (tx) => {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into schema_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    });
  }
  return pending.length;
}

/**
 * Refuses a database that a newer version has changed, whose tables this one would misread, and one whose list of
 * migrations has a gap: none that ran later was ever there without those before it.
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
  if (gap > 0) throw overwritten(`${gap} of its migrations are missing from the list`);
}

/** The hashes of the migrations that have run. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const found = await db.execute(sql`select hash from schema_migrations order by hash`);
  return (found as { rows: { hash: string }[] }).rows.map((row) => row.hash);
}

/** The hashes of the migrations that this version knows. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}
