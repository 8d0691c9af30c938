import { readFileSync, writeFileSync } from "node:fs";
import type { SiteProcess } from "./site-process.ts";

/** Returns the memory of a process in MB from the kernel: now (VmRSS), or the peak since the last reset (VmHWM). */
export function memoryOf({ child }: SiteProcess, what: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1024;
}

/** Starts the peak of the memory anew. */
export const resetMost = ({ child }: SiteProcess) => writeFileSync(`/proc/${child.pid}/clear_refs`, "5");

/** Does some work and returns by how many MB the peak of the process was above what it had before. */
export async function memoryOfWork(site: SiteProcess, work: () => Promise<unknown>): Promise<number> {
  const before = memoryOf(site, "VmRSS");
  resetMost(site);
  await work();
  return memoryOf(site, "VmHWM") - before;
}
