import { fileURLToPath, pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { buildApp } from "./app.ts";
import { printBanner } from "./banner.ts";
import { boot } from "./boot.ts";
import { FolderInUseError } from "./db/lock-folder.ts";
import { EnvironmentError, readEnv } from "./env.ts";

const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));
const serverBuild = new URL("../build/server/index.js", import.meta.url);

/** The process: environment, database, web and/or worker, and a graceful end. */
async function main(): Promise<void> {
  const env = readEnv();
  const { deps, firstAdmin, close } = await boot(env);
  let app: Awaited<ReturnType<typeof buildApp>> | undefined;
  if (env.SERVICES.includes("web")) {
    const build = (await import(pathToFileURL(fileURLToPath(serverBuild)).href)) as ServerBuild;
    app = await buildApp(deps, { build, mode: "production", clientFolder });
    await app.listen({ port: env.PORT, host: env.HOST });
  }
  printBanner(env, deps, firstAdmin, app?.server.address() ?? null);

  let isClosing = false;
  async function shutDown(signal: string): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    deps.log.info({ signal }, "closing");
    setTimeout(() => process.exit(1), env.DRAIN_MS).unref();
    await app?.close();
    await close();
    process.exit(0);
  }
  process.on("SIGTERM", (signal) => void shutDown(signal));
  process.on("SIGINT", (signal) => void shutDown(signal));
}

main().catch((error: unknown) => {
  const isPlain = error instanceof EnvironmentError || error instanceof FolderInUseError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
