import pg from "pg";
import { StartError } from "../start-error.ts";
import { POOLER } from "./reach.ts";

/** How many connections take the pooler's servers away from the one that is looked at. */
const OTHERS = 4;
const PATIENCE_MS = 5_000;

const DIRECT =
  "All connections of this program have to be direct: set DATABASE_URL to the address of the server itself";

/** The refusal of an address where connections are shared between clients. */
function shared(place: string): StartError {
  return new StartError(
    `${place} is reached through a connection pooler that gives each transaction another connection.\nLocks, notifications and settings ` +
      `of a session do not hold there. ${DIRECT} (or of a pooler with pool_mode = session).`,
  );
}

/**
 * Refuses a pooler in transaction mode between us and the database: a lock that one process holds there is held by
 * nobody, what is listened for is not heard, and other clients have our settings. Also one that drops our settings.
 */
export async function refusePooler(connection: pg.ClientConfig, place: string): Promise<void> {
  const mine = clientOf(connection);
  const others = Array.from({ length: OTHERS }, () => clientOf(connection));
  try {
    await mine.connect();
    const backend = await backendOf(mine);
    if (isDirect(mine, backend)) return await refuseOtherSettings(mine, place);
    // Each of them holds a server until the end of its transaction: whoever shares servers has to give us another one.
    const theirs = await Promise.all(others.map(backendInTransaction));
    if (theirs.includes(backend) || (await backendOf(mine)) !== backend) throw shared(place);
    await refuseOtherSettings(mine, place);
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    throw POOLER.test(message) ? otherSettings(place, message) : error;
  } finally {
    for (const client of [mine, ...others]) void client.end().catch(() => undefined);
  }
}

/** The process that serves a client from now on; none where no more connections are to be had. */
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

/** The server's process that answers a client just now. */
async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

/** True where the process that greeted the client is the one that answers it: a pooler greets in its own name. */
const isDirect = (client: pg.Client, backend: number) => "processID" in client && client.processID === backend;

async function refuseOtherSettings(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<{ zone: string }>("select current_setting('timezone') as zone");
  if (rows[0]?.zone !== "UTC") throw otherSettings(place, "timezone");
}

const otherSettings = (place: string, what: string) =>
  new StartError(
    `${place} is reached through a connection pooler that does not take our settings (${what}).\n${DIRECT}.`,
  );
