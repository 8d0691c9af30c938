import { eq } from "drizzle-orm";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayAccess, ROLES, type Access, type Role } from "../../domain/platform/permissions.ts";
import { users } from "../../server/platform/db/schema/index.ts";
import { guardRoutes, open } from "../../server/platform/http/access.ts";
import { cookieFor, routeName, routesOf, submitTo } from "../support/every-route.ts";
import { makeUser, startTestApp, type TestApp } from "../support/test-app.ts";
import { ACCESS_TABLE } from "./access-table.ts";

/** Routes open to more roles than may see the requested row: the row's owner decides (Z2). */
const BY_ROW = / \/api\/agent-onboarding\/agents\/:/;

let server: TestApp;
const ids = {} as Record<Role | "deactivated", number>;

beforeAll(async () => {
  server = await startTestApp();
  for (const role of ROLES) ids[role] = (await makeUser(server, role)).id;
  ids.deactivated = (await makeUser(server, "admin")).id;
  // Deactivated directly in the database, so that the sessions stay and only the guard can reject them.
  await server.deps.db.update(users).set({ isActive: false }).where(eq(users.id, ids.deactivated));
});
afterAll(() => server.close());

describe("Z1: every route of the API", () => {
  it("lets in exactly whom the permission table lets in", async () => {
    const faults: string[] = [];
    for (const route of routesOf(server).filter(({ access }) => access !== "public")) {
      for (const caller of ["anonymous", "deactivated", ...ROLES] as const) {
        const cookie = caller === "anonymous" ? undefined : await cookieFor(server, ids[caller]);
        const answer = await submitTo(server, route, cookie);
        const isKnown = caller !== "anonymous" && caller !== "deactivated";
        const isAllowed = isKnown && mayAccess(caller, route.access);
        const said = answer.headers["content-type"]?.startsWith("application/json")
          ? answer.json<{ code?: string } | null>()
          : null;
        const code = said?.code;
        const wasRefused = answer.statusCode === 401 || code === "forbidden";
        const isRight = isAllowed
          ? !wasRefused || BY_ROW.test(routeName(route))
          : answer.statusCode === (isKnown ? 403 : 401);
        if (!isRight) faults.push(`${routeName(route)} answered ${answer.statusCode} ${code} to ${caller}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("has the access that the specification and the decisions give it, and none is left out", () => {
    const rolesOf = (access: Access) => ROLES.filter((role) => mayAccess(role, access));
    const actual = routesOf(server).map((r) => [routeName(r), r.access === "public" ? "public" : rolesOf(r.access)]);
    expect(Object.fromEntries(actual)).toEqual(ACCESS_TABLE);
  });

  it("does not start when it declares no access, takes what anybody sends without a limit, or is not declared, and an empty rule lets nobody in", async () => {
    const app = Fastify();
    guardRoutes(app);
    expect(() => app.get("/planted", () => "open")).toThrow("GET /planted declares no access");
    expect(() => app.post("/planted", { config: open }, () => "taken")).toThrow("POST /planted declares no limit");
    expect(() => app.get("/planted", { config: open }, () => "any")).toThrow(
      "GET /planted is not declared in domain/api",
    );
    expect(ROLES.some((role) => mayAccess(role, {}))).toBe(false);
    await app.close();
  });
});
