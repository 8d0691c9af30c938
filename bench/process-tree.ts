import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks per second in the kernel's accounting, on every Linux. */
const TICKS = 100;

type Stat = { pid: number; parent: number; ticks: number };

/** Reads a process from /proc, with the CPU time of its children that have ended; null when it is gone. */
function statOf(pid: number): Stat | null {
  const text = read(`/proc/${pid}/stat`);
  // The process name may hold anything, so the fields are read after its last bracket.
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

/** Lists a process and all its descendants. */
function treeOf(root: number): Stat[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const all = pids.map((pid) => statOf(Number(pid))).filter((stat) => stat !== null);
  const within = (pid: number): Stat[] =>
    all.filter(({ parent }) => parent === pid).flatMap((stat) => [stat, ...within(stat.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...within(root)];
}

/** Returns the seconds of CPU time that a process and its descendants have used. */
export function cpuSecondsOf(root: number): number {
  return treeOf(root).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS;
}

/** Returns the memory of a process and its descendants in MB; memory that several share is counted once (PSS). */
export function megabytesOf(root: number): number {
  const shares = treeOf(root).map(({ pid }) => /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1]);
  return shares.reduce((sum, kilobytes) => sum + Number(kilobytes ?? 0), 0) / 1024;
}
