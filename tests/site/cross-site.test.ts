import { afterAll, beforeAll, expect, describe, it } from "vitest";
import { PROTECTED_ADMIN_ID } from "../../domain/platform/limits.ts";
import { callRoute, cookieFor, fingerprint, routeName, unsafeRoutesOf } from "../support/every-route.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

/**
 * Routes open to cross-site requests, guarded by a signature or token of their own. All others accept only our own
 * pages (CSRF).
 */
const FROM_ANYWHERE = /^POST \/api\/(webhooks\/sms(-status)?|(newsletter-subscriptions|sequences)\/unsubscribe)$/;

let server: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await startTestApp();
  cookie = await cookieFor(server, PROTECTED_ADMIN_ID);
});
afterAll(() => server.close());

describe("W1: every route that can change something", () => {
  const writes: [string, Record<string, string>, number][] = [
    ["comes from another site", { "sec-fetch-site": "cross-site" }, 403],
    ["comes from a sibling site", { "sec-fetch-site": "same-site" }, 403],
    ["comes from another origin, by an older browser", { origin: "https://evil.example" }, 403],
    ["is a plain form", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["is plain text", { "content-type": "text/plain" }, 415],
  ];

  it.each(writes)("refuses a write that %s, and no row changes", async (_name, headers, status) => {
    const before = await fingerprint(server);
    const routes = unsafeRoutesOf(server).filter((route) => !FROM_ANYWHERE.test(routeName(route)));
    expect(routes.length).toBeGreaterThan(10);
    const faults: string[] = [];
    for (const route of routes) {
      const payload = headers["content-type"] ? "role=admin" : { role: "admin" };
      const { statusCode } = await callRoute(server, route, { cookie, headers, payload });
      if (statusCode !== status) faults.push(`${routeName(route)} answered ${statusCode}`);
    }
    expect(faults).toEqual([]);
    expect(await fingerprint(server)).toEqual(before);
  });
});
