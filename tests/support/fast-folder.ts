import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
const PREFIX = "bluebonnet-run-";
/** Several times as much as a run has at once. */
const ROOM = 3e9;

/** A folder for all that a run of the tests makes: in memory where that can be, since to make a file there costs less. */
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
  // PostgreSQL, which does not run as root, goes through it.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM && freemem() > ROOM;
}

/** In some containers nothing that lies in memory can be run, and PostgreSQL's programs lie in the folder too. */
function letsRun(folder: string): boolean {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o700 });
  return spawnSync(program).status === 0;
}

/** What a run that was killed has left would stay in memory for good. */
function removeLeftOver(): void {
  const left = existsSync(MEMORY) ? readdirSync(MEMORY).filter((name) => name.startsWith(PREFIX)) : [];
  for (const name of left) {
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (!existsSync(`/proc/${pid}`)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}
