import type { Logger } from "pino";
import { buildApp, type App } from "./app.ts";
import { printBanner } from "./banner.ts";
import { boot, type Booted } from "./boot.ts";
import { connect } from "./platform/db/client.ts";
import type { DatabaseServer } from "./platform/db/database-server.ts";
import type { Env } from "./platform/env.ts";
import { startHealthListener } from "./web/health-app.ts";
import { startMailListener } from "./work/inbound/listener.ts";
import { inRoot } from "./platform/root.ts";

/**
 * Starts the services that the environment names (web, worker, mail), prints the banner, and returns the function for a
 * graceful shutdown.
 */
export async function serve(env: Env, log: Logger, database: DatabaseServer): Promise<() => Promise<void>> {
  const booted = await boot(env, { log, open: async () => connect(database, env, log) });
  try {
    const app = env.SERVICES.includes("web") ? await listen(env, booted) : undefined;
    const health = app ? null : await startHealthListener(booted.deps);
    const mail = env.SERVICES.includes("mail") ? await startMailListener(booted.deps) : null;
    printBanner(env, booted.deps, booted.firstAdmin, {
      web: app?.server.address() ?? null,
      mail: mail?.port ?? null,
      health: health?.port ?? null,
    });
    return async () => {
      await Promise.all([app?.close(), mail?.close()]);
      await booted.close();
      // Closed last: the health endpoints answer until the end.
      await health?.close();
    };
  } catch (error) {
    await booted.close();
    throw error;
  }
}

async function listen({ PORT: port, HOST: host }: Env, { deps }: Booted): Promise<App> {
  const build = await import("#site");
  const app = await buildApp(deps, { build, mode: "production", clientFolder: inRoot("build/client") });
  await app.listen({ port, host });
  return app;
}
