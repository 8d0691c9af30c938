import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** The in-memory file system of Linux. */
const MEMORY = "/dev/shm";
const PREFIX = "bluebonnet-run-";
/** The required free bytes: several times as much as a run needs at once. */
const ROOM = 3e9;

/** Makes the temporary folder of a test run: in memory if possible, since creating files is cheaper there. */
export function makeFastFolder(): string {
  removeLeftOver();
  if (!hasRoom()) return makeIn(tmpdir());
  const folder = makeIn(MEMORY);
  if (letsRun(folder)) return folder;
  rmSync(folder, { recursive: true });
  return makeIn(tmpdir());
}

function makeIn(place: string): string {
  const folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`));
  // PostgreSQL, which does not run as root, must be able to traverse it.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM && freemem() > ROOM;
}

/**
 * Returns true when programs can be run from the folder. Some containers forbid that in memory, and PostgreSQL's
 * programs are in the folder too.
 */
function letsRun(folder: string): boolean {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o700 });
  return spawnSync(program).status === 0;
}

/** Removes the folders of killed runs, which would stay in memory for good. */
function removeLeftOver(): void {
  const left = existsSync(MEMORY) ? readdirSync(MEMORY).filter((name) => name.startsWith(PREFIX)) : [];
  for (const name of left) {
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (!existsSync(`/proc/${pid}`)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}
