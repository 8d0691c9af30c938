import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import { ended, freePort } from "./postgres-server.ts";

const main = fileURLToPath(new URL("../../server/main.ts", import.meta.url));

export type SiteProcess = {
  url: string;
  child: ChildProcess;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Starts the product as its own process, as `npm start` does, without waiting for it. */
export async function spawnSite(variables: Record<string, string>): Promise<SiteProcess> {
  const port = Number(variables["PORT"] ?? (await freePort()));
  let output = "";
  const env = {
    PATH: process.env["PATH"] ?? "",
    LOG_LEVEL: "warn",
    RATE_LIMIT_SCALE: "1000",
    SHED_AFTER_MS: "0",
    ...variables,
    PORT: String(port),
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    stop: (signal: NodeJS.Signals = "SIGTERM") => ended(child, signal),
  };
}

/** Starts the product and waits until it is ready. */
export async function startSite(variables: Record<string, string>): Promise<SiteProcess> {
  const site = await spawnSite(variables);
  await untilReady(site);
  return site;
}

/** Starts the product where it is expected to refuse, and gives back what it said. */
export async function startAndFail(
  variables: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const site = await spawnSite({ PORT: "0", ...variables });
  const [code] = (await once(site.child, "close")) as [number | null];
  return { code, output: site.output() };
}

async function untilReady(site: SiteProcess): Promise<void> {
  for (;;) {
    if (site.child.exitCode !== null) throw new Error(`the site did not start:\n${site.output()}`);
    const answer = await fetch(`${site.url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
}
