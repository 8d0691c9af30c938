import { statfsSync } from "node:fs";
import { StartError } from "../../start-error.ts";

/** Less than this is nothing: a segment of PostgreSQL's journal has sixteen times as much. */
const NOTHING = 1_000_000;

/** Says so when what failed in a folder failed because there is no room. */
export function refuseFullDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < NOTHING) throw fullDisk(folder);
}

/** There is no room for a folder. */
export function fullDisk(folder: string): StartError {
  return new StartError(`The disk is full: there is no room for ${folder}. Make room there, and start again.`);
}
