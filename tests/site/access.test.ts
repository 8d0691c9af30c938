import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayAccess, ROLES, type Access } from "../../domain/platform/permissions.ts";
import { guardRoutes, open } from "../../server/platform/http/access.ts";
import { CALLERS, differences, formatMatrix, isRefusal, measureMatrix, type MatrixRow } from "../prove/role-matrix.ts";
import { targetOf } from "../prove/target.ts";
import { routeName, routesOf } from "../support/every-route.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { ACCESS_TABLE } from "./access-table.ts";

/** Routes open to more roles than may see the requested row: the row's owner decides (Z2). */
const BY_ROW = / \/api\/agent-onboarding\/agents\/:/;

let server: TestApp;
let matrix: MatrixRow[];

beforeAll(async () => {
  server = await startTestApp();
  matrix = await measureMatrix(targetOf(server));
});
afterAll(() => server.close());

describe("Z1: every route of the API", () => {
  it("lets in exactly whom the permission table lets in", () => {
    const accessOf = new Map(routesOf(server).map((route) => [routeName(route), route.access]));
    const faults: string[] = [];
    for (const { name, answers } of matrix) {
      const access = accessOf.get(name) ?? {};
      for (const caller of access === "public" ? [] : CALLERS) {
        const answer = answers[caller];
        const isKnown = caller !== "anonymous" && caller !== "inactive";
        const isAllowed = isKnown && mayAccess(caller, access);
        const isRight = isAllowed ? !isRefusal(answer) || BY_ROW.test(name) : answer.status === (isKnown ? 403 : 401);
        if (!isRight) faults.push(`${name} answered ${answer.status} ${answer.code} to ${caller}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("answers each caller as the committed matrix says (npm run draw:roles writes it)", () => {
    const committed = readFileSync("docs/role-matrix.md", "utf8");
    expect(differences(committed, formatMatrix(matrix))).toEqual([]);
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
