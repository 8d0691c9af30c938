import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, it, vi } from "vitest";
import { describeOnServer, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { isCrossSite } from "./cross-site.ts";

describeOnServer("every answer of the API", (server) => {
  it("W3: carries the security headers and is not stored, whatever its status", async () => {
    for (const url of ["/api/testimonials", "/api/nothing-here", "/api/quote-requests"]) {
      const { headers } = await server().app.inject({ url });
      expect(headers).toMatchObject({ "cache-control": "no-store" });
      expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
    }
  });

  it("says in JSON that an address does not exist", async () => {
    const answer = await server().app.inject({ url: "/api/nothing-here" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: "Not found.", code: "notFound" });
  });

  it("is in the language of ?lang=, the cookie, the browser, in this order", async () => {
    const error = async (url: string, headers: Record<string, string> = {}) =>
      (await server().app.inject({ url, headers })).json<{ error: string }>().error;
    expect(await error("/api/user")).toBe("Please log in first.");
    expect(await error("/api/user", { "accept-language": "es-US,es;q=0.9" })).toBe("Primero inicie sesión.");
    expect(await error("/api/user", { "accept-language": "es-US", cookie: "lang=en" })).toBe("Please log in first.");
    expect(await error("/api/user?lang=es", { cookie: "lang=en" })).toBe("Primero inicie sesión.");
    expect(await error("/api/user?lang=<script>", { cookie: 'lang="><script>' })).toBe("Please log in first.");
  });
});

describe("W13: an unexpected fault", () => {
  async function logged() {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
    return { server: await startTestApp({ log }), output: () => lines.join("") };
  }

  it("answers with plain words and a request id, and its text stays in the log", async () => {
    const { server, output } = await logged();
    server.deps.content.current = () => {
      throw new Error("secret detail at /srv/app");
    };
    const answer = await server.app.inject({ url: "/api/testimonials" });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: "Something went wrong on our side. Please try again.", code: "internal" });
    expect(answer.body).not.toContain("secret detail");
    expect(output()).toContain(String(answer.headers["x-request-id"]));
    await server.close();
  });

  it("of a query is a fault whatever the customer typed, and leaves a trace without it", async () => {
    const { server, output } = await logged();
    await server.deps.db.execute("alter table requests add constraint full_up check (false) not valid");
    const payload = {
      firstName: "Timeout",
      lastName: "ECONNREFUSED",
      email: "rosa@example.com",
      phone: "713-550-8123",
      message: "Call me.\n    at my sister's place (08123 Main St)",
    };
    const answer = await server.app.inject({ method: "POST", url: "/api/contact-requests", payload });
    expect([answer.statusCode, answer.json()]).toEqual([500, expect.objectContaining({ code: "internal" })]);
    expect(output()).toContain("23514");
    expect(output()).toMatch(/at .*store-lead\.ts/);
    expect(output()).not.toMatch(/08123 Main|550-?8123|sister|rosa|ECONNREFUSED/);
    await server.close();
  });
});

describe("W4: a proxy header", () => {
  const post = (app: Awaited<ReturnType<typeof startTestApp>>["app"], forwarded: string) =>
    app.inject({
      method: "POST",
      url: "/api/contact-requests",
      payload: {},
      headers: { "x-forwarded-for": forwarded },
      remoteAddress: "10.0.0.1",
    });

  it("changes nothing unless it is configured", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "0.1" } });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await post(server.app, `192.0.2.${i}`)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    await server.close();
  });

  it("counts the visitor's address where the proxy is trusted", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "0.1", TRUST_PROXY: "10.0.0.1" } });
    for (let i = 0; i < 5; i++) expect((await post(server.app, `192.0.2.${i}`)).statusCode).toBe(400);
    await server.close();
  });

  it("counts one /64 as one visitor, and what is no address as the proxy itself", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "0.1", TRUST_PROXY: "10.0.0.1" } });
    const statuses = async (forwarded: (i: number) => string) => {
      const answers = [];
      for (let i = 0; i < 4; i++) answers.push((await post(server.app, forwarded(i))).statusCode);
      return answers;
    };
    const last = [400, 400, 400, 429];
    expect(await statuses((i) => `2001:db8:1:2::${i}`)).toEqual(last);
    expect(await statuses((i) => `2001:db8:1:3::${i}, garbage-${i}`)).toEqual(last);
    expect((await post(server.app, "no address either")).statusCode).toBe(429);
    expect((await post(server.app, "2001:db8:1:4::1")).statusCode).toBe(400);
    await server.close();
  });
});

describe("W12: public forms", () => {
  const post = ({ app }: TestApp, remoteAddress: string) =>
    app.inject({ method: "POST", url: "/api/contact-requests", payload: {}, remoteAddress });
  const limits = { RATE_LIMIT_SCALE: "1" };

  it("takes thirty of 1,000 posts from one address, sent at once, and those of others go on", async () => {
    const server = await startTestApp({ env: limits });
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => post(server, "192.0.2.1")));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(970);
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await post(server, "192.0.2.2")).statusCode).toBe(400);
    await server.close();
  });

  it("cost one statement for 300 visitors at once, each from an address of their own", async () => {
    const server = await startTestApp({ env: limits });
    const counted = vi.fn<(seconds: number) => void>();
    server.deps.store.onQuery(counted);
    const begun = performance.now();
    const addresses = Array.from({ length: 300 }, (_, i) => `198.51.${i % 2}.${i >> 1}`);
    const answers = await Promise.all(addresses.map((address) => post(server, address)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    // Besides, the revision of the settings is asked for, at most once a second.
    const checks = Math.ceil((performance.now() - begun) / 1_000);
    // The first one goes at once, the others together.
    expect(counted.mock.calls.length).toBeLessThanOrEqual(2 + checks);
    // A connection knows its own only: asked at once, all of them answer.
    const asked = Array.from({ length: 10 }, () =>
      server.deps.db.execute(sql`select name from pg_prepared_statements`),
    );
    const prepared = (await Promise.all(asked)).flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(new Set(prepared)).toEqual(new Set(["count form-all:all"]));
    await server.close();
  });

  it("have a limit for all addresses together", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "0.01" } });
    const taken = async (addresses: string[]) =>
      (await Promise.all(addresses.map((address) => post(server, address)))).filter(
        ({ statusCode }) => statusCode === 400,
      );
    // A request over its own limit takes nothing from the others.
    expect(await taken(Array.from({ length: 20 }, () => "192.0.2.200"))).toHaveLength(1);
    expect(await taken(Array.from({ length: 20 }, (_, i) => `192.0.2.${i}`))).toHaveLength(11);
    await server.close();
  });
});

describe("W1: a write", () => {
  const site = "https://www.example.com";
  const cases: [string, Record<string, string>, boolean][] = [
    ["from the same origin", { "sec-fetch-site": "same-origin" }, false],
    ["typed into the address bar", { "sec-fetch-site": "none" }, false],
    ["from another site", { "sec-fetch-site": "cross-site" }, true],
    ["from a sibling subdomain", { "sec-fetch-site": "same-site" }, true],
    ["of an old browser from our origin", { origin: site }, false],
    ["of an old browser from elsewhere", { origin: "https://evil.example" }, true],
    ["of an old browser that hides its origin", { origin: "null" }, true],
    ["of a client that is no browser", {}, false],
    ["of the site's own name without https, by an older browser", { origin: "http://www.example.com" }, true],
    ["of another name of the site without https", { origin: "http://bare.example", host: "bare.example" }, true],
    ["of another name of the site", { origin: "https://bare.example", host: "bare.example" }, false],
    ["of no address at all", { origin: "null", host: "null" }, true],
  ];
  it.each(cases)("%s is refused as it should be", (_what, headers, refused) => {
    expect(isCrossSite("POST", { host: "www.example.com", ...headers }, site)).toBe(refused);
    expect(isCrossSite("GET", { host: "www.example.com", ...headers }, site)).toBe(false);
  });

  it("knows a site without https by any name that leads to it", () => {
    const from = (origin: string) => isCrossSite("POST", { host: "office:3000", origin }, "http://127.0.0.1:3000");
    expect(["http://office:3000", "https://office:3000", "http://127.0.0.1:3000"].map(from)).toEqual([
      false,
      false,
      false,
    ]);
    expect(from("http://office:3001")).toBe(true);
  });
});
