import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { connectionTo } from "../../server/platform/db/embedded/open-embedded.ts";

/** Returns the pid of the postmaster that runs on a data folder; null while there is none. */
export function postmasterOf(dataDir: string): number | null {
  const file = join(dataDir, "postgres-18", "postmaster.pid");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : null;
}

/** Returns the pid of every process that works in the cluster of a data folder. */
export function serverProcesses(dataDir: string): number[] {
  const cluster = join(dataDir, "postgres-18");
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && folderOf(pid) === cluster);
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}

/** Runs one statement on the database server that runs on a data folder. */
export async function queryEmbedded<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client(connectionTo(dataDir));
  await client.connect();
  try {
    return await client.query<Row>(text, values);
  } finally {
    await client.end();
  }
}

/** Makes a PATH that lacks some programs of the machine. */
export function pathWithout(...missing: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-path-"));
  for (const name of ["flock", "setpriv", "unshare"].filter((tool) => !missing.includes(tool))) {
    const found = (process.env["PATH"] ?? "").split(delimiter).map((place) => join(place, name));
    const tool = found.find((file) => existsSync(file));
    if (tool) symlinkSync(tool, join(folder, name));
  }
  return folder;
}

/** Returns the command if this machine allows it, else an empty one. */
export function ifAllowed(...command: string[]): string[] {
  return spawnSync(command[0] ?? "", [...command.slice(1), "true"]).status === 0 ? command : [];
}
