import fc from "fast-check";
import { expect, it } from "vitest";
import { fieldNames } from "../support/field-names.ts";
import { describeOnServer, logInAs } from "../support/test-app.ts";

const NASTY = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "a\r\nBcc: x@example.com",
  "../../etc/passwd",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "=1+1",
  "{{constructor}}",
  "x".repeat(3_000),
  "🜁".repeat(200),
  "admin",
  "2026-13-45",
  "99999999999999999999",
  "-1",
  "auto",
  "agent",
  "en",
  "in_progress",
  "https://example.com",
  "javascript:alert(1)",
  "a@example.com",
  "77008",
];

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(true, null, 0, -1, 2 ** 31, 1e300, [], {}, [[]], ["x"]) },
);

const PARAMETERS = [
  "1",
  "4",
  "999999999999",
  "abc",
  "%00",
  "..%2f..",
  "0",
  "-1",
  "00000000-0000-4000-8000-000000000000",
];
const QUERIES = [
  "",
  "?limit=0",
  "?from=0000-01-01",
  "?to=9999-12-31",
  "?before=abc",
  "?limit=5&before=1",
  "?q=%00&lang=xx",
  "?q=%27%22&category=%F0",
  "?q=a&q=b",
];

describeOnServer("any input at any route", (server) => {
  it("W11: is answered or refused, and never breaks the server", async () => {
    const { app } = server();
    const names = await fieldNames();
    const routes = app.guardedRoutes.filter((r) => r.url !== "/api/*" && r.url !== "/api/logout");
    expect(routes.length).toBeGreaterThan(15);
    const cookie = await logInAs(app);
    const call = fc.record({
      route: fc.constantFrom(...routes),
      parameter: fc.constantFrom(...PARAMETERS),
      query: fc.constantFrom(...QUERIES),
      body: fc.oneof(
        { weight: 8, arbitrary: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 14 }) },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
      signedIn: fc.boolean(),
    });
    const broken: string[] = [];
    for (const { route, parameter, query, body, signedIn } of fc.sample(call, { seed: 713, numRuns: 600 })) {
      const hasBody = route.method !== "GET" && route.method !== "DELETE";
      const response = await app.inject({
        method: route.method as "POST",
        url: route.url.replace(/:\w+/g, parameter) + query,
        headers: { ...(signedIn ? { cookie } : {}), ...(hasBody ? { "content-type": "application/json" } : {}) },
        ...(hasBody ? { payload: JSON.stringify(body) } : {}),
      });
      const what = `${route.method} ${route.url} ${parameter} ${query} ${JSON.stringify(body).slice(0, 300)}`;
      if (response.statusCode >= 500) broken.push(what);
    }
    expect(broken).toEqual([]);
  });

  it("W11: in one field of an otherwise right form breaks nothing either", async () => {
    const right = { name: "Rosa", email: "rosa@example.com", phone: "7135550142", zipCode: "77008" };
    const forms = ["auto", "home", "business", "life"].map((insuranceType) => [
      "quote-requests",
      { ...right, insuranceType },
    ]);
    const contact = { ...right, firstName: "Rosa", lastName: "Vela" };
    const names = await fieldNames();
    const broken: string[] = [];
    for (const [path, form] of [...forms, ["contact-requests", contact]] as [string, object][]) {
      for (const name of names) {
        const nasty = NASTY[(name.length * 7 + path.length) % NASTY.length];
        const response = await server().app.inject({
          method: "POST",
          url: `/api/${path}`,
          payload: { ...form, [name]: nasty },
        });
        if (response.statusCode >= 500) broken.push(`${path} ${name}=${JSON.stringify(nasty)}`);
      }
    }
    expect(broken).toEqual([]);
  });
});
