import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** What cannot lie in DATA_DIR lies in a private folder elsewhere; this file in DATA_DIR names it. */
const NOTE = "postgres.outside";
const PREFIX = "bluebonnet-postgres-";
/** How PostgreSQL names the socket of its port. */
export const SOCKET = ".s.PGSQL.5432";
/** The kernel's limit to the path of a socket, in bytes. */
const LONGEST = process.platform === "darwin" ? 103 : 107;

const isTooLong = (folder: string) => Buffer.byteLength(join(folder, SOCKET)) > LONGEST;

/** The folder outside of DATA_DIR, made when it is first asked for. */
export function outsideFolder(dataDir: string): string {
  const note = join(dataDir, NOTE);
  if (existsSync(note)) return readFileSync(note, "utf8");
  const base = isTooLong(join(tmpdir(), `${PREFIX}XXXXXX`, "socket")) ? "/tmp" : tmpdir();
  const folder = mkdtempSync(join(base, PREFIX));
  chmodSync(folder, 0o711);
  writeFileSync(note, folder, { mode: 0o600 });
  return folder;
}

/** Removes the folder of this run, or of one that was killed. */
export function removeOutside(dataDir: string): void {
  const note = join(dataDir, NOTE);
  if (!existsSync(note)) return;
  const folder = readFileSync(note, "utf8");
  const isOurs = basename(folder).startsWith(PREFIX) && existsSync(folder) && lstatSync(folder).isDirectory();
  if (isOurs) rmSync(folder, { recursive: true, force: true });
  rmSync(note);
}

/** Makes the folder that the server's socket is to lie in: DATA_DIR, or, where that cannot be, one outside. */
export function makeSocketFolder(dataDir: string, { owner, isStranger }: SocketOwner): string {
  if (!isStranger && !isTooLong(dataDir)) return dataDir;
  const folder = join(outsideFolder(dataDir), "socket");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isStranger) chownSync(folder, owner.uid, owner.gid);
  return folder;
}
type SocketOwner = { owner: { uid: number; gid: number }; isStranger: boolean };

/** Where the server that runs on a data folder has its socket. */
export function findSocketFolder(dataDir: string): string {
  const note = join(dataDir, NOTE);
  return existsSync(note) ? join(readFileSync(note, "utf8"), "socket") : dataDir;
}
