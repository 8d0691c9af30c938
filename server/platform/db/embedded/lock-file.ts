import { spawnSync } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import { StartError } from "../../start-error.ts";
import { codeOf } from "../../fault-origin.ts";
import { valueIn } from "../../../../domain/platform/typed-records.ts";

/** A lock that the kernel frees when the last process that holds it has ended, however it ended. */
export type LockFile = {
  /** File descriptor that a child inherits to hold the lock as well; null where the lock is bound to this process. */
  fd: number | null;
  release(): void;
};

/** The O_EXLOCK flag of macOS, which Node has no name for: opens and locks in one call. */
const EXLOCK = 0x20;
/** Exit status of the flock program when another process holds the lock. */
const TAKEN = 1;

/** Locks a file; null when another process holds the lock. The file stays: to remove it would be a race condition. */
export async function tryLock(path: string): Promise<LockFile | null> {
  if (process.platform === "darwin") return openLocked(path);
  const fd = openSync(path, "a", 0o600);
  const { status, error } = callFlock(fd);
  if (status === 0) return { fd, release: () => closeSync(fd) };
  closeSync(fd);
  if (error) return lockBySqlite(path);
  if (status === TAKEN) return null;
  throw new StartError(`The file system of ${path} cannot lock files. Set DATA_DIR to a folder on a local disk.`);
}

/**
 * Locks an open file by the flock program. Node cannot call flock itself, but the lock belongs to the open file, which
 * the program shares with us: it stays locked after the program has ended.
 */
function callFlock(fd: number) {
  return spawnSync("flock", ["-xn", "3"], { stdio: ["ignore", "ignore", "ignore", fd] });
}

function openLocked(path: string): LockFile | null {
  try {
    const fd = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | EXLOCK, 0o600);
    return { fd, release: () => closeSync(fd) };
  } catch (error) {
    if (codeOf(error) === "EAGAIN") return null;
    throw error;
  }
}

const SQLITE_BUSY = 5;

/** Locks a file by SQLite's own lock, where there is no flock program: as strong, but no child inherits it. */
async function lockBySqlite(path: string): Promise<LockFile | null> {
  const { DatabaseSync } = await import("node:sqlite");
  const file = new DatabaseSync(`${path}.sqlite`);
  try {
    file.exec("begin exclusive");
    return { fd: null, release: () => file.close() };
  } catch (error) {
    file.close();
    if (valueIn(error, "errcode") === SQLITE_BUSY) return null;
    throw error;
  }
}
