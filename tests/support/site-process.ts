import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import { CHILD_ENV } from "./child-env.ts";
import { ended, freePort, isRunning } from "./postgres-server.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the Node arguments of `npm start` in a folder that has the product. */
function startArgs(folder: string): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const args = scripts.start.replace(/^(exec )?node /, "").split(" ");
  return [...args.slice(0, -1), join(folder, args.at(-1) ?? "")];
}

export type SiteProcess = {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Resolves when the process has ended, by itself or by a signal, and all its output is collected. */
  closed: Promise<unknown[]>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type Variables = Record<string, string>;

/** The wait of an installation, for tests of a database that does not answer. */
export const SHORT_WAIT = { DATABASE_WAIT_MS: "3000" };

/**
 * Starts the product as its own process, as `npm start` does, without waiting until it is ready. `by` is a command to
 * start it with; `folder` has another version of the product.
 */
export async function spawnSite(variables: Variables, by: string[] = [], folder = root): Promise<SiteProcess> {
  const port = variables["PORT"] ?? String(await freePort());
  let output = "";
  const env = {
    ...CHILD_ENV,
    LOG_LEVEL: "warn",
    RATE_LIMIT_SCALE: "1000",
    SHED_AFTER_MS: "0",
    // Only bound a hang: a slow machine may take its time to drain, and to have a connection for each of many calls.
    DRAIN_MS: "100000",
    DATABASE_WAIT_MS: "100000",
    HEALTH_PORT: "0",
    ...variables,
    PORT: port,
  };
  const [command = "", ...args] = [...by, process.execPath, ...startArgs(folder)];
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    url: `http://${variables["HOST"] ?? "127.0.0.1"}:${port}`,
    child,
    output: () => output,
    closed: once(child, "close"),
    stop: (signal: NodeJS.Signals = "SIGTERM") => ended(child, signal),
  };
}

/**
 * Starts the product and waits until it is ready. Retries on another port when another process took the free one first.
 */
export async function startSite(variables: Variables, by: string[] = [], folder = root): Promise<SiteProcess> {
  for (;;) {
    const site = await spawnSite(variables, by, folder);
    if (await getsReady(site)) return site;
    const wasTaken = !variables["PORT"] && site.output().includes("listens on port");
    if (!wasTaken) throw new Error(`the site did not start:\n${site.output()}`);
  }
}

/** Starts the product when it is expected to refuse; returns its exit code and output. */
export async function startAndFail(
  variables: Variables,
  by: string[] = [],
): Promise<{ code: number | null; output: string }> {
  const site = await spawnSite({ PORT: "0", ...variables }, by);
  const [code] = (await site.closed) as [number | null];
  return { code, output: site.output() };
}

/** Waits until the site is ready; returns false when its process ended instead. */
async function getsReady(site: SiteProcess): Promise<boolean> {
  while (isRunning(site.child)) {
    // Until the site reports that it runs, another process may answer on its port.
    const isListening = site.output().includes(" is running");
    const answer = isListening ? await fetch(`${site.url}/readyz`).catch(() => null) : null;
    if (answer?.ok) return true;
    await wait(50);
  }
  await site.closed;
  return false;
}
