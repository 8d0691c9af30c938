import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import { CHILD_ENV } from "./child-env.ts";
import { ended, freePort, isRunning } from "./postgres-server.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What `npm start` runs in a folder that holds the product, as the arguments of Node. */
function startArgs(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { scripts: { start: string } };
  const args = scripts.start.replace(/^(exec )?node /, "").split(" ");
  return [...args.slice(0, -1), join(folder, args.at(-1) ?? "")];
}

export type SiteProcess = {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Settles when the process has ended, by itself or by a signal, and all that it said is in the output. */
  closed: Promise<unknown[]>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type Variables = Record<string, string>;

/**
 * Starts the product as its own process, as `npm start` does, without waiting for it; by way of a command, if given, and
 * another version of it, if that lies in a folder.
 */
export async function spawnSite(variables: Variables, by: string[] = [], folder = root): Promise<SiteProcess> {
  const port = variables["PORT"] ?? String(await freePort());
  let output = "";
  const env = {
    ...CHILD_ENV,
    LOG_LEVEL: "warn",
    RATE_LIMIT_SCALE: "1000",
    SHED_AFTER_MS: "0",
    // Bounds a hang: a slow machine may take its time to drain.
    DRAIN_MS: "100000",
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

/** Starts the product and waits until it is ready; on another port when a process was quicker to take the one found. */
export async function startSite(variables: Variables, by: string[] = [], folder = root): Promise<SiteProcess> {
  for (;;) {
    const site = await spawnSite(variables, by, folder);
    if (await getsReady(site)) return site;
    const wasTaken = !variables["PORT"] && site.output().includes("listens on port");
    if (!wasTaken) throw new Error(`the site did not start:\n${site.output()}`);
  }
}

/** Starts the product where it is expected to refuse, and gives back what it said. */
export async function startAndFail(
  variables: Variables,
  by: string[] = [],
): Promise<{ code: number | null; output: string }> {
  const site = await spawnSite({ PORT: "0", ...variables }, by);
  const [code] = (await site.closed) as [number | null];
  return { code, output: site.output() };
}

/** False when it ended instead. */
async function getsReady(site: SiteProcess): Promise<boolean> {
  while (isRunning(site.child)) {
    // Before it says that it runs, it may be another process that answers on its port.
    const isListening = site.output().includes(" is running");
    const answer = isListening ? await fetch(`${site.url}/readyz`).catch(() => null) : null;
    if (answer?.ok) return true;
    await wait(50);
  }
  await site.closed;
  return false;
}
