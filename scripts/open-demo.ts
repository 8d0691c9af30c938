import pino from "pino";
import { openSettingsCache } from "../server/operations/settings/settings-cache.ts";
import { createRecorder } from "../server/platform/audit/record-event.ts";
import { systemClock } from "../server/platform/clock.ts";
import type { Store } from "../server/platform/db/client.ts";
import { pendingMigrations } from "../server/platform/db/migrate.ts";
import { isSiteConnected, openForCommand } from "../server/platform/db/open-for-command.ts";
import type { Deps } from "../server/platform/deps.ts";
import { readEnv, type Env } from "../server/platform/env.ts";
import { checkedKeys } from "../server/platform/key-check.ts";

/** The dependencies of whatever adds made-up rows. */
export type DemoDeps = Pick<Deps, "db" | "env" | "log" | "clock" | "keys" | "recordEvent" | "settings">;

/**
 * Opens the database for made-up rows. Beside a running site, which has brought it up to date, that is only a
 * connection; otherwise it is brought up to date first, which takes the whole program.
 */
export async function openDemo(): Promise<{ deps: DemoDeps; close(): Promise<void> }> {
  const env = readEnv();
  const log = pino({ level: "warn" });
  const store = await openForCommand(env, log);
  try {
    if ((await isSiteConnected(store.db)) && (await pendingMigrations(store.db)).length === 0) {
      return await openBeside(store, env, log);
    }
  } catch (error) {
    await store.close();
    throw error;
  }
  await store.close();
  const { boot } = await import("../server/boot.ts");
  return boot({ ...env, SERVICES: ["web"] }, { log, open: openForCommand });
}

async function openBeside(
  store: Store,
  env: Env,
  log: pino.Logger,
): Promise<{ deps: DemoDeps; close(): Promise<void> }> {
  const { db } = store;
  const keys = await checkedKeys(db, env);
  const settings = await openSettingsCache(store, { env, log, keys });
  const deps = { db, env, log, clock: systemClock, keys, recordEvent: createRecorder(keys), settings };
  return {
    deps,
    async close() {
      settings.close();
      await store.close();
    },
  };
}
