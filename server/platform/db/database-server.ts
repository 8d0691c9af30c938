import { join, resolve } from "node:path";
import type pg from "pg";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { CLUSTER } from "./embedded/settings.ts";
import { reach } from "./reach.ts";
import { refusePooler } from "./refuse-pooler.ts";

/** A PostgreSQL server that takes connections. */
export type DatabaseServer = {
  connection: pg.ClientConfig;
  /** Location of the data, for people. */
  place: string;
  /** Stops the server, if it is ours. */
  stop(): Promise<void>;
};

/** Options of every connection: days and hours in SQL must not depend on where the server stands. */
const OPTIONS = "-c timezone=UTC";

/** Waits for the database at DATABASE_URL, or else starts the embedded one in DATA_DIR. */
export async function startDatabase(
  env: Env,
  log: Logger,
  /** Allows a new database in the data folder of a site that lost its own, to be filled from a backup. */
  allow: { mayBeFilled?: boolean } = {},
): Promise<DatabaseServer> {
  if (env.DATABASE_URL) return reachElsewhere(env.DATABASE_URL);
  const { connection, stop } = await openEmbedded(env.DATA_DIR, log, allow);
  return { ...embeddedAt(env.DATA_DIR, connection), stop };
}

/** Describes the embedded server of a data folder, whoever started it. */
export function embeddedAt(dataDir: string, connection: pg.ClientConfig): DatabaseServer {
  const place = `${join(resolve(dataDir), CLUSTER)} (PostgreSQL, run by this program)`;
  return { connection: { ...connection, options: OPTIONS }, place, stop: async () => undefined };
}

/** Waits for the database at an address, and rejects a connection pooler in front of it. */
export async function reachElsewhere(url: string): Promise<DatabaseServer> {
  const { host, pathname } = new URL(url);
  const place = `PostgreSQL at ${host || "DATABASE_URL"}${pathname}`;
  const connection = { connectionString: withOptions(url) };
  await reach(connection, place);
  await refusePooler(connection, place);
  return { connection, place, stop: async () => undefined };
}

/** Adds our connection options to the address. Options that the address has itself would override ours. */
function withOptions(url: string): string {
  const address = new URL(url);
  const own = address.searchParams.get("options");
  address.searchParams.set("options", own ? `${own} ${OPTIONS}` : OPTIONS);
  return address.href;
}
