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
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartError, USE_ANOTHER_DATABASE } from "../../start-error.ts";
import { handOver, hasName } from "./accounts.ts";
import { fullDisk } from "./full-disk.ts";
import type { Command, RunAs } from "./run-as.ts";
import { indent } from "./server-log.ts";
import { CLUSTER, NAME } from "./settings.ts";

const PASSWORD = "postgres.password";
const LOCALE = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "-E", "UTF8"];

/** Reads the password of the program's role, kept beside the key. */
export function readPassword(dataDir: string): string {
  return readFileSync(join(dataDir, PASSWORD), "utf8");
}

function hasPassword(dataDir: string): boolean {
  return existsSync(join(dataDir, PASSWORD)) && readPassword(dataDir) !== "";
}

/** Creates the cluster if there is none, and makes sure that the stored password is the role's. */
export async function prepareCluster(dataDir: string, runAs: RunAs): Promise<void> {
  const cluster = join(dataDir, CLUSTER);
  if (!existsSync(join(cluster, "PG_VERSION"))) await makeCluster(dataDir, runAs);
  else if (!hasPassword(dataDir)) await setPassword(dataDir, cluster, runAs);
  handOver(cluster, runAs.owner);
}

/**
 * Creates the cluster in a temporary folder that is renamed when it is whole, so that an interrupted start leaves
 * nothing half made.
 */
async function makeCluster(dataDir: string, runAs: RunAs): Promise<void> {
  const made = join(dataDir, `${CLUSTER}.new`);
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { mode: 0o700 });
  handOver(made, runAs.setUpOwner);
  // The superuser's password, forgotten at once: the owner of the folder needs none.
  const pwfile = unlinkedFile(dataDir, newPassword(), runAs);
  const args = [
    "-D",
    clusterPath(made, runAs),
    "-U",
    "postgres",
    "--auth=scram-sha-256",
    "--pwfile=/dev/stdin",
    ...LOCALE,
  ];
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

/** Runs statements as the superuser, in single-user mode without a server: the right to the folder is enough. */
async function runStatements(cluster: string, runAs: RunAs, dataDir: string, statements: string[]): Promise<void> {
  const input = unlinkedFile(dataDir, `${statements.join("\n")}\n`, runAs);
  // A fault shows in the exit code, and is reported without the statement, which has a password in it.
  const settings = ["-c", "exit_on_error=on", "-c", "log_min_error_statement=panic"];
  const args = ["--single", "-D", clusterPath(cluster, runAs), ...settings, "postgres"];
  await run(runAs.setUp("postgres", args), cluster, input);
}

const newPassword = () => randomBytes(24).toString("base64url");

function keepPassword(dataDir: string, password: string): void {
  writeFileSync(join(dataDir, PASSWORD), password, { mode: 0o600, flush: true });
}

/** Syncs a folder (fsync), so that a rename in it survives a loss of power. */
function syncFolder(folder: string): void {
  const fd = openSync(folder, "r");
  fsyncSync(fd);
  closeSync(fd);
}

/** Creates a file that is unlinked at once. Only the process that gets its descriptor can read it. */
function unlinkedFile(dataDir: string, text: string, runAs: RunAs): number {
  const name = join(dataDir, `passing-${newPassword()}`);
  writeFileSync(name, text, { mode: 0o600 });
  if (runAs.isStranger) chownSync(name, runAs.setUpOwner.uid, runAs.setUpOwner.gid);
  const fd = openSync(name, "r");
  rmSync(name);
  return fd;
}

/** Returns the path for a program that is started in the folder: a stranger cannot reach it by its own path. */
export function clusterPath(folder: string, { isStranger }: RunAs): string {
  return isStranger && process.platform === "linux" ? "/proc/self/cwd" : folder;
}

async function run({ file, args, options }: Command, cwd: string, input: number): Promise<void> {
  const child = spawn(file, args, { ...options, cwd, stdio: [input, "pipe", "pipe"] });
  closeSync(input);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (output += text.toString()));
  const [code]: (number | null)[] = await once(child, "close");
  if (code === 0) return;
  // initdb removes what it wrote, and with it the proof of a full disk.
  if (/No space left|free disk space/.test(output)) throw fullDisk(cwd);
  const hint = hasName() ? [] : ["This user has no name here: add a line for it to /etc/passwd, or run as another."];
  const lastLines = indent(output.trim().split("\n").slice(-12));
  throw new StartError(
    ["The embedded database could not be made:", lastLines, ...hint, USE_ANOTHER_DATABASE].join("\n"),
  );
}
