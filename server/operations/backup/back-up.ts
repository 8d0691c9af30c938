import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { noteBackup } from "./noted-backup.ts";
import { backUp, UNFINISHED } from "./write.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import type { WithSettings } from "../../platform/deps/settings.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";

type Needs = Pick<Deps, "db" | "env" | "clock" | "log"> & WithSettings;

const HOUR_MS = 3_600_000;
/** Tolerance of the schedule: the job runs every hour, and never to the second. */
const SLACK_MS = HOUR_MS / 2;
const UNFINISHED_FOR_MS = 24 * HOUR_MS;
const NAME = /^bluebonnet-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.gz(\.part)?$/;

type BackupFile = { name: string; at: number; isUnfinished: boolean };

/** Makes a backup in BACKUP_DIR when the last one is old enough; once it is verified, notes it and removes the oldest. */
export async function backUpWhenDue({ db, env, clock, log, settings }: Needs): Promise<void> {
  const { BACKUP_DIR: folder } = env;
  if (!folder) return;
  const { backup } = settings.agency();
  const now = clock();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await backupsIn(folder, now)).some(({ at }) => at > now.getTime() - backup.everyHours * HOUR_MS + SLACK_MS))
    return;
  const second = now.toISOString().slice(0, 19);
  const name = `bluebonnet-${second.replaceAll(":", "-")}Z.gz`;
  const rows = await backUp(db, join(folder, name), { env, clock });
  await noteBackup(db, { at: `${second}Z`, host: hostname(), folder });
  const removed = await removeOldest(folder, backup.keep, now);
  log.info({ file: name, rows, removed }, "backup made");
}

/** Returns the time of the newest backup in a folder; null when there is none. */
export async function newestBackup(folder: string, now: Date): Promise<number | null> {
  const [newest] = existsSync(folder) ? await backupsIn(folder, now) : [];
  return newest?.at ?? null;
}

/** Lists the finished backups, newest first. One from a clock that was ahead is ignored, and left alone. */
async function backupsIn(folder: string, now: Date): Promise<BackupFile[]> {
  return (await namedBackups(folder)).filter(({ at, isUnfinished }) => !isUnfinished && at <= now.getTime());
}

async function namedBackups(folder: string): Promise<BackupFile[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const [isNamed, day, hour, minute, second, unfinished] = NAME.exec(name) ?? [];
    const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
    return isNamed && !Number.isNaN(at) ? [{ name, at, isUnfinished: unfinished === UNFINISHED }] : [];
  });
  return found.sort((a, b) => b.at - a.at);
}

async function removeOldest(folder: string, keep: number, now: Date): Promise<number> {
  const oldest = (await backupsIn(folder, now)).slice(keep);
  // Partial files, left by a process that was killed meanwhile.
  const unfinished = (await namedBackups(folder)).filter(
    ({ at, isUnfinished }) => isUnfinished && at < now.getTime() - UNFINISHED_FOR_MS,
  );
  for (const { name } of [...oldest, ...unfinished]) await rm(join(folder, name), { force: true });
  return oldest.length;
}

export const backUpJob: Job<"back-up", Nothing> = {
  name: "back-up",
  data: NOTHING,
  // A backup may take long; the next scheduled run comes before a lost one expires.
  pace: { ...HOURLY, retry: { ...HOURLY.retry, expireInSeconds: 4 * 3600 } },
  // Checks every hour whether a backup is due, so that a machine that was off catches up.
  schedule: "45 * * * *",
  work: backUpWhenDue,
};
