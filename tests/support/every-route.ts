import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { GuardedRoute } from "../../server/platform/http/access.ts";
import { startSession } from "../../server/people/session/session-store.ts";
import type { TestApp } from "./test-app.ts";

/** An id that no row has: calls with it change nothing. */
export const NOBODY = "999999";

const isUnsafe = ({ method }: GuardedRoute) => !["GET", "OPTIONS", "TRACE", "QUERY"].includes(method);
const isCatchAll = ({ url }: GuardedRoute) => url.endsWith("/*");

/** Returns the registered routes of the API, without the catch-all for "not found". */
export function routesOf({ app }: TestApp): GuardedRoute[] {
  return app.guardedRoutes.filter((route) => !isCatchAll(route));
}

/** Returns the routes that can change something. */
export function unsafeRoutesOf(server: TestApp): GuardedRoute[] {
  return routesOf(server).filter(isUnsafe);
}

export const routeName = ({ method, url }: GuardedRoute) => `${method} ${url}`;

type Call = { cookie?: string; payload?: object | string; headers?: Record<string, string>; query?: string };

/** Calls a route with harmless parameters, and with a body if it takes one. */
export function callRoute(
  { app }: TestApp,
  route: GuardedRoute,
  { cookie, payload = {}, headers = {}, query = "" }: Call = {},
) {
  return app.inject({
    method: route.method as "GET",
    url: route.url.replace(/:\w+/g, NOBODY) + query,
    headers: { ...(cookie ? { cookie } : {}), ...headers },
    ...(isUnsafe(route) ? { payload } : {}),
  });
}

/** Starts a session for a user without a login: each call can have its own, also calls that end it. */
export async function cookieFor({ deps }: Pick<TestApp, "deps">, userId: number): Promise<string> {
  const now = deps.clock();
  const start = { userId, isComplete: true, ip: "192.0.2.1", userAgent: "test", now };
  return `session=${await startSession(deps.db, deps, start)}`;
}

/** Returns every row of every table of the product, by table. */
export async function dumpTables({ deps }: TestApp): Promise<Map<string, string>> {
  const found = await deps.db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.tables where table_schema = 'public' order by table_name`);
  const dump = new Map<string, string>();
  for (const { table_name: name } of found.rows) {
    const { rows } = await deps.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    );
    dump.set(name, rows.map(({ row }) => row).join("\n"));
  }
  return dump;
}

/** Returns a checksum of every table, to compare two states of the database. */
export async function fingerprint(server: TestApp): Promise<Record<string, string>> {
  const dump = await dumpTables(server);
  return Object.fromEntries([...dump].map(([name, rows]) => [name, createHash("sha256").update(rows).digest("hex")]));
}
