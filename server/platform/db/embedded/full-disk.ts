import { statfsSync } from "node:fs";
import { StartError } from "../../start-error.ts";

/** Free bytes below which a disk counts as full: a segment of PostgreSQL's journal (WAL) has sixteen times as much. */
const MIN_FREE_BYTES = 1_000_000;

/** Throws the disk-full error when there is no room; called after something failed in the folder. */
export function refuseFullDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < MIN_FREE_BYTES) throw fullDisk(folder);
}

/** Creates the error of a full disk. */
export function fullDisk(folder: string): StartError {
  return new StartError(`The disk is full: there is no room for ${folder}. Make room there, and start again.`);
}
