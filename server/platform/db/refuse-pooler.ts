import pg from "pg";
import { StartError } from "../start-error.ts";
import { POOLER } from "./reach.ts";

/** Number of other connections, which take the pooler's server connections away from the one under test. */
const OTHERS = 4;
const PATIENCE_MS = 5_000;

const DIRECT =
  "All connections of this program have to be direct: set DATABASE_URL to the address of the server itself";

/** Creates the error of a pooler that shares connections between clients. */
function sharedConnectionsError(place: string): StartError {
  return new StartError(
    `${place} is reached through a connection pooler that gives each transaction another connection.\nLocks, notifications and settings ` +
      `of a session do not hold there. ${DIRECT} (or of a pooler with pool_mode = session).`,
  );
}

/**
 * Rejects a connection pooler in transaction mode between us and the database: a session lock is held by nobody there,
 * LISTEN hears nothing, and other clients get our settings. Also rejects a pooler that drops our settings.
 */
export async function refusePooler(connection: pg.ClientConfig, place: string): Promise<void> {
  const mine = clientOf(connection);
  const others = Array.from({ length: OTHERS }, () => clientOf(connection));
  try {
    await mine.connect();
    const backend = await backendOf(mine);
    if (isDirect(mine, backend)) return await refuseOtherSettings(mine, place);
    // Each of them holds a server connection until the end of its transaction: a pooler in transaction mode has to give
    // us another one.
    const theirs = await Promise.all(others.map(backendInTransaction));
    if (theirs.includes(backend) || (await backendOf(mine)) !== backend) throw sharedConnectionsError(place);
    await refuseOtherSettings(mine, place);
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    throw POOLER.test(message) ? droppedSettingsError(place, message) : error;
  } finally {
    for (const client of [mine, ...others]) void client.end().catch(() => undefined);
  }
}

/** Begins a transaction and returns the server process that serves it; null where no more connections are to be had. */
async function backendInTransaction(client: pg.Client): Promise<number | null> {
  try {
    await client.connect();
    await client.query("begin");
    return await backendOf(client);
  } catch {
    return null;
  }
}

function clientOf(connection: pg.ClientConfig): pg.Client {
  const waits = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS, statement_timeout: PATIENCE_MS };
  const client = new pg.Client({ ...connection, ...waits });
  client.on("error", () => undefined);
  return client;
}

/** Returns the id of the server process that answers a client just now. */
async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

/** Returns true where the process that greeted the client also answers it: a pooler greets in its own name. */
const isDirect = (client: pg.Client, backend: number) => "processID" in client && client.processID === backend;

async function refuseOtherSettings(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<{ zone: string }>("select current_setting('timezone') as zone");
  if (rows[0]?.zone !== "UTC") throw droppedSettingsError(place, "timezone");
}

const droppedSettingsError = (place: string, what: string) =>
  new StartError(
    `${place} is reached through a connection pooler that does not take our settings (${what}).\n${DIRECT}.`,
  );
