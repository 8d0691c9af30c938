import { statfs } from "node:fs/promises";
import { isFullDisk } from "../db/fault.ts";
import type { Deps } from "../deps.ts";
import type { DiskWatch } from "../deps/disk.ts";

/** The bytes that are free in a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

const LOOK_EVERY_MS = 5_000;
/** Time for which a disk-full error of the database counts, before the next write tries again. */
const BELIEVE_MS = 60_000;
const MB = 1_000_000;

/** Returns the free bytes as the file system reports them. */
export const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Watches the free disk space of the embedded database. Of a database elsewhere it knows only the disk-full errors. */
export async function watchDisk(
  { env, log, clock }: Pick<Deps, "env" | "log" | "clock">,
  freeBytes: FreeBytes | undefined = env.DATABASE_URL ? undefined : freeBytesOf,
): Promise<DiskWatch> {
  let free: number | null = null;
  let fullErrorAt = -Infinity;
  let fullMailErrorAt = -Infinity;
  let wasFull = false;
  let wasClosedToMail = false;

  const isShort = () => free !== null && free < env.MIN_FREE_MB;
  const isRecent = (at: number) => clock().getTime() - at < BELIEVE_MS;
  const isFull = () => isShort() || isRecent(fullErrorAt);
  const neededForMail = env.MIN_FREE_MB + env.INBOUND_MAIL_RESERVE_MB;

  function report(): void {
    if (isFull() === wasFull) return;
    wasFull = !wasFull;
    const room = { freeMb: free, minFreeMb: env.MIN_FREE_MB };
    if (wasFull) log.error(room, "the disk is full: the site is read-only until there is room");
    else log.warn(room, "there is room on the disk again: the site stores again");
  }

  async function look(): Promise<void> {
    if (freeBytes) {
      // A folder whose free space cannot be read is no reason to refuse anything.
      const bytes = await freeBytes(env.DATA_DIR).catch(() => null);
      free = bytes === null ? null : Math.floor(bytes / MB);
    }
    report();
  }

  async function hasRoomForMail(bytes: number): Promise<boolean> {
    await look();
    const isShortForMail = free !== null && free - bytes / MB < neededForMail;
    const isClosed = isFull() || isShortForMail || isRecent(fullMailErrorAt);
    if (isClosed !== wasClosedToMail) {
      wasClosedToMail = isClosed;
      const room = { freeMb: free, neededMb: neededForMail };
      if (isClosed) log.warn(room, "too little room on the disk for mails: they have to come again later");
      else log.warn(room, "there is room for mails again");
    }
    return !isClosed;
  }

  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    isFull,
    freeMb: () => free,
    look,
    learnFrom(error) {
      if (!isFullDisk(error)) return;
      fullErrorAt = clock().getTime();
      report();
    },
    hasRoomForMail,
    learnFromMail(error) {
      if (isFullDisk(error)) fullMailErrorAt = clock().getTime();
    },
    close: () => clearInterval(timer),
  };
}
