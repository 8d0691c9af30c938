import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import type { Logger } from "pino";
import { describeFault } from "../describe-fault.ts";
import type { Env } from "../env.ts";
import { announcingCommits } from "./after-commit.ts";
import type { Database } from "./database.ts";
import { startDatabase, type DatabaseServer } from "./database-server.ts";
import { listenWithReconnect } from "./listen.ts";
import { retryStatements } from "./retry-conflicts.ts";
import * as schema from "./schema/index.ts";
import { takeBackWhatCannotBegin } from "./take-back.ts";
import { timeQueries } from "./time-queries.ts";

export type { Database };

/** The opened database. */
export type Store = {
  db: Database;
  /** Where the data lies, for people. */
  place: string;
  /** How the job queue connects to the same database; what it does not know itself it hands on to the driver. */
  queueOptions: ConstructorOptions & Pick<pg.ClientConfig, "statement_timeout" | "query_timeout">;
  /** Runs the work while no other process can be migrating. */
  exclusively<T>(work: (db: Database) => Promise<T>): Promise<T>;
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  ping(): Promise<void>;
  /** Who is told how long each question to the pool took. */
  onQuery(listener: (seconds: number) => void): void;
  close(): Promise<void>;
};

/** The name under which the program's connections are known to the server. */
export const APPLICATION = "bluebonnet";

const STATEMENT_TIMEOUT_MS = 10_000;
const POOL_TIMEOUT_MS = 3_000;
const QUEUE_TIMEOUT_MS = 15_000;
const MIGRATION_LOCK = 7_135_550;
/** A connection that was silently dropped never ends. */
const LONGEST_GOODBYE_MS = 1_000;

/** Opens the database that the environment names. */
export async function openStore(env: Env, log: Logger): Promise<Store> {
  return connect(await startDatabase(env, log), log);
}

/** A pool of connections to one database, and what is made of them. */
export function connect(server: DatabaseServer, log: Logger, application = APPLICATION): Store {
  const connection = {
    ...server.connection,
    application_name: application,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: POOL_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  takeBackWhatCannotBegin(pool);
  retryStatements(pool);
  const lost = (error: Error) => log.warn({ err: describeFault(error) }, "lost a database connection");
  pool.on("error", lost);
  // The pool speaks for its idle clients only: one that is lent out would end the process with its last words.
  let onQuery: ((seconds: number) => void) | undefined;
  const opened = new Set<pg.PoolClient>();
  pool.on("connect", (client) => {
    opened.add(client);
    client.once("end", () => opened.delete(client));
    client.on("error", lost);
    timeQueries(client, (seconds) => onQuery?.(seconds));
  });
  const listeners: { close(): Promise<void> }[] = [];
  return {
    db: announcingCommits(drizzle(pool, { schema, casing: "snake_case" })),
    place: server.place,
    queueOptions: {
      ...connection,
      max: 4,
      connectionTimeoutMillis: POOL_TIMEOUT_MS,
      // On a connection that was silently dropped, a question would else wait for ever, and its worker with it.
      statement_timeout: QUEUE_TIMEOUT_MS,
      query_timeout: QUEUE_TIMEOUT_MS + 1_000,
    },
    async exclusively(work) {
      const client = new pg.Client(connection);
      client.on("error", lost);
      await client.connect();
      try {
        const db = drizzle(client, { schema, casing: "snake_case" });
        await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
        return await work(db);
      } finally {
        await client.end(); // ends the lock with it
      }
    },
    async listen(channel, onMessage) {
      listeners.push(await listenWithReconnect({ connection, channel, onMessage, log }));
    },
    async ping() {
      const ask = { text: "select 1", query_timeout: 2_000 };
      await pool.query(ask);
    },
    onQuery: (listener) => void (onQuery = listener),
    async close() {
      await Promise.all(listeners.map((l) => l.close()));
      const ended = [...opened].map((client) => new Promise<void>((resolve) => void client.once("end", resolve)));
      await pool.end();
      // The pool has only asked for it: a server that is told to end meanwhile would take them for lost connections.
      await Promise.race([Promise.all(ended), wait(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
      await server.stop();
    },
  };
}
