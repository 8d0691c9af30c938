import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../domain/api/index.ts";
import type { OpenApi } from "../../domain/api/operations/openapi.ts";
import type { Role } from "../../domain/platform/permissions.ts";
import { routeName, routesOf } from "../support/every-route.ts";
import { makeUser, startTestApp, type TestApp } from "../support/test-app.ts";
import { anyText } from "../support/matchers.ts";

type Operation = {
  operationId: string;
  security: object[];
  "x-roles": Role[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
  responses: Record<string, { content?: Record<string, object> }>;
};

let server: TestApp;
let document: OpenApi;
beforeAll(async () => {
  server = await startTestApp();
  const { cookie } = await makeUser(server, "trainee");
  document = (await server.app.inject({ url: "/api/openapi.json", headers: { cookie } })).json<OpenApi>();
});
afterAll(() => server.close());

const operationOf = (path: string, method: string) => document.paths[path]?.[method] as unknown as Operation;

describe("the description of the API", () => {
  it("is for staff", async () => {
    expect((await server.app.inject({ url: "/api/openapi.json" })).statusCode).toBe(401);
  });

  it("is OpenAPI 3.1 and has every route of the API, and no other", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: anyText(), version: anyText() });
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
    );
    const routes = routesOf(server).map(routeName);
    expect(described.toSorted()).toEqual(routes.toSorted());
    expect(Object.keys(ENDPOINTS).toSorted()).toEqual(routes.toSorted());
  });

  it("says of each what fills its address, who may call it and what comes back", () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const method of Object.keys(operations)) {
        const operation = operationOf(path, method);
        const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
        expect([operation.operationId, inPath.map(({ name }) => name).toSorted()]).toEqual([
          operation.operationId,
          named.toSorted(),
        ]);
        expect(Object.keys(operation.responses)).toEqual([expect.stringMatching(/^20[014]$/), "default"]);
      }
    }
    expect(operationOf("/api/login", "post").security).toEqual([]);
    const check = operationOf("/api/facts/{id}/check", "put");
    expect([check.security, check["x-roles"]]).toEqual([[{ session: [] }], ["admin"]]);
    expect(check.requestBody?.content["application/json"]?.schema?.properties).toHaveProperty("figures");
    expect(operationOf("/api/emails", "get").parameters).toContainEqual(
      expect.objectContaining({ in: "header", name: "x-search" }),
    );
    expect(operationOf("/api/audit-events/export", "get").responses["200"]?.content).toHaveProperty(["text/csv"]);
  });
});
