import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { chmodSync, closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findPrograms } from "../../server/platform/db/embedded/programs.ts";

export type PostgresServer = {
  url(database?: string): string;
  process: ChildProcess;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
  /** Starts it again on the same port with the same data, after its process has ended. */
  restart(): Promise<void>;
};

/**
 * The folder with the programs of another PostgreSQL than the npm package's, such as /usr/lib/postgresql/15/bin: runs
 * the tests of everything but the embedded server on that version.
 */
const OTHER_BIN = process.env["TEST_POSTGRES_BIN"];

/** The locale options, as in the embedded server; versions before 17 know that locale from the system only. */
const LOCALE = OTHER_BIN
  ? ["-E", "UTF8", "--locale=C.UTF-8"]
  : ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/** Settings for databases that live for seconds: copied by the kernel, no autovacuum, not safe against a power cut. */
const BRIEF = { ...(!OTHER_BIN && { file_copy_method: "clone" }), autovacuum: "off", full_page_writes: "off" };

/**
 * The account of the server. PostgreSQL refuses to run as root: then it runs as the user `nobody`, from folders that
 * this user can reach.
 */
const NOBODY = 65_534;
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Starts a private PostgreSQL, of the npm package unless told otherwise, on a free port, in a temporary folder. */
export async function startPostgres({
  fsync = false,
  connections = 200,
  isBrief = false,
} = {}): Promise<PostgresServer> {
  const { folder, data, program } = initialise();
  let port = 0;
  const url = (database = "postgres") => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const settings = { ...(isBrief && BRIEF), fsync: fsync ? "on" : "off", max_connections: String(connections) };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const logFile = join(folder, "log");
  /**
   * Launches the server until it serves: for a moment another process may hold the port, or a killed one the shared
   * memory.
   */
  async function launch(choosePort: () => Promise<number>): Promise<ChildProcess> {
    for (let tries = 0; tries < 100; tries++) {
      port = await choosePort();
      const log = openSync(logFile, "w");
      const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...options];
      const child = spawn(program("postgres"), args, { ...account, cwd: folder, stdio: ["ignore", log, log] });
      closeSync(log);
      if (await serves(child, url(), data)) return child;
      await wait(100);
    }
    throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, "utf8")}`);
  }
  const server: PostgresServer = {
    url,
    process: await launch(freePort),
    async restart() {
      server.process = await launch(async () => port);
    },
    async stop() {
      await ended(server.process, "SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}

/** Makes a temporary folder with the programs and an empty cluster. */
function initialise() {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-pg-"));
  chmodSync(folder, 0o755);
  // Copied, since the checkout may be in a folder that is closed to other users.
  if (!OTHER_BIN) cpSync(findPrograms(), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const program = (name: string) => join(OTHER_BIN ?? join(folder, "native", "bin"), name);
  if (account.uid) spawnSync("chown", ["-R", `${NOBODY}:${NOBODY}`, data]);
  const args = ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", ...LOCALE];
  const init = spawnSync(program("initdb"), args, { ...account, cwd: folder, encoding: "utf8" });
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
  return { folder, data, program };
}

/**
 * Ports below those that systems give out by themselves: nobody takes such a port by chance between this look and its
 * use, or while a test counts on nobody being there.
 */
const PORTS = { first: 15_000, end: 32_000 };

/** Returns a port that is free, and stays so unless another call happens upon it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once("error", () => resolve(false));
  server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  return promise;
}

/** Returns true once the process answers with its own data, false when it has ended. */
async function serves(child: ChildProcess, url: string, data: string): Promise<boolean> {
  while (isRunning(child)) {
    const answer = await query<{ data_directory: string }>(url, "show data_directory").catch(() => null);
    if (answer?.rows[0]?.data_directory === data) return true;
    await wait(50);
  }
  return false;
}

export const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Sends a signal and waits until the process has ended. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!isRunning(child)) return child.exitCode;
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return gone;
}

/** Freezes a server (SIGSTOP): first the postmaster, then its children. Returns the pids, the postmaster last. */
export function freeze({ process: { pid = 0 } }: PostgresServer): number[] {
  process.kill(pid, "SIGSTOP");
  while (!readFileSync(`/proc/${pid}/stat`, "utf8").includes(") T ")) continue;
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  const children = list.split(" ").filter(Boolean).map(Number);
  for (const child of children) process.kill(child, "SIGSTOP");
  return [...children, pid];
}

/** Creates a database with a unique name, empty or as a copy of a template. */
export async function createDatabase(server: string, template = "template1") {
  const name = `bluebonnet_${randomUUID().replaceAll("-", "")}`;
  // Copied file by file: through the write-ahead log it takes five times as long.
  await query(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    async drop() {
      await query(server, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on its own connection. */
export async function query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  url: string,
  text: string,
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000 });
  await client.connect();
  try {
    return await client.query<Row>(text);
  } finally {
    await client.end();
  }
}
