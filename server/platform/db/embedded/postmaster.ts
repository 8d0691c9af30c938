import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError, USE_ANOTHER_DATABASE } from "../../start-error.ts";
import { clusterPath } from "./cluster.ts";
import { refuseFullDisk } from "./full-disk.ts";
import { SOCKET } from "./outside.ts";
import type { RunAs } from "./run-as.ts";
import type { ServerLog } from "./server-log.ts";
import { serverArgs } from "./settings.ts";

export type ServerPlace = {
  cluster: string;
  socketFolder: string;
  runAs: RunAs;
  log: ServerLog;
  /** File descriptor of the lock, which the server holds as long as one of its processes lives. */
  lock: number | null;
};

/** One run of the server. */
export type Postmaster = { child: ChildProcess; ended: Promise<void>; stop(): Promise<void> };

const READY_POLL_MS = 20;
/** Timeout of a start. Recovery after a crash takes seconds; this only bounds a hang. */
const READY_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 20_000;
/** Index of the line in the pid file that holds the status of the server. */
const STATUS_LINE = 7;

/** Starts the server and waits until it takes connections. No process of an earlier run may be left. */
export async function startPostmaster(place: ServerPlace): Promise<Postmaster> {
  const { cluster, socketFolder, log } = place;
  log.keepSmall();
  // Removes the pid file and the socket of a killed server: the new one would believe them, if another process has its
  // process id now, or a zombie has it.
  const staleFiles = [
    join(cluster, "postmaster.pid"),
    join(socketFolder, SOCKET),
    join(socketFolder, `${SOCKET}.lock`),
  ];
  for (const staleFile of staleFiles) rmSync(staleFile, { force: true });
  const postmaster = launch(place);
  if (await isReady(postmaster, cluster)) return postmaster;
  await postmaster.stop();
  // On a full disk its log would not have found room either.
  refuseFullDisk(cluster);
  throw new StartError(
    ["The embedded database did not start. Its last words:", log.lastLines(), USE_ANOTHER_DATABASE].join("\n"),
  );
}

function launch({ cluster, socketFolder, runAs, log, lock }: ServerPlace): Postmaster {
  const { file, args, options } = runAs.serve(serverArgs(clusterPath(cluster, runAs), socketFolder));
  const output = log.open();
  // Detached: a Ctrl-C is meant for the program, which stops the server when its own work is done.
  const child = spawn(file, args, {
    ...options,
    cwd: cluster,
    detached: true,
    stdio: ["ignore", output, output, ...(lock === null ? [] : [lock])],
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  return { child, ended, stop: () => stop(child, ended) };
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) => pid && exitCode === null && signalCode === null;

async function isReady({ child }: Postmaster, cluster: string): Promise<boolean> {
  for (const end = Date.now() + READY_TIMEOUT_MS; isRunning(child) && Date.now() < end; await wait(READY_POLL_MS)) {
    const file = join(cluster, "postmaster.pid");
    const status = existsSync(file) ? readFileSync(file, "utf8").split("\n")[STATUS_LINE] : "";
    if (status?.trim() === "ready") return true;
  }
  return false;
}

/** Stops the server at once but in order. One that cannot stop is killed, and the next start recovers from that. */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (!isRunning(child)) return;
  child.kill("SIGINT");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}
