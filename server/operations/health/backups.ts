import { firstSettings } from "../settings/first-settings.ts";
import { withEnvironment } from "../settings/environment.ts";
import { readAgency } from "../settings/read-agency.ts";
import { newestBackup } from "../backup/back-up.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

const HOUR_MS = 3_600_000;
/** Tolerance before a backup counts as late: the job runs once an hour, and may take a while. */
const SLACK_HOURS = 3;

/** Checks the age of the newest backup in BACKUP_DIR. */
export async function checkBackups({ env, clock, db }: HealthNeeds): Promise<Finding> {
  const { BACKUP_DIR: folder } = env;
  if (!folder) return warn("health:backups.none");
  const madeAt = await newestBackup(folder, clock());
  if (madeAt === null) return fail("health:backups.empty", { folder });
  const every = await interval(db, env);
  const hours = Math.floor((clock().getTime() - madeAt) / HOUR_MS);
  return hours > every + SLACK_HOURS
    ? fail("health:backups.old", { folder, hours, every })
    : ok("health:backups.ok", { folder, hours });
}

/** Returns the hours between two backups. Without a database the first values count: the age still has to be judged. */
async function interval(db: HealthNeeds["db"], env: HealthNeeds["env"]): Promise<number> {
  const { backup } = db ? await readAgency(db, env) : withEnvironment(firstSettings, env);
  return backup.everyHours;
}
