import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { codeOf } from "../../fault-origin.ts";

const POLL_MS = 50;
/** A server that is asked to end writes what it still has to write; one that is killed leaves that to the next start. */
const PATIENCE_MS = 15_000;

/**
 * Ends the server processes of a cluster that outlived their program, and says whether they are gone. It is called by
 * the program that owns the data folder: whatever serves it otherwise is left over, and never adopted.
 */
export async function endLeftOvers(cluster: string, isLocked: () => Promise<boolean>): Promise<boolean> {
  const asked = new Set<number>();
  const isGone = async (force: boolean) => {
    const hasLock = await isLocked();
    const living = findProcesses(cluster, hasLock);
    for (const pid of living) {
      if (force) signal(pid, "SIGKILL");
      else if (!asked.has(pid)) ask(pid, living.includes(postmasterOf(cluster) ?? 0));
      asked.add(pid);
    }
    return living.length === 0 && !hasLock;
  };
  return (await until(() => isGone(false))) || until(() => isGone(true));
}

/** SIGINT ends a server in order; processes that have lost their first one, which would see to it, end at once. */
function ask(pid: number, hasPostmaster: boolean): void {
  signal(pid, hasPostmaster ? "SIGINT" : "SIGQUIT");
  // One that was frozen hears of it only now.
  signal(pid, "SIGCONT");
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile, or belongs to another; then its lock tells that it lives.
  }
}

async function until(condition: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(POLL_MS)) if (await condition()) return true;
  return false;
}

/** The number in the cluster's pid file, whoever may have it now. */
function postmasterOf(cluster: string): number | null {
  const file = join(cluster, "postmaster.pid");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) || null : null;
}

/** Every living server process of this very cluster that can be seen from here. */
function findProcesses(cluster: string, isLocked: boolean): number[] {
  const noted = postmasterOf(cluster);
  if (process.platform !== "linux") return noted && isLocked && isServer(noted) ? [noted] : [];
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    const found = worksIn(pid, cluster);
    // Of another account's process only the name can be read; the lock says that there is one.
    return found ?? (pid === noted && isLocked && nameOf(pid) === "postgres");
  });
}

/** True for a server process of the cluster; undefined where the kernel does not tell. A zombie has no folder. */
function worksIn(pid: number, cluster: string): boolean | undefined {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== cluster) return false;
    // The file may have been replaced by an update since.
    return basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, "") === "postgres";
  } catch (error) {
    return codeOf(error) === "EACCES" ? undefined : false;
  }
}

function nameOf(pid: number): string {
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
