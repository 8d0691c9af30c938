import { fileURLToPath, pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { buildApp, type App } from "./app.ts";
import { printBanner } from "./banner.ts";
import { boot, type Booted } from "./boot.ts";
import { readEnv, type Env } from "./env.ts";
import { inPlainWords } from "./plain-words.ts";

const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));
const serverBuild = new URL("../build/server/index.js", import.meta.url);

let env: Env | undefined;
/** Before it serves there is nothing to finish: what was started ends with the process. */
let end: (signal: string) => void = () => process.exit(1);

/** The process: environment, database, web and/or worker, and a graceful end. */
async function main(): Promise<void> {
  env = readEnv();
  const booted = await boot(env);
  try {
    await serve(env, booted);
  } catch (error) {
    await booted.close();
    throw error;
  }
}

async function serve(settings: Env, { deps, firstAdmin, close }: Booted): Promise<void> {
  let app: App | undefined;
  if (settings.SERVICES.includes("web")) {
    const build = (await import(pathToFileURL(fileURLToPath(serverBuild)).href)) as ServerBuild;
    app = await buildApp(deps, { build, mode: "production", clientFolder });
    await app.listen({ port: settings.PORT, host: settings.HOST });
  }
  printBanner(settings, deps, firstAdmin, app?.server.address() ?? null);

  let isClosing = false;
  async function shutDown(signal: string): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    deps.log.info({ signal }, "closing");
    setTimeout(() => process.exit(1), settings.DRAIN_MS).unref();
    await app?.close();
    await close();
    process.exit(0);
  }
  end = (signal) => void shutDown(signal);
}

process.on("SIGTERM", (signal) => end(signal));
process.on("SIGINT", (signal) => end(signal));

main().catch((error: unknown) => {
  console.error(inPlainWords(error, env));
  process.exit(1);
});
