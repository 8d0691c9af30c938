import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { codeOf } from "../../fault-origin.ts";

const POLL_MS = 50;
/**
 * Time for the processes to end. A server that is asked to end writes what it still has to write; one that is killed
 * leaves that to the next start.
 */
const PATIENCE_MS = 15_000;

/**
 * Ends the orphaned server processes of a cluster, which outlived their program. Returns true when they are gone.
 * Called by the program that owns the data folder: whatever else serves it is an orphan, and never adopted.
 */
export async function endLeftOvers(cluster: string, isLocked: () => Promise<boolean>): Promise<boolean> {
  const asked = new Set<number>();
  const isGone = async (force: boolean) => {
    const hasLock = await isLocked();
    const living = findProcesses(cluster, hasLock);
    for (const pid of living) {
      if (force) signal(pid, "SIGKILL");
      else if (!asked.has(pid)) requestEnd(pid, living.includes(postmasterOf(cluster) ?? 0));
      asked.add(pid);
    }
    return living.length === 0 && !hasLock;
  };
  return (await until(() => isGone(false))) || until(() => isGone(true));
}

/**
 * Asks a process to end. SIGINT ends a server in order; processes that have lost their first one (postmaster), which
 * would see to it, end at once by SIGQUIT.
 */
function requestEnd(pid: number, hasPostmaster: boolean): void {
  signal(pid, hasPostmaster ? "SIGINT" : "SIGQUIT");
  // A process that was frozen gets the signal only now.
  signal(pid, "SIGCONT");
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended meanwhile, or belongs to another account; then its lock tells that it lives.
  }
}

async function until(condition: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(POLL_MS)) if (await condition()) return true;
  return false;
}

/** Returns the process id in the cluster's pid file, whichever process may have that id now. */
function postmasterOf(cluster: string): number | null {
  const file = join(cluster, "postmaster.pid");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) || null : null;
}

/** Finds every living server process of this very cluster that can be seen from here. */
function findProcesses(cluster: string, isLocked: boolean): number[] {
  const noted = postmasterOf(cluster);
  if (process.platform !== "linux") return noted && isLocked && isServer(noted) ? [noted] : [];
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    const found = worksIn(pid, cluster);
    // Only the name of another account's process can be read; the lock shows that there is one.
    return found ?? (pid === noted && isLocked && processNameOf(pid) === "postgres");
  });
}

/** Returns true for a server process of the cluster; undefined where the kernel hides it. A zombie has no folder. */
function worksIn(pid: number, cluster: string): boolean | undefined {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== cluster) return false;
    // The executable may have been replaced by an update since.
    return basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, "") === "postgres";
  } catch (error) {
    return codeOf(error) === "EACCES" ? undefined : false;
  }
}

function processNameOf(pid: number): string {
  try {
    const [, name, state] = /\((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return state === "Z" ? "" : (name ?? "");
  } catch {
    return "";
  }
}

function isServer(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" });
  return basename(stdout.trim()) === "postgres";
}
