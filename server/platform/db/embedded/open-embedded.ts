import { mkdirSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type pg from "pg";
import type { Logger } from "pino";
import { StartError } from "../../start-error.ts";
import { prepareCluster, readPassword } from "./cluster.ts";
import { endLeftOvers } from "./left-over.ts";
import { tryLock, type LockFile } from "./lock-file.ts";
import { findSocketFolder, makeSocketFolder, outsideFolder, removeOutside } from "./outside.ts";
import { findPrograms } from "./programs.ts";
import { refuseFolder } from "./refuse-folder.ts";
import { chooseRunAs } from "./run-as.ts";
import { serverLog } from "./server-log.ts";
import { CLUSTER, NAME, PROGRAM_LOCK } from "./settings.ts";
import { supervise } from "./supervise.ts";

/** The error of a data folder that another program uses. */
export class FolderInUseError extends StartError {}

export type EmbeddedServer = { connection: pg.ClientConfig; stop(): Promise<void> };

/** Starts the database server of a data folder and supervises it. One program per folder, in whatever container. */
export async function openEmbedded(
  dataDir: string,
  log: Logger,
  allow: { mayBeFilled?: boolean } = {},
): Promise<EmbeddedServer> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  const programLock = await tryLock(join(folder, PROGRAM_LOCK));
  if (!programLock) throw new FolderInUseError(inUseMessage(dataDir, "another process"));
  try {
    refuseFolder(folder, allow);
    return await startIn(folder, programLock, log);
  } catch (error) {
    programLock.release();
    throw error;
  }
}

async function startIn(folder: string, programLock: LockFile, log: Logger): Promise<EmbeddedServer> {
  const serverLock = await lockForServer(folder);
  const cleanUp = () => {
    removeOutside(folder);
    serverLock.release();
  };
  try {
    removeOutside(folder);
    const runAs = chooseRunAs(findPrograms(), () => outsideFolder(folder));
    await prepareCluster(folder, runAs);
    const socketFolder = makeSocketFolder(folder, runAs);
    const place = { cluster: join(folder, CLUSTER), socketFolder, runAs, log: serverLog(folder), lock: serverLock.fd };
    const server = await supervise(place, log);
    return {
      connection: connectionTo(folder),
      async stop() {
        await server.stop();
        cleanUp();
        programLock.release();
      },
    };
  } catch (error) {
    cleanUp();
    throw error;
  }
}

/** Returns the connection settings of the server that runs on a data folder. */
export function connectionTo(dataDir: string): pg.ClientConfig {
  const folder = realpathSync(dataDir);
  return { host: findSocketFolder(folder), port: 5432, user: NAME, database: NAME, password: readPassword(folder) };
}

/** Takes the lock that the server inherits. Whoever holds it while we have the program's is an orphan, and is ended. */
async function lockForServer(folder: string): Promise<LockFile> {
  const held: { lock: LockFile | null } = { lock: null };
  const isLocked = async () => (held.lock ??= await tryLock(join(folder, "postgres.lock"))) === null;
  const isGone = await endLeftOvers(join(folder, CLUSTER), isLocked);
  if (held.lock && isGone) return held.lock;
  held.lock?.release();
  throw new FolderInUseError(
    inUseMessage(folder, "a database server that could not be ended, perhaps in another container"),
  );
}

function inUseMessage(dataDir: string, by: string): string {
  return [
    `The data folder ${resolve(dataDir)} is in use by ${by}. Stop it first, or set DATA_DIR to another folder:`,
    "it gets a database of its own, with nothing of this one in it. Several processes share one by DATABASE_URL.",
  ].join("\n");
}
