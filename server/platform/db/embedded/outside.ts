import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** The file in DATA_DIR with the path of a private folder elsewhere, for what cannot lie in DATA_DIR. */
const NOTE = "postgres.outside";
const PREFIX = "bluebonnet-postgres-";
/** PostgreSQL's name for the socket of its port. */
export const SOCKET = ".s.PGSQL.5432";
/** Maximum length of a socket's path, in bytes, by the kernel. */
const MAX_SOCKET_PATH = process.platform === "darwin" ? 103 : 107;

const isTooLong = (folder: string) => Buffer.byteLength(join(folder, SOCKET)) > MAX_SOCKET_PATH;

/** Returns the folder outside of DATA_DIR; creates it on first use. */
export function outsideFolder(dataDir: string): string {
  const note = join(dataDir, NOTE);
  if (existsSync(note)) return readFileSync(note, "utf8");
  const base = isTooLong(join(tmpdir(), `${PREFIX}XXXXXX`, "socket")) ? "/tmp" : tmpdir();
  const folder = mkdtempSync(join(base, PREFIX));
  chmodSync(folder, 0o711);
  writeFileSync(note, folder, { mode: 0o600 });
  return folder;
}

/** Removes the outside folder of this run, or of one that was killed. */
export function removeOutside(dataDir: string): void {
  const note = join(dataDir, NOTE);
  if (!existsSync(note)) return;
  const folder = readFileSync(note, "utf8");
  const isOurs = basename(folder).startsWith(PREFIX) && existsSync(folder) && lstatSync(folder).isDirectory();
  if (isOurs) rmSync(folder, { recursive: true, force: true });
  rmSync(note);
}

/** Creates the folder for the server's socket: DATA_DIR, or one outside where that cannot be. */
export function makeSocketFolder(dataDir: string, { owner, isStranger }: SocketOwner): string {
  if (!isStranger && !isTooLong(dataDir)) return dataDir;
  const folder = join(outsideFolder(dataDir), "socket");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isStranger) chownSync(folder, owner.uid, owner.gid);
  return folder;
}
type SocketOwner = { owner: { uid: number; gid: number }; isStranger: boolean };

/** Returns the socket folder of the server that runs on a data folder. */
export function findSocketFolder(dataDir: string): string {
  const note = join(dataDir, NOTE);
  return existsSync(note) ? join(readFileSync(note, "utf8"), "socket") : dataDir;
}
