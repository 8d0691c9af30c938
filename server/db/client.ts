import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { fromPglite, type ConstructorOptions } from "pg-boss";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { lockFolder } from "./lock-folder.ts";
import { listenWithReconnect } from "./listen.ts";
import * as schema from "./schema/index.ts";

/** A connection or a transaction: what every query takes as its first argument. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The opened database, whichever engine is behind it. */
export type Store = {
  engine: "embedded" | "postgres";
  db: Database;
  /** How the job queue connects to the same database. */
  queueOptions: ConstructorOptions;
  /** Runs the work while no other process can be migrating. */
  exclusively<T>(work: (db: Database) => Promise<T>): Promise<T>;
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 10_000;
const POOL_TIMEOUT_MS = 3_000;
const MIGRATION_LOCK = 7_135_550;

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database in DATA_DIR. */
export async function openStore(env: Env, log: Logger): Promise<Store> {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL, log) : openEmbedded(env.DATA_DIR);
}

async function openEmbedded(dataDir: string): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, "database");
  // Without -F: an acknowledged row must survive a crash.
  const startParams = [
    ...PGlite.defaultStartParams.filter((p) => p !== "-F"),
    "-c",
    "fsync=on",
    "-c",
    "shared_buffers=16MB",
  ];
  const client = await PGlite.create({ dataDir: folder, startParams });
  const db = drizzlePglite(client, { schema, casing: "snake_case" });
  return {
    engine: "embedded",
    db,
    queueOptions: { db: fromPglite(client), backend: "pglite" },
    exclusively: (work) => work(db),
    async listen(channel, onMessage) {
      await client.listen(channel, onMessage);
    },
    async ping() {
      await client.query("select 1");
    },
    async close() {
      await client.close();
      await unlock();
    },
  };
}

async function openPostgres(connectionString: string, log: Logger): Promise<Store> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: POOL_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  const lost = (error: Error) => log.warn({ err: { message: error.message } }, "lost a database connection");
  pool.on("error", lost);
  // The pool speaks for its idle clients only: one that is lent out would end the process with its last words.
  pool.on("connect", (client) => client.on("error", lost));
  const listeners: { close(): Promise<void> }[] = [];
  return {
    engine: "postgres",
    db: drizzlePg(pool, { schema, casing: "snake_case" }),
    queueOptions: { connectionString, max: 4 },
    async exclusively(work) {
      const client = new pg.Client({ connectionString });
      client.on("error", lost);
      await client.connect();
      try {
        const db = drizzlePg(client, { schema, casing: "snake_case" });
        await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
        return await work(db);
      } finally {
        await client.end(); // ends the lock with it
      }
    },
    async listen(channel, onMessage) {
      listeners.push(await listenWithReconnect({ connectionString, channel, onMessage, log }));
    },
    async ping() {
      await pool.query({ text: "select 1", query_timeout: 2_000 } as pg.QueryConfig);
    },
    async close() {
      await Promise.all(listeners.map((l) => l.close()));
      await pool.end();
    },
  };
}
