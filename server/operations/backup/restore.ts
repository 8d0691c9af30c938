import { getTableName, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { createRecorder } from "../../platform/audit/record-event.ts";
import { isBeforeSigning, sealTrail } from "../../platform/audit/seal-trail.ts";
import { systemClock, type Clock } from "../../platform/clock.ts";
import { MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import { LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";
import { SHELVES } from "../../content/shelves/shelves.ts";
import { forgetPrefix } from "../../platform/files/s3-pieces.ts";
import { startQueue } from "../../platform/jobs/queue.ts";
import type { Job } from "../../platform/deps.ts";
import type { Keys } from "../../platform/keys.ts";
import type { Database, Store } from "../../platform/db/client.ts";
import { appliedMigrations, knownMigrations, migrate } from "../../platform/db/migrate.ts";
import { MESSAGE_NUMBERS } from "../../platform/db/schema/index.ts";
import { listTables, qualifiedTableName, type Table } from "../../platform/db/tables.ts";
import { SERVER_KINDS } from "../../work/leads/kinds.ts";
import { BackupError, type Batch, type Header } from "./format.ts";
import { keysInUse, refuseUnknownKeys } from "./keys-in-use.ts";
import { forgetBackup } from "./noted-backup.ts";
import { readBackup, verifyBackup, type Contents } from "./read.ts";

type Needs = { open(): Promise<Store>; keys: Keys | null; log: Logger; jobs: readonly Job[]; clock?: Clock };

/**
 * Restores a backup of this version or an older one into an empty database: all of it or nothing. Rejects a backup that
 * is incomplete, or that was encrypted with a key that is not at hand, before the database is even opened.
 */
export async function restore(
  { open, keys, log, jobs, clock = systemClock }: Needs,
  file: string,
): Promise<Contents & { sealed: number }> {
  const contents = await verifyBackup(file);
  refuseUnknownKeys(contents.footer?.keys ?? [], keys);
  refuseNewerVersion(contents.header);
  const store = await open();
  try {
    await refuseUsedDatabase(store.db);
    await (await startQueue(store, log, jobs)).stop(); // makes the tables of the queue
    const sealed = await store.exclusively((db) =>
      db.transaction((tx) => fill(tx, file, contents.header, { keys, clock, log })),
    );
    return { ...contents, sealed };
  } finally {
    await store.close();
  }
}

type FillNeeds = { keys: Keys | null; clock: Clock; log: Logger };

/** Fills the tables; returns the number of entries of the audit trail that had no key and were sealed. */
async function fill(tx: Database, file: string, header: Header, { keys, clock, log }: FillNeeds): Promise<number> {
  await refuseUsedDatabase(tx);
  await migrate(tx, { only: header.migrations });
  await refuseOtherTables(tx, header);
  const isToBeSealed = await isBeforeSigning(tx);
  // While its tables were made, the queue may have added jobs of its own, which the backup has as well.
  await tx.execute(sql`delete from jobs.job`);
  await loadRows(tx, file);
  await migrate(tx);
  // The keys of the footer were checked before; those of a backup without a footer are checked here.
  refuseUnknownKeys(await keysInUse(tx), keys);
  return isToBeSealed ? seal(tx, keys, { at: clock(), log }) : 0;
}

/** Seals a trail that a version without signatures wrote: a start never would. */
async function seal(tx: Database, keys: Keys | null, how: { at: Date; log: Logger }): Promise<number> {
  if (!keys) {
    throw new BackupError(
      "The audit trail of the backup is to be signed, and there is no key: set APP_KEY to that of the site, or put " +
        "its app.key into DATA_DIR.",
    );
  }
  const { entries, isSealed } = await sealTrail(tx, { ...how, keys, recordEvent: createRecorder(keys) });
  if (isSealed) return entries;
  throw new BackupError(
    "The backup is not what it says: its audit trail has no signatures, but other values are of a version that signs.",
  );
}

async function refuseUsedDatabase(db: Database): Promise<void> {
  const found = await db.execute<{ isMade: boolean }>(sql`select to_regclass('public.users') is not null as "isMade"`);
  const [state] = found.rows;
  if (!state?.isMade) return;
  const users = await db.execute(sql`select 1 from users limit 1`);
  if (users.rows.length > 0) {
    throw new BackupError("The database is in use: restore into an empty one.");
  }
}

function refuseNewerVersion({ migrations }: Header): void {
  const known = new Set(knownMigrations());
  if (migrations.every((hash) => known.has(hash))) return;
  throw new BackupError("The backup was made by a newer version, or another: restore it with that one.");
}

/** Rejects a database with the tables of a newer version than the backup's, even when it is still empty. */
async function refuseOtherTables(tx: Database, { migrations }: Header): Promise<void> {
  if ((await appliedMigrations(tx)).length === migrations.length) return;
  throw new BackupError("The database has the tables of a newer version already: restore into a new, empty one.");
}

/** Loads the rows of a backup into empty tables of its own version. */
export async function loadRows(tx: Database, file: string): Promise<void> {
  const tables = new Map((await listTables(tx)).map((table) => [qualifiedTableName(table), table]));
  await checkingOwnReferencesLast(tx, async () => {
    for await (const part of readBackup(file)) {
      if ("format" in part) continue;
      const table = tables.get(part.table);
      if (!table) throw new BackupError(`The backup has a table ${part.table} that this version does not know.`);
      await insertRows(tx, table, part);
    }
  });
  const hasVersions = tables.has("public.content_versions");
  for (const table of tables.values()) await moveSequences(tx, table, hasVersions);
  if (tables.has("public.requests")) await moveNumbers(tx);
  if (tables.has("public.messages")) await moveMessageNumbers(tx);
  if (!tables.has("public.system_state")) return;
  // All files are in the database now. The objects of an S3 store belong to the site that was backed up.
  await forgetPrefix(tx);
  await forgetBackup(tx);
}

/**
 * Runs `load` with the references of tables to themselves checked at its end: a customer may have been merged into one
 * that comes later in the backup.
 */
async function checkingOwnReferencesLast(tx: Database, load: () => Promise<void>): Promise<void> {
  const { rows: own } = await tx.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as "table", quote_ident(conname) as name from pg_constraint
    where contype = 'f' and conrelid = confrelid and connamespace = 'public'::regnamespace`);
  const setEach = async (how: string) => {
    for (const { table, name } of own)
      await tx.execute(sql.raw(`alter table ${table} alter constraint ${name} ${how}`));
  };
  await setEach("deferrable initially deferred");
  await load();
  await tx.execute(sql`set constraints all immediate`);
  await setEach("not deferrable");
}

async function insertRows(tx: Database, table: Table, { rows }: Batch): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  // A column that the backup does not have gets its default; the tables of the queue change without our migrations.
  const given = new Set(Object.keys(JSON.parse(first)));
  const columns = sql.join(
    table.columns.filter((column) => given.has(column)).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const into = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
  await tx.execute(sql`insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${`[${rows.join(",")}]`}::json)`);
}

/**
 * Sets the sequences of a table to follow the highest restored numbers. Those of content also follow deleted items, whose
 * history is kept by their ids: a new item with such an id would take it over.
 */
async function moveSequences(tx: Database, { schema, name, counted }: Table, hasVersions: boolean): Promise<void> {
  if (schema !== "public") return;
  const kinds = keysOf(SHELVES).filter((kind) => getTableName(SHELVES[kind].table) === name);
  const deleted =
    hasVersions && kinds.length > 0
      ? sql`(select max(row_id) from content_versions where kind in ${kinds})`
      : sql`null::integer`;
  for (const column of counted) {
    await tx.execute(sql`select setval(pg_get_serial_sequence(${`"${name}"`}, ${column}),
      coalesce(last, 1), last is not null) from (select
        greatest((select max(${sql.identifier(column)}) from ${sql.identifier(name)}), ${deleted}) as last) as found`);
  }
}

/** Sets the number sequence of each kind of request to follow its highest restored number. */
async function moveNumbers(tx: Database): Promise<void> {
  for (const kind of LEAD_KINDS) {
    await tx.execute(sql`select setval(${SERVER_KINDS[kind].numbers.seqName},
      coalesce((select max(number) from requests where kind = ${kind}), 0) + 1, false)`);
  }
}

/** Sets the number sequence of each channel to follow its highest restored number. */
async function moveMessageNumbers(tx: Database): Promise<void> {
  for (const channel of MESSAGE_CHANNELS) {
    await tx.execute(sql`select setval(${MESSAGE_NUMBERS[channel].seqName},
      coalesce((select max(number) from messages where channel = ${channel}), 0) + 1, false)`);
  }
}
