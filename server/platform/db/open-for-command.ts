import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";
import { APPLICATION, connect, type Database, type Store } from "./client.ts";
import { embeddedAt, startDatabase, type DatabaseServer } from "./database-server.ts";
import { connectionTo, FolderInUseError } from "./embedded/open-embedded.ts";
import { reach } from "./reach.ts";

/** Few connections: opening more takes a command longer than they save it. */
const COMMAND = { application: `${APPLICATION}-command`, max: 2 };

/** Opens the database for a command: connects to the server of the running site, or else starts one of its own. */
export async function openForCommand(env: Env, log: Logger): Promise<Store> {
  return connect(await findServer(env, log), env, log, COMMAND);
}

async function findServer(env: Env, log: Logger): Promise<DatabaseServer> {
  try {
    return await startDatabase(env, log);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const running = embeddedAt(env.DATA_DIR, connectionOf(env.DATA_DIR));
    await reach(running.connection, running.place);
    return running;
  }
}

function connectionOf(dataDir: string): ReturnType<typeof connectionTo> {
  try {
    return connectionTo(dataDir);
  } catch {
    throw new StartError("The site is being started for the first time. Try again when it runs.");
  }
}

/**
 * Opens the database for the command that restores a backup. Throws while the site runs: both must not run together.
 */
export async function openToFill(env: Env, log: Logger): Promise<Store> {
  const store = connect(await startDatabase(env, log, { mayBeFilled: true }), env, log, COMMAND);
  if (!(await isSiteConnected(store.db))) return store;
  await store.close();
  throw new StartError(`The site runs on ${store.place}. Stop it first.`);
}

/** Returns true while a running site is connected to the database. */
export async function isSiteConnected(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION} limit 1`);
  return found.rows.length > 0;
}
