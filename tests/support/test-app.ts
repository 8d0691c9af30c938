import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import pino, { type Logger } from "pino";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { buildApp, type App } from "../../server/app.ts";
import { boot } from "../../server/boot.ts";
import type { Clock } from "../../server/platform/clock.ts";
import type { Deps } from "../../server/platform/deps.ts";
import type { DnsResolver } from "../../server/platform/deps/dns.ts";
import type { FreeBytes } from "../../server/platform/disk/watch-disk.ts";
import type { Tell } from "../../server/platform/db/progress.ts";
import { checkAnswers } from "./check-answers.ts";
import { createDatabase } from "./postgres-server.ts";
import { ADMIN_PASSWORD, testEnv } from "./test-env.ts";

export { makeUser } from "./make-user.ts";

type Options = {
  env?: Record<string, string>;
  clock?: Clock;
  log?: Logger;
  freeBytes?: FreeBytes;
  dns?: DnsResolver;
  tell?: Tell;
  clientFolder?: string;
  stalledMs?: number;
  /** Renders the pages too, from the existing build. */
  withSite?: boolean;
};

/** A server on its own database; it renders no pages unless asked to. */
export type TestApp = { app: App; deps: Deps; env: Record<string, string>; close(): Promise<void> };

/** Makes a fresh copy of the prepared database; returns its environment variables and a function to drop it. */
export async function freshDatabase(): Promise<{ env: Record<string, string>; drop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-data-"));
  cpSync(inject("keyTemplate"), join(dataDir, "app.key"));
  const database = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
  return {
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir },
    async drop() {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes an empty data folder, in which the site starts its own database server; returns its environment variables. */
export async function freshFolder(): ReturnType<typeof freshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-folder-"));
  return {
    env: { DATA_DIR: dataDir, ADMIN_PASSWORD },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Starts the server on a copy of the prepared database. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const database = await freshDatabase();
  const env: Record<string, string> = { ...database.env, ...options.env };
  // The prepared database was encrypted with another key than the one a test brings.
  if (env["APP_KEY"]) env["APP_KEYS_OLD"] ??= readFileSync(inject("keyTemplate"), "utf8");
  const started = await startOn(env, options);
  return {
    ...started,
    async close() {
      await started.close();
      await database.drop();
    },
  };
}

/** Starts another server on the same database, as a second process would. */
export function startBeside({ env }: Pick<TestApp, "env">, options: Options = {}): Promise<TestApp> {
  return startOn({ ...env, ...options.env }, options);
}

async function startOn(env: Record<string, string>, options: Options): Promise<TestApp> {
  const overrides = {
    log: options.log ?? pino({ level: "silent" }),
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.freeBytes ? { freeBytes: options.freeBytes } : {}),
    ...(options.dns ? { dns: options.dns } : {}),
    ...(options.tell ? { tell: options.tell } : {}),
  };
  const { deps, close } = await boot(testEnv(env), overrides);
  const noSite = () => Promise.reject(new Error("this test renders no pages"));
  const { clientFolder, stalledMs } = options;
  const app = await buildApp(deps, {
    build: options.withSite ? () => import("#site") : noSite,
    mode: "production",
    onApi: checkAnswers,
    ...(clientFolder && { clientFolder }),
    ...(stalledMs && { stalledMs }),
  });
  await app.ready();
  return {
    app,
    deps,
    env,
    async close() {
      await app.close();
      await close();
    },
  };
}

/** Runs a group of tests on one shared server. */
export function describeOnServer(name: string, tests: (server: () => TestApp) => void, options: Options = {}): void {
  describe.each([name])("%s", () => {
    let server: TestApp;
    beforeAll(async () => {
      server = await startTestApp(options);
    });
    afterAll(() => server.close());
    tests(() => server);
  });
}

/** Logs in and returns the cookie header of the session. */
export async function logInAs(app: App, username = "admin", password = ADMIN_PASSWORD): Promise<string> {
  const response = await app.inject({ method: "POST", url: "/api/login", payload: { username, password } });
  return cookieOf(response);
}

export function cookieOf(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find((c) => c.name.endsWith("session"));
  return cookie ? `${cookie.name}=${cookie.value}` : "";
}
