import { join } from "node:path";
import pino, { type Logger } from "pino";
import { JOBS } from "./all-jobs.ts";
import { keepNote } from "./platform/audit/keep-note.ts";
import { hasNote, NOTE_FILE } from "./platform/audit/noted-head.ts";
import { createRecorder, recordKeyReplacement } from "./platform/audit/record-event.ts";
import { isBeforeSigning, sealTrail } from "./platform/audit/seal-trail.ts";
import { backUpBeforeUpgrade } from "./operations/backup/before-upgrade.ts";
import { removeUpgradeBackups } from "./operations/backup/remove-upgrade-backups.ts";
import { systemClock, type Clock } from "./platform/clock.ts";
import { openContentCache } from "./content/shelves/content-cache.ts";
import { matchLead } from "./work/customers/match-lead.ts";
import { openStore, type Database, type Store } from "./platform/db/client.ts";
import { migrate } from "./platform/db/migrate.ts";
import type { Tell } from "./platform/db/progress.ts";
import { isEmpty, refuseOverwritten } from "./platform/db/refuse-overwritten.ts";
import { noteSkeletons, respellUsernames } from "./people/users/canonical-usernames.ts";
import { createFirstAdmin, type FirstAdmin } from "./people/users/first-admin.ts";
import { seedContent } from "./operations/seeds/content.ts";
import type { Deps } from "./platform/deps.ts";
import { storeFirstSettings } from "./operations/settings/first-settings.ts";
import { readAgency } from "./operations/settings/read-agency.ts";
import { openSettingsCache } from "./operations/settings/settings-cache.ts";
import { createDnsResolver } from "./platform/dns-resolver.ts";
import type { DnsResolver } from "./platform/deps/dns.ts";
import { beginToStoreOlderFiles } from "./operations/files/store-older-files.ts";
import { beginSetUp } from "./operations/go-live/set-up.ts";
import { watchDisk, type FreeBytes } from "./platform/disk/watch-disk.ts";
import type { Env } from "./platform/env.ts";
import { createFormLimit } from "./platform/http/form-limit.ts";
import { startQueue } from "./platform/jobs/queue.ts";
import { startWorkers } from "./workers.ts";
import { loadAndCheckKeys } from "./platform/key-check.ts";
import { storeConsentTexts, storeFormerTexts } from "./work/leads/consent-texts.ts";
import { releaseHeldBack } from "./work/leads/release-held-back.ts";
import { createLeadStore } from "./work/leads/store-lead.ts";
import { beginNotices } from "./work/notices/make-notices.ts";
import { makePushKeys } from "./work/notices/push-keys.ts";
import { openLive } from "./work/live/open-live.ts";
import { openShares } from "./work/shares/open-shares.ts";
import { createLeadRouter } from "./work/routing/route-lead.ts";
import { createLoginLimits } from "./people/session/login-limits.ts";
import { StartError } from "./platform/start-error.ts";
import { createVisitCounter } from "./operations/visits/counter.ts";

export type Booted = { deps: Deps; firstAdmin: FirstAdmin | null; close(): Promise<void> };

type Overrides = {
  clock?: Clock;
  log?: Logger;
  open?: typeof openStore;
  freeBytes?: FreeBytes;
  tell?: Tell;
  dns?: DnsResolver;
};

/** Opens and migrates the database, creates the dependencies, and starts the workers, but not the web server. */
export async function boot(env: Env, overrides: Overrides = {}): Promise<Booted> {
  const log = overrides.log ?? pino({ level: env.LOG_LEVEL, base: null });
  const clock = overrides.clock ?? systemClock;
  const store = await (overrides.open ?? openStore)(env, log);
  try {
    const tell = overrides.tell ?? ((line) => void process.stdout.write(`  ${line}\n`));
    return await bootOn(store, { env, log, clock, tell }, overrides);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function bootOn(
  store: Store,
  { env, log, clock, tell }: StartContext,
  { freeBytes, dns = createDnsResolver() }: Pick<Overrides, "freeBytes" | "dns">,
): Promise<Booted> {
  // Holds a lock, one process at a time: two that start together must not both migrate, seed or set up the queue.
  const { keys, recordEvent, jobs, firstAdmin } = await store.exclusively(async (db) => {
    const signing = await bringUpToDate(db, { env, log, clock, tell });
    await respellUsernames(db, log);
    await noteSkeletons(db);
    const created = await createFirstAdmin(db, env);
    await storeFirstSettings(db, clock());
    // Whoever logs in with the printed password is led to the set-up; a password in the environment was set by somebody
    // who installs this by a plan of their own.
    if (created?.randomPassword) await beginSetUp(db, clock());
    const agency = await readAgency(db, env);
    await storeFormerTexts(db, agency.name);
    await storeConsentTexts(db, agency.name, clock());
    await seedContent(db, signing.recordEvent, { now: clock(), calendar: agency });
    await makePushKeys(db, signing.keys);
    await beginNotices(db);
    return { ...signing, jobs: await startQueue(store, log, JOBS), firstAdmin: created };
  });
  const note = await keepNote({ db: store.db, env, keys, log });
  const settings = await openSettingsCache(store, { env, log, keys });
  const upgradeBackups = await removeUpgradeBackups({ env, clock, log, settings });
  const content = await openContentCache(store, { env, clock, log });
  const disk = await watchDisk({ env, log, clock }, freeBytes);
  const { db } = store;
  const shares = openShares({ db, clock, log, settings, keys, env, jobs, recordEvent });
  const live = await openLive({ store, db, clock, log, settings, shares });
  const deps: Deps = {
    env,
    log,
    clock,
    store,
    db,
    keys,
    jobs,
    recordEvent,
    settings,
    content,
    disk,
    dns,
    storeLead: createLeadStore({ db, jobs, keys, settings }),
    matchLead,
    routeLead: createLeadRouter({ db, env, clock, settings }),
    formLimit: createFormLimit({ db, env, clock }),
    loginLimits: createLoginLimits({ db, env, clock }),
    live,
    shares,
    visits: createVisitCounter({ db, clock, log, settings }),
  };
  await releaseHeldBack(deps);
  await beginToStoreOlderFiles(deps);
  const workers = env.SERVICES.includes("worker") ? await startWorkers(deps) : undefined;
  return {
    deps,
    firstAdmin,
    async close() {
      await deps.visits.close();
      // Graceful shutdown: jobs that take too long go back to the queue before the process has to end.
      await jobs.stop({ timeout: env.DRAIN_MS * 0.8 });
      await workers?.close();
      await note.close();
      upgradeBackups.close();
      settings.close();
      content.close();
      live.close();
      shares.close();
      disk.close();
      await store.close();
    },
  };
}

type StartContext = Pick<Deps, "env" | "log" | "clock"> & {
  /** Prints progress for the person at the console. */
  tell?: Tell;
};

/**
 * Backs up and migrates the database, and checks the encryption key. The audit trail is sealed in the transaction that
 * adds the columns for signatures, so that an interrupted start leaves none of it. A later start never seals.
 */
export async function bringUpToDate(
  db: Database,
  { env, log, clock, tell = () => undefined }: StartContext,
): Promise<Pick<Deps, "keys" | "recordEvent">> {
  if (hasNote(env.DATA_DIR) && (await isEmpty(db))) throw new StartError(emptyDatabaseMessage(env));
  const isToBeSealed = await isBeforeSigning(db);
  const finishUpgrade = await backUpBeforeUpgrade(db, { env, clock, tell });
  const work = async (tx: Database) => {
    await migrate(tx, finishUpgrade ? { tell } : {});
    await refuseOverwritten(tx);
    const keys = await loadAndCheckKeys(tx, env);
    const recordEvent = createRecorder(keys);
    const sealing = { keys, recordEvent, at: clock(), log, wasSigned: hasNote(env.DATA_DIR) };
    if (isToBeSealed) await sealTrail(tx, sealing);
    else await recordKeyReplacement(tx, sealing);
    return { keys, recordEvent };
  };
  const signing = isToBeSealed ? await db.transaction(work) : await work(db);
  await finishUpgrade?.();
  return signing;
}

function emptyDatabaseMessage({ DATA_DIR, DATABASE_URL }: Env): string {
  return [
    `The database is empty, but this site was in use: ${join(DATA_DIR, NOTE_FILE)} remembers its audit trail.`,
    `See that ${DATABASE_URL ? "DATABASE_URL" : "DATA_DIR"} is right, or restore a backup: "npm run restore -- FILE".`,
    `To begin an empty site, move ${NOTE_FILE} away.`,
  ].join("\n");
}
