import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartError, USE_ANOTHER_DATABASE } from "../../start-error.ts";
import { handOver, hasName } from "./accounts.ts";
import { fullDisk } from "./full-disk.ts";
import { MAJOR } from "./programs.ts";
import type { Command, RunAs } from "./run-as.ts";
import { indent } from "./server-log.ts";
import { CLUSTER, NAME } from "./settings.ts";

const PASSWORD = "postgres.password";
/** The last version whose database was another one, and which can back it up. */
const LAST_WITH_PGLITE = "0.1.0";
const LOCALE = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "-E", "UTF8"];

/** The password of the program's role, kept beside the key. */
export function readPassword(dataDir: string): string {
  return readFileSync(join(dataDir, PASSWORD), "utf8");
}

function hasPassword(dataDir: string): boolean {
  return existsSync(join(dataDir, PASSWORD)) && readPassword(dataDir) !== "";
}

/** Refuses a data folder that holds a database which this version cannot read. */
export function refuseForeignFolder(dataDir: string): void {
  const names = readdirSync(dataDir);
  const other = names.find((name) => /^postgres-\d+$/.test(name) && name !== CLUSTER);
  if (!names.includes(CLUSTER)) {
    if (names.includes("database")) throw new StartError(fromPglite(dataDir));
    if (other) throw new StartError(otherMajor(join(dataDir, other), other.replace("postgres-", "")));
    return;
  }
  const cluster = join(dataDir, CLUSTER);
  const versionFile = join(cluster, "PG_VERSION");
  const version = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : "";
  if (version && version !== MAJOR) throw new StartError(otherMajor(cluster, version));
  if (!version && readdirSync(cluster).length > 0) {
    throw new StartError(`${cluster} is not a database: there is no PG_VERSION in it. Restore it, or move it away.`);
  }
}

function fromPglite(dataDir: string): string {
  return [
    `${join(dataDir, "database")} was made by version ${LAST_WITH_PGLITE} or older, which kept its data in another way.`,
    `Take that version, run "npm run backup -- FILE" with it, then set DATA_DIR to a new folder (with app.key of this`,
    `one in it, unless APP_KEY is set), and run "npm run restore -- FILE" with this version.`,
  ].join("\n");
}

function otherMajor(folder: string, version: string): string {
  return [
    `${folder} was made by PostgreSQL ${version}; this version of the program runs PostgreSQL ${MAJOR}.`,
    `Back it up with the version that made it ("npm run backup -- FILE"), and restore it with this one into a new folder.`,
  ].join("\n");
}

/** Makes the cluster if there is none, and sees to it that the password kept is the role's. */
export async function prepareCluster(dataDir: string, runAs: RunAs): Promise<void> {
  const cluster = join(dataDir, CLUSTER);
  if (!existsSync(join(cluster, "PG_VERSION"))) await makeCluster(dataDir, runAs);
  else if (!hasPassword(dataDir)) await setPassword(dataDir, cluster, runAs);
  handOver(cluster, runAs.owner);
}

/** Made beside its place and renamed when it is whole, so that a start that was cut off leaves nothing half made. */
async function makeCluster(dataDir: string, runAs: RunAs): Promise<void> {
  const made = join(dataDir, `${CLUSTER}.new`);
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { mode: 0o700 });
  handOver(made, runAs.setUpOwner);
  // The superuser's, forgotten at once: who owns the folder needs none.
  const pwfile = passingFile(dataDir, newPassword(), runAs);
  const args = ["-D", here(made, runAs), "-U", "postgres", "--auth=scram-sha-256", "--pwfile=/dev/stdin", ...LOCALE];
  await run(runAs.setUp("initdb", args), made, pwfile);
  const password = newPassword();
  await runStatements(made, runAs, dataDir, [
    `create role ${NAME} login password '${password}'`,
    `create database ${NAME} owner ${NAME}`,
  ]);
  keepPassword(dataDir, password);
  rmSync(join(dataDir, CLUSTER), { recursive: true, force: true });
  renameSync(made, join(dataDir, CLUSTER));
  syncFolder(dataDir);
}

async function setPassword(dataDir: string, cluster: string, runAs: RunAs): Promise<void> {
  handOver(cluster, runAs.setUpOwner);
  const password = newPassword();
  await runStatements(cluster, runAs, dataDir, [`alter role ${NAME} password '${password}'`]);
  keepPassword(dataDir, password);
}

/** Statements of the superuser, while no server runs: the right to the folder is the right to do it. */
async function runStatements(cluster: string, runAs: RunAs, dataDir: string, statements: string[]): Promise<void> {
  const input = passingFile(dataDir, `${statements.join("\n")}\n`, runAs);
  // A fault shows in the exit code, and is told without the statement, which has a password in it.
  const settings = ["-c", "exit_on_error=on", "-c", "log_min_error_statement=panic"];
  const args = ["--single", "-D", here(cluster, runAs), ...settings, "postgres"];
  await run(runAs.setUp("postgres", args), cluster, input);
}

const newPassword = () => randomBytes(24).toString("base64url");

function keepPassword(dataDir: string, password: string): void {
  writeFileSync(join(dataDir, PASSWORD), password, { mode: 0o600, flush: true });
}

/** What was renamed in a folder outlives a loss of power from here on. */
function syncFolder(folder: string): void {
  const fd = openSync(folder, "r");
  fsyncSync(fd);
  closeSync(fd);
}

/** A file that has no name any more: only whom it is passed to can read it. */
function passingFile(dataDir: string, text: string, runAs: RunAs): number {
  const name = join(dataDir, `passing-${newPassword()}`);
  writeFileSync(name, text, { mode: 0o600 });
  if (runAs.isStranger) chownSync(name, runAs.setUpOwner.uid, runAs.setUpOwner.gid);
  const fd = openSync(name, "r");
  rmSync(name);
  return fd;
}

/** How a program that is started in a folder names it: a stranger cannot reach it by its path. */
export function here(folder: string, { isStranger }: RunAs): string {
  return isStranger && process.platform === "linux" ? "/proc/self/cwd" : folder;
}

async function run({ file, args, options }: Command, cwd: string, input: number): Promise<void> {
  const child = spawn(file, args, { ...options, cwd, stdio: [input, "pipe", "pipe"] });
  closeSync(input);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code === 0) return;
  // initdb takes back what it wrote, and with it the proof.
  if (/No space left|free disk space/.test(said)) throw fullDisk(cwd);
  const hint = hasName() ? [] : ["This user has no name here: add a line for it to /etc/passwd, or run as another."];
  const lastLines = indent(said.trim().split("\n").slice(-12));
  throw new StartError(
    ["The embedded database could not be made:", lastLines, ...hint, USE_ANOTHER_DATABASE].join("\n"),
  );
}
