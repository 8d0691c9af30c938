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

/** Starts the product as its own process, as `npm start` does, and waits until it is ready. */
export async function startSite(variables: Record<string, string>): Promise<SiteProcess> {
  const port = Number(variables["PORT"] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  let output = "";
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"] ?? "",
      LOG_LEVEL: "warn",
      RATE_LIMIT_SCALE: "1000",
      ...variables,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const site = { url, child, output: () => output, stop: (signal: NodeJS.Signals = "SIGTERM") => ended(child, signal) };
  await untilReady(site);
  return site;
}

/** Starts the product where it is expected to refuse, and gives back what it said. */
export async function startAndFail(
  variables: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  let output = "";
  const child = spawn(process.execPath, [main], { env: { PATH: process.env["PATH"] ?? "", PORT: "0", ...variables } });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

async function untilReady(site: SiteProcess): Promise<void> {
  for (;;) {
    if (site.child.exitCode !== null) throw new Error(`the site did not start:\n${site.output()}`);
    const answer = await fetch(`${site.url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
}
