import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import type { Logger } from "pino";
import { describeFault } from "../describe-fault.ts";
import type { Env } from "../env.ts";
import { withCommitCallbacks } from "./after-commit.ts";
import type { Database } from "./database.ts";
import { startDatabase, type DatabaseServer } from "./database-server.ts";
import { dropReadOnly } from "./drop-read-only.ts";
import { listenWithReconnect } from "./listen.ts";
import { retryStatements } from "./retry-conflicts.ts";
import { releaseOnFailedBegin } from "./release-on-failed-begin.ts";
import { timeQueries } from "./time-queries.ts";
import { ADVISORY_LOCKS } from "./advisory-locks.ts";

export type { Database };

/** The opened database. */
export type Store = {
  db: Database;
  /** Location of the data, for people. */
  place: string;
  /** Connection options of the job queue, for the same database. It hands options it does not know to the driver. */
  queueOptions: ConstructorOptions & Pick<pg.ClientConfig, "statement_timeout" | "query_timeout">;
  /** Runs the work under an advisory lock, while no other process can be migrating. */
  exclusively<T>(work: (db: Database) => Promise<T>): Promise<T>;
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  ping(): Promise<void>;
  /** Sets the listener for the duration of each query of the pool. */
  onQuery(listener: (seconds: number) => void): void;
  close(): Promise<void>;
};

/** Application name of the program's connections at the server. */
export const APPLICATION = "bluebonnet";

const STATEMENT_TIMEOUT_MS = 10_000;
const QUEUE_TIMEOUT_MS = 15_000;
/** Maximum wait for connections to end: one that was silently dropped never ends. */
const LONGEST_GOODBYE_MS = 1_000;

/** Opens the database that the environment names. */
export async function openStore(env: Env, log: Logger): Promise<Store> {
  return connect(await startDatabase(env, log), env, log);
}

/** The name that the database server shows for the connections, and their maximum number. */
type ConnectOptions = { application: string; max: number };

/** Creates a connection pool for one database, and the store on top of it. */
export function connect(
  server: DatabaseServer,
  { DATABASE_WAIT_MS }: Env,
  log: Logger,
  { application, max }: ConnectOptions = { application: APPLICATION, max: 10 },
): Store {
  const connection = {
    ...server.connection,
    application_name: application,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: DATABASE_WAIT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  releaseOnFailedBegin(pool);
  retryStatements(pool);
  const lost = (error: Error) => log.warn({ err: describeFault(error) }, "lost a database connection");
  pool.on("error", lost);
  // The pool handles the errors of its idle clients only: an error of one that is lent out would end the process.
  let onQuery: ((seconds: number) => void) | undefined;
  const opened = new Set<pg.PoolClient>();
  pool.on("connect", (client) => {
    opened.add(client);
    client.once("end", () => opened.delete(client));
    client.on("error", lost);
    dropReadOnly(client);
    timeQueries(client, (seconds) => onQuery?.(seconds));
  });
  const listeners: { close(): Promise<void> }[] = [];
  return {
    db: withCommitCallbacks(drizzle(pool, { casing: "snake_case" })),
    place: server.place,
    queueOptions: {
      ...connection,
      max: 4,
      connectionTimeoutMillis: DATABASE_WAIT_MS,
      // On a connection that was silently dropped, a query would otherwise wait for ever, and its worker with it.
      statement_timeout: QUEUE_TIMEOUT_MS,
      query_timeout: QUEUE_TIMEOUT_MS + 1_000,
    },
    async exclusively(work) {
      const client = new pg.Client(connection);
      client.on("error", lost);
      await client.connect();
      try {
        const db = drizzle(client, { casing: "snake_case" });
        await db.execute(sql`select pg_advisory_lock(${ADVISORY_LOCKS.migration})`);
        return await work(db);
      } finally {
        await client.end(); // releases the advisory lock, too
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
      // `pool.end` does not wait for connections to close: a server that is stopped now would take them for lost.
      await Promise.race([Promise.all(ended), wait(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
      await server.stop();
    },
  };
}
