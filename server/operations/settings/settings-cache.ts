import { sql } from "drizzle-orm";
import type { Database, Store } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import type { SettingsCache } from "../../platform/deps/settings.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { readProviders } from "./provider-secrets.ts";
import { readAgency } from "./read-agency.ts";
import { readRevision } from "./read-settings.ts";

const CHANNEL = "settings_changed";
/** The interval of the check for a missed notification. */
const RECHECK_MS = 1_000;

/** Notifies every process after the commit that settings have changed. */
export async function announceSettingsChange(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/**
 * Opens the in-memory cache of the settings, parsed once per revision. It reloads when any process notifies it of a
 * change. A notification may be missed, so whoever uses the settings also has the revision checked, at most once a
 * second and without waiting for it.
 */
export async function openSettingsCache(
  store: Store,
  { env, log, keys }: Pick<Deps, "env" | "log" | "keys">,
): Promise<SettingsCache> {
  const read = async () => {
    // The revision comes first: what is stored meanwhile makes it too low, and is found by the next check.
    const revision = await readRevision(store.db);
    const agency = await readAgency(store.db, env);
    return { revision, agency, providers: await readProviders(store.db, keys, env) };
  };
  let current = await read();
  let checkedAt = performance.now();
  let running: Promise<void> | undefined;
  let isStale = false;
  let closed = false;
  const listeners: (() => void)[] = [];

  async function reload(): Promise<void> {
    checkedAt = performance.now();
    try {
      if ((await readRevision(store.db)) === current.revision) return;
      current = await read();
      for (const listener of listeners) listener();
    } catch (error) {
      log.warn({ err: describeFault(error) }, "settings could not be read anew");
    }
  }

  /** Runs one check at a time. A change that is announced during a check is checked for once more after it. */
  function refresh(): Promise<void> {
    if (closed) return Promise.resolve();
    isStale = true;
    running ??= (async () => {
      while (isStale) {
        isStale = false;
        await reload();
      }
      running = undefined;
    })();
    return running;
  }

  /** Returns what is in force. Whoever uses it has the revision checked, at most once a second. */
  function inForce() {
    if (performance.now() - checkedAt > RECHECK_MS && !running) void refresh();
    return current;
  }

  await store.listen(CHANNEL, () => void refresh());
  return {
    agency: () => inForce().agency,
    providers: () => inForce().providers,
    revision: () => current.revision,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    close: () => void (closed = true),
  };
}
