import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { systemClock, type Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/client.ts";
import { appliedMigrations } from "../../platform/db/migrate.ts";
import type { Env } from "../../platform/env.ts";
import { listTables, qualifiedTableName, type Table } from "../../platform/db/tables.ts";
import { BackupError, FORMAT, type Batch, type Footer, type Header } from "./format.ts";
import { FILES_TABLE, PIECES_TABLE, PLACE_IN_BACKUP, rowsOfS3Pieces } from "./files-in-backup.ts";
import { keysInUse } from "./keys-in-use.ts";
import { verifyBackup } from "./read.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.ts";

const BATCH = 500;
/** Rows per batch of a table with files: only a few at a time. */
const BATCH_OF_FILES = 4;

/** Batches that are read from the database while an earlier one is compressed. */
const READ_AHEAD = 4;
/** Half the time of the default level, for a file that is little larger; large chunks cost fewer turns. */
const COMPRESSION = { level: 3, chunkSize: 262_144 } as const;

/** Suffix of a backup file until it is complete. */
export const UNFINISHED = ".part";

type Options = {
  /** The environment, which names the S3 store of files that are kept there. */
  env: Env;
  clock?: Clock;
  /** Progress callback, with the number of rows written so far. */
  onRows?: (count: number) => void;
};

/** Writes all rows of one snapshot into a compressed file, which appears complete and verified, or not at all. */
export async function backUp(
  db: Database,
  file: string,
  { env, clock = systemClock, onRows }: Options,
): Promise<number> {
  const unfinished = `${file}${UNFINISHED}`;
  try {
    await db.transaction(
      async (tx) => {
        // No statement runs while the pieces of a file come from an S3 store: the server would end the session.
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await refuseSecond(tx);
        await pipeline(
          Readable.from(linesOf(tx, env, clock(), onRows), { highWaterMark: READ_AHEAD }),
          createGzip(COMPRESSION),
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        );
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    const { rows } = await verifyBackup(unfinished);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return rows;
  } catch (error) {
    if (!(error instanceof SecondBackupError)) await rm(unfinished, { force: true });
    throw error;
  }
}

class SecondBackupError extends BackupError {}

async function refuseSecond(tx: Database): Promise<void> {
  const found = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.backup}) as free`,
  );
  const [{ free } = { free: false }] = found.rows;
  if (!free) throw new SecondBackupError("Another backup is being made. Try again when it is done.");
}

async function* linesOf(tx: Database, env: Env, at: Date, onRows: Options["onRows"]): AsyncGenerator<string> {
  const hash = createHash("sha256");
  let written = 0;
  const counts: Footer["counts"] = {};
  const line = (value: Header | Batch) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ format: FORMAT, migrations: await appliedMigrations(tx), at: at.toISOString() });
  for (const table of await listTables(tx)) {
    const name = qualifiedTableName(table);
    for await (const rows of allRowsOf(tx, env, table)) {
      counts[name] = (counts[name] ?? 0) + rows.length;
      yield line({ table: name, rows });
      onRows?.((written += rows.length));
    }
  }
  const footer: Footer = { counts, sha256: hash.digest("hex"), keys: await keysInUse(tx) };
  yield `${JSON.stringify(footer)}\n`;
}

/** Yields the rows of a table. Those of the pieces of files go on with the pieces that are kept in an S3 store. */
async function* allRowsOf(tx: Database, env: Env, table: Table): AsyncGenerator<string[]> {
  yield* rowsOf(tx, table);
  if (qualifiedTableName(table) === PIECES_TABLE) yield* rowsOfS3Pieces(tx, env);
}

async function* rowsOf(tx: Database, table: Table): AsyncGenerator<string[]> {
  const size = table.hasFiles ? BATCH_OF_FILES : BATCH;
  const isFiles = qualifiedTableName(table) === FILES_TABLE;
  const columns = sql.join(
    table.columns.map((column) => (isFiles && column === "place" ? PLACE_IN_BACKUP : sql.identifier(column))),
    sql`, `,
  );
  const from = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
  await tx.execute(sql`declare backup cursor for
    select row_to_json(r)::text as row from (select ${columns} from ${from}) r`);
  for (;;) {
    const found = await tx.execute<{ row: string }>(sql.raw(`fetch ${size} from backup`));
    const rows = found.rows.map(({ row }) => row);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.execute(sql`close backup`);
}

/** Syncs a folder (fsync), so that the new file name is on the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
