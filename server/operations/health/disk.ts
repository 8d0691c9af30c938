import { inFolder } from "../../platform/disk/watch-disk.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

const MB = 1_000_000;
/** With so many times the space that is needed to store anything, somebody should make room. */
const SOON = 5;

/** The room where the data and the backups lie: the folder that has less. */
export async function checkDisk({ env, freeBytes = inFolder }: HealthNeeds): Promise<Finding> {
  const { DATA_DIR, BACKUP_DIR, MIN_FREE_MB: needed } = env;
  const rooms = await Promise.all(
    [DATA_DIR, BACKUP_DIR].filter((folder) => folder !== undefined).map((folder) => roomIn(folder, freeBytes)),
  );
  const [least] = rooms.filter((room) => room !== null).sort((a, b) => a.free - b.free);
  if (!least) return warn("health:disk.unknown", { folder: DATA_DIR });
  if (least.free < needed) return fail("health:disk.full", { ...least, needed });
  if (least.free < needed * SOON) return warn("health:disk.low", { ...least, needed });
  return ok("health:disk.ok", least);
}

/** Null for a folder that is not there. */
async function roomIn(folder: string, freeBytes: NonNullable<HealthNeeds["freeBytes"]>) {
  const bytes = await freeBytes(folder).catch(() => null);
  return bytes === null ? null : { folder, free: Math.floor(bytes / MB) };
}
