import { afterAll, beforeAll, expect, it } from "vitest";
import { callRoute, routeName, unsafeRoutesOf } from "../support/every-route.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it("no public call says of a field that was left out that its value is not right", async () => {
  const judged: string[] = [];
  for (const route of unsafeRoutesOf(server).filter(({ access }) => access === "public")) {
    for (const payload of [{}, { form: "short" }, { insuranceType: "life" }]) {
      const answer = await callRoute(server, route, { payload });
      if (answer.statusCode !== 400) continue;
      const { fields = {} } = answer.json<{ fields?: Record<string, string> }>();
      const vague = Object.keys(fields).filter((name) => fields[name] === "This value isn't valid");
      expect({ route: routeName(route), vague }).toEqual({ route: routeName(route), vague: [] });
      if (Object.keys(fields).length > 0) judged.push(routeName(route));
    }
  }
  expect(new Set(judged).size).toBeGreaterThan(5);
});
