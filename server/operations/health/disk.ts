import { freeBytesOf } from "../../platform/disk/watch-disk.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

const MB = 1_000_000;
/** Multiple of MIN_FREE_MB below which the check warns: somebody should make room soon. */
const SOON = 5;

/** Checks the free disk space of the data folder and the backup folder: the one that has less counts. */
export async function checkDisk({ env, freeBytes = freeBytesOf }: HealthNeeds): Promise<Finding> {
  const { DATA_DIR, BACKUP_DIR, MIN_FREE_MB: needed } = env;
  const rooms = await Promise.all(
    [DATA_DIR, BACKUP_DIR].filter((folder) => folder !== undefined).map((folder) => freeSpaceIn(folder, freeBytes)),
  );
  const [least] = rooms.filter((room) => room !== null).sort((a, b) => a.free - b.free);
  if (!least) return warn("health:disk.unknown", { folder: DATA_DIR });
  if (least.free < needed) return fail("health:disk.full", { ...least, needed });
  if (least.free < needed * SOON) return warn("health:disk.low", { ...least, needed });
  return ok("health:disk.ok", least);
}

/** Returns the free space of a folder in MB; null for a folder that does not exist. */
async function freeSpaceIn(folder: string, freeBytes: NonNullable<HealthNeeds["freeBytes"]>) {
  const bytes = await freeBytes(folder).catch(() => null);
  return bytes === null ? null : { folder, free: Math.floor(bytes / MB) };
}
