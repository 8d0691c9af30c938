import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { StartError } from "../start-error.ts";
import type { Database } from "./client.ts";
import { listTables, nameOf, type Table } from "./tables.ts";

const FORMAT = 1;
const BATCH = 500;
/** Rows with files in them are fetched a few at a time. */
const BATCH_OF_FILES = 4;

type Header = { format: number; migrations: string[] };
type Batch = { table: string; rows: string[] };

/** A backup that cannot be restored here, and why. */
export class BackupError extends StartError {}

/** Writes every row, as one moment saw them, into a compressed file. */
export async function backUp(db: Database, file: string): Promise<number> {
  let count = 0;
  async function* lines(tx: Database) {
    yield line({ format: FORMAT, migrations: await migrationsOf(tx) } satisfies Header);
    for (const table of await listTables(tx)) {
      for await (const rows of rowsOf(tx, table)) {
        count += rows.length;
        yield line({ table: nameOf(table), rows } satisfies Batch);
      }
    }
  }
  await db.transaction(
    (tx) => pipeline(Readable.from(lines(tx)), createGzip(), createWriteStream(file, { mode: 0o600 })),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return count;
}

/** Fills an empty database, whose schema is up to date, from a backup. All of it or nothing. */
export async function restore(db: Database, file: string): Promise<number> {
  let count = 0;
  await db.transaction(async (tx) => {
    const tables = new Map((await listTables(tx)).map((table) => [nameOf(table), table]));
    await refuseUsedDatabase(tx);
    const input = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
    let isFirst = true;
    for await (const text of input) {
      if (isFirst) await refuseOtherVersion(tx, JSON.parse(text) as Header);
      else {
        const batch = JSON.parse(text) as Batch;
        const table = tables.get(batch.table);
        if (!table) throw new BackupError(`The backup has a table ${batch.table} that this version does not know.`);
        await insertRows(tx, table, batch.rows);
        count += batch.rows.length;
      }
      isFirst = false;
    }
    for (const table of tables.values()) await moveSequence(tx, table);
  });
  return count;
}

function line(value: Header | Batch): string {
  return `${JSON.stringify(value)}\n`;
}

async function migrationsOf(tx: Database): Promise<string[]> {
  const found = await tx.execute(sql`select hash from schema_migrations order by hash`);
  return (found as { rows: { hash: string }[] }).rows.map((row) => row.hash);
}

async function* rowsOf(tx: Database, table: Table): AsyncGenerator<string[]> {
  const size = table.hasFiles ? BATCH_OF_FILES : BATCH;
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const from = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
  await tx.execute(sql`declare backup cursor for
    select row_to_json(r)::text as row from (select ${columns} from ${from}) r`);
  for (;;) {
    const found = await tx.execute(sql.raw(`fetch ${size} from backup`));
    const rows = (found as { rows: { row: string }[] }).rows.map(({ row }) => row);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.execute(sql`close backup`);
}

async function insertRows(tx: Database, table: Table, rows: string[]): Promise<void> {
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const into = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
  await tx.execute(sql`insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${`[${rows.join(",")}]`}::json)`);
}

/** The next id follows the highest restored one. */
async function moveSequence(tx: Database, { schema, name, columns }: Table): Promise<void> {
  if (!columns.includes("id") || schema !== "public") return;
  const of = sql.identifier(name);
  await tx.execute(sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'),
    coalesce((select max(id) from ${of}), 0) + 1, false)`);
}

async function refuseUsedDatabase(tx: Database): Promise<void> {
  const found = await tx.execute(sql`select 1 from users limit 1`);
  if ((found as { rows: unknown[] }).rows.length > 0) {
    throw new BackupError("The database is in use: restore into an empty one.");
  }
}

async function refuseOtherVersion(tx: Database, header: Header): Promise<void> {
  const isSame = header.format === FORMAT && header.migrations?.join() === (await migrationsOf(tx)).join();
  if (!isSame) throw new BackupError("The backup was made by another version: restore it with that one, then update.");
}
