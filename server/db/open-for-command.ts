import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";
import { APPLICATION, connect, embeddedPlace, openElsewhere, openStore, type Database, type Store } from "./client.ts";
import { connectionTo, FolderInUseError } from "./embedded/open-embedded.ts";
import { reach } from "./reach.ts";

const COMMAND = `${APPLICATION}-command`;

/** Opens the database for a command: beside the running site, or else with a server of its own. */
export async function openForCommand(env: Env, log: Logger): Promise<Store> {
  if (env.DATABASE_URL) return openElsewhere(env.DATABASE_URL, log, COMMAND);
  try {
    return await openStore(env, log);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const place = embeddedPlace(env.DATA_DIR);
    const connection = connectionTo(env.DATA_DIR);
    await reach(connection, place);
    return connect(connection, log, place, COMMAND);
  }
}

/** Opens the database for a command that must not run beside the site. */
export async function openAlone(env: Env, log: Logger): Promise<Store> {
  if (!env.DATABASE_URL) return openStore(env, log);
  const store = await openElsewhere(env.DATABASE_URL, log, COMMAND);
  if (!(await isSiteConnected(store.db))) return store;
  await store.close();
  throw new StartError(`The site runs on ${store.place}. Stop it first.`);
}

async function isSiteConnected(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION} limit 1`);
  return (found as { rows: unknown[] }).rows.length > 0;
}
