import { newestBackup } from "../backup/back-up.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

const HOUR_MS = 3_600_000;
/** Tolerance before a backup counts as late: the job runs once an hour, and may take a while. */
const SLACK_HOURS = 3;

/** Checks the age of the newest backup in BACKUP_DIR. */
export async function checkBackups({ env, clock }: HealthNeeds): Promise<Finding> {
  const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: every } = env;
  if (!folder) return warn("health:backups.none");
  const madeAt = await newestBackup(folder, clock());
  if (madeAt === null) return fail("health:backups.empty", { folder });
  const hours = Math.floor((clock().getTime() - madeAt) / HOUR_MS);
  return hours > every + SLACK_HOURS
    ? fail("health:backups.old", { folder, hours, every })
    : ok("health:backups.ok", { folder, hours });
}
