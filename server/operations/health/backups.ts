import { firstSettings } from "../settings/first-settings.ts";
import { withEnvironment } from "../settings/environment.ts";
import { readAgency } from "../settings/read-agency.ts";
import { newestBackup } from "../backup/back-up.ts";
import { findNotedBackup } from "../backup/noted-backup.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

const HOUR_MS = 3_600_000;
/** Tolerance before a backup counts as late: the job runs once an hour, and may take a while. */
const SLACK_HOURS = 3;

/** Checks the age of the newest backup: of those in BACKUP_DIR here, and of what a worker elsewhere has noted. */
export async function checkBackups({ env, clock, db }: HealthNeeds): Promise<Finding> {
  if (!env.BACKUP_DIR) return warn("health:backups.none");
  const newest = await findNewest(env.BACKUP_DIR, { clock, db });
  if (newest === null) return fail("health:backups.empty", { folder: env.BACKUP_DIR });
  const { madeAt, folder } = newest;
  const every = await interval(db, env);
  const hours = Math.floor((clock().getTime() - madeAt) / HOUR_MS);
  return hours > every + SLACK_HOURS
    ? fail("health:backups.old", { folder, hours, every })
    : ok("health:backups.ok", { folder, hours });
}

type Newest = { madeAt: number; folder: string };

/** Finds the newest backup, and where it is. One from a clock that was ahead is ignored. */
async function findNewest(folder: string, { clock, db }: Pick<HealthNeeds, "clock" | "db">): Promise<Newest | null> {
  const now = clock();
  const here = await newestBackup(folder, now);
  const noted = db && (await findNotedBackup(db));
  const notedAt = noted ? Date.parse(noted.at) : NaN;
  if (noted && notedAt <= now.getTime() && notedAt > (here ?? -Infinity)) {
    return { madeAt: notedAt, folder: `${noted.host}:${noted.folder}` };
  }
  return here === null ? null : { madeAt: here, folder };
}

/** Returns the hours between two backups. Without a database the first values count: the age still has to be judged. */
async function interval(db: HealthNeeds["db"], env: HealthNeeds["env"]): Promise<number> {
  const { backup } = db ? await readAgency(db, env) : withEnvironment(firstSettings, env);
  return backup.everyHours;
}
