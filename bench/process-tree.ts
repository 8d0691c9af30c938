import { readdirSync, readFileSync } from "node:fs";

/** Ticks of the kernel's accounting in a second, on every Linux. */
const TICKS = 100;

type Stat = { pid: number; parent: number; ticks: number };

/** A process as the kernel tells of it, with the time of its children that have ended; null when it is gone. */
function statOf(pid: number): Stat | null {
  const text = read(`/proc/${pid}/stat`);
  // The name may hold anything; what follows its bracket does not.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [parent, ...ticks] = [1, 11, 12, 13, 14].map((index) => Number(fields[index]));
  return parent === undefined || text === "" ? null : { pid, parent, ticks: ticks.reduce((a, b) => a + b, 0) };
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** A process and all that it has started, and they in turn. */
function treeOf(root: number): Stat[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const all = pids.map((pid) => statOf(Number(pid))).filter((stat) => stat !== null);
  const within = (pid: number): Stat[] =>
    all.filter(({ parent }) => parent === pid).flatMap((stat) => [stat, ...within(stat.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...within(root)];
}

/** Seconds of processor time that a process and its descendants have used. */
export function cpuSecondsOf(root: number): number {
  return treeOf(root).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS;
}

/** The memory of a process and its descendants in MB: what several share is counted once. */
export function megabytesOf(root: number): number {
  const shares = treeOf(root).map(({ pid }) => /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1]);
  return shares.reduce((sum, kilobytes) => sum + Number(kilobytes ?? 0), 0) / 1024;
}
