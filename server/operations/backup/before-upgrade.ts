import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { sql } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/client.ts";
import { appliedMigrations, pendingMigrations } from "../../platform/db/migrate.ts";
import { followWork, type Tell } from "../../platform/db/progress.ts";
import { isEmpty } from "../../platform/db/refuse-overwritten.ts";
import type { Env } from "../../platform/env.ts";
import { explainStartError } from "../../platform/explain-start-error.ts";
import { StartError } from "../../platform/start-error.ts";
import { backUp } from "./write.ts";

type Needs = { env: Env; clock: Clock; tell: Tell };

/** The callback that records the end of the upgrade. */
type Finish = () => Promise<void>;

const NAME = "before-upgrade";

/** Returns the folder of the backups that are made before an upgrade. */
export const upgradeFolder = ({ BACKUP_DIR, DATA_DIR }: Env) => BACKUP_DIR ?? join(DATA_DIR, "backups");

/** Parses the time of a backup that was made before an upgrade from its file name; NaN for any other file. */
export function madeBeforeUpgrade(name: string): number {
  const [, day, time] = /^before-upgrade-(\d{4}-\d\d-\d\d)T([-\d]{8})Z\.gz(?:\.part)?$/.exec(name) ?? [];
  return Date.parse(`${day}T${time?.replaceAll("-", ":")}Z`);
}

/**
 * Makes a backup of a database that migrations are about to change, and throws when it cannot be made. Returns the
 * callback that records the end of the upgrade; null when there is nothing to upgrade. A new site is not upgraded, it
 * is made.
 *
 * Each upgrade has one backup: when the process is killed between two migrations, the next start finds the row in
 * `schema_upgrades` and goes on. When it is killed before the first, the next start makes another backup: the former
 * version may have run since.
 */
export async function backUpBeforeUpgrade(db: Database, { env, clock, tell }: Needs): Promise<Finish | null> {
  if (await isNew(db)) return null;
  if ((await pendingMigrations(db)).length === 0) {
    await finishRefusedUpgrade(db);
    return null;
  }
  await db.execute(sql`create table if not exists schema_upgrades (
    id integer primary key generated always as identity, backup text, migrations integer not null,
    started_at timestamptz not null default now(), finished_at timestamptz)`);
  const applied = (await appliedMigrations(db)).length;
  if (await isUnderWay(db, applied)) {
    tell("Upgrade: goes on where it was cut off");
  } else {
    const file = env.BACKUP_BEFORE_UPGRADE === "yes" ? await makeBackup(db, { env, clock, tell }) : null;
    await db.execute(sql`insert into schema_upgrades (backup, migrations) values (${file}, ${applied})`);
  }
  return async () => {
    await recordFinish(db);
    tell("Upgrade: finished");
  };
}

/**
 * Records the end of an upgrade whose start was refused after the last migration, as for a wrong key: otherwise the
 * next upgrade would take itself for the rest of that one, and make no backup.
 */
async function finishRefusedUpgrade(db: Database): Promise<void> {
  const found = await db.execute(sql`select 1 where to_regclass('schema_upgrades') is not null`);
  if (found.rows.length > 0) await recordFinish(db);
}

async function recordFinish(db: Database): Promise<void> {
  await db.execute(sql`update schema_upgrades set finished_at = now() where finished_at is null`);
}

/** Recognizes a database without any account: an empty one, or one whose first start was cut off. */
async function isNew(db: Database): Promise<boolean> {
  if (await isEmpty(db)) return true;
  const found = await db.execute(sql`select 1 from users limit 1`);
  return found.rows.length === 0;
}

async function isUnderWay(db: Database, applied: number): Promise<boolean> {
  const found = await db.execute(sql`select 1 from schema_upgrades
    where finished_at is null and migrations < ${applied}`);
  return found.rows.length > 0;
}

async function makeBackup(db: Database, { env, clock, tell }: Needs): Promise<string> {
  const folder = upgradeFolder(env);
  const file = join(folder, `${NAME}-${clock().toISOString().slice(0, 19).replaceAll(":", "-")}Z.gz`);
  const work = followWork("Backup before the upgrade", tell);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const rows = await backUp(db, file, { env, clock, onRows: (count) => work.reached(`${count} rows`) });
    work.finish(`${rows} rows in ${file}`);
    return basename(file);
  } catch (error) {
    throw new StartError(
      [
        `The database is of an older version, and the backup before its upgrade could not be made. ${explainStartError(error, env)}`,
        `Nothing was changed. The backup goes to ${folder}; BACKUP_DIR names another folder.`,
        "If you have a backup of your own, start once with BACKUP_BEFORE_UPGRADE=no.",
      ].join("\n"),
    );
  } finally {
    work.stop();
  }
}
