import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createVite } from "vite";
import type { App, buildApp } from "./app.ts";
import type { boot } from "./boot.ts";
import { readEnv } from "./platform/env.ts";

/**
 * The development server: one process, one port. Vite serves the browser's modules and their hot updates; pages and API
 * run on the same server code as in production. An edit below server/, domain/, content/ or locales/ reloads that part,
 * not the process.
 */
const env = readEnv();
const http = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } } });

const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

const { boot: start } = await load<{ boot: typeof boot }>("/server/boot.ts");
const { explainStartError } = await load<typeof import("./platform/explain-start-error.ts")>(
  "/server/platform/explain-start-error.ts",
);
const { deps, firstAdmin, close } = await start(env).catch((error: unknown) => {
  console.error(explainStartError(error, env));
  process.exit(1);
});
const { printBanner } = await load<typeof import("./banner.ts")>("/server/banner.ts");

let currentApp: Promise<App> | undefined;

async function makeApp(): Promise<App> {
  const module = await load<{ buildApp: typeof buildApp }>("/server/app.ts");
  const build = () => load<never>("virtual:react-router/server-build");
  const app = await module.buildApp(deps, { build, mode: "development" });
  await app.ready();
  return app;
}

vite.watcher.on("change", (file) => {
  if (!/\/(server|domain|content|locales)\//.test(file)) return;
  const old = currentApp;
  currentApp = undefined;
  void old?.then((app) => app.close());
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    currentApp ??= makeApp();
    (await currentApp).routing(request, response);
  } catch (error) {
    currentApp = undefined;
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { "content-type": "text/plain" }).end(error instanceof Error ? error.stack : String(error));
  }
}

http.on("request", (request, response) => vite.middlewares(request, response, () => void answer(request, response)));
const { startMailListener } = await load<typeof import("./work/inbound/listener.ts")>(
  "/server/work/inbound/listener.ts",
);
const mail = await startMailListener(deps);
http.listen(env.PORT, env.HOST, () =>
  printBanner(env, deps, firstAdmin, { web: http.address(), mail: mail?.port ?? null, health: null }),
);

async function shutDown(): Promise<void> {
  await (await currentApp)?.close();
  await mail?.close();
  await vite.close();
  await close();
  process.exit(0);
}
process.on("SIGINT", () => void shutDown());
process.on("SIGTERM", () => void shutDown());
