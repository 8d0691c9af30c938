import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { announceDeskChange } from "../../server/platform/events/announce.ts";
import { deskEvents, requests } from "../../server/platform/db/schema/index.ts";
import { portOf } from "../support/port-of.ts";
import { contactRow } from "../support/request-rows.ts";
import { hasProxy, PROXIED_NAME, PROXIES, startProxy, type ReverseProxy } from "../support/reverse-proxy.ts";
import { makeUser, startTestApp, type TestApp } from "../support/test-app.ts";

/** The examples of deploy/, each in front of a production site, where the program of the proxy is installed. */
const env = {
  PUBLIC_URL: `https://${PROXIED_NAME}`,
  APP_KEY: randomBytes(32).toString("base64"),
  TRUST_PROXY: "127.0.0.1",
  METRICS_TOKEN: "m".repeat(32),
};
let server: TestApp;
/** The headers of every request that reached the program. */
const reached: IncomingHttpHeaders[] = [];
/** How often somebody has asked whether the program is ready. */
let checks = 0;
beforeAll(async () => {
  server = await startTestApp({ withSite: true, env });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  server.app.server.on("request", ({ headers, url }) => {
    reached.push(headers);
    if (url === "/readyz") checks += 1;
  });
});
afterAll(() => server.close());

const start = (kind: ReverseProxy["kind"]) => startProxy(kind, portOf(server.app.server));

describe.each(PROXIES)("the example for %s", (kind) => {
  describe.runIf(hasProxy(kind))("where it is installed", () => {
    let proxy: ReverseProxy;
    beforeAll(async () => {
      proxy = await start(kind);
    });
    afterAll(() => proxy.stop());

    it("passes pages on as they are, and leads to https", async () => {
      const { body, headers, status } = await proxy.call("/contact", { headers: { "accept-encoding": "gzip, br" } });
      const direct = await server.app.inject({ url: "/contact", headers: { host: PROXIED_NAME } });
      expect([status, body]).toEqual([200, direct.body]);
      const { "x-accel-expires": mark, ...own } = direct.headers;
      expect(mark).toBe("1");
      expect(headers).not.toHaveProperty("x-accel-expires");
      for (const name of ["content-security-policy", "strict-transport-security", "vary", "etag", "cache-control"])
        expect([name, headers[name]]).toEqual([name, own[name]]);
      expect(await proxy.callPlain("/contact?type=a")).toEqual([308, `https://${PROXIED_NAME}/contact?type=a`]);
    });

    it("says who asked, whatever the visitor claims, and keeps the figures for the machine", async () => {
      await proxy.call("/api/testimonials", { headers: { "x-forwarded-for": "203.0.113.9" } });
      expect(reached.at(-1)).toMatchObject({ "x-forwarded-for": "127.0.0.1", host: PROXIED_NAME });
      const authorization = `Bearer ${env.METRICS_TOKEN}`;
      expect((await proxy.call("/metrics", { headers: { authorization } })).status).toBe(404);
    });

    it("takes a file of 25 MiB", async () => {
      const body = Buffer.alloc(25 * 1024 * 1024);
      const headers = { "content-type": "application/octet-stream", "content-length": String(body.length) };
      const { headers: given } = await proxy.call("/api/files", { method: "POST", body, headers });
      expect(given).toHaveProperty("x-request-id");
    });

    it("passes each event of the live stream on while the stream stays open", async () => {
      const { cookie } = await makeUser(server, "admin");
      const stream = await proxy.open("/api/desk-stream", {
        headers: { host: PROXIED_NAME, cookie, accept: "text/event-stream" },
      });
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      await expect.poll(() => text).toMatch(/event: (hello|reset)/);
      const at = new Date();
      const common = { contentHash: kind, requestDate: at, lastUsedAt: at };
      await server.deps.db.transaction(async (tx) => {
        const [row] = await tx
          .insert(requests)
          .values(contactRow({ reference: `P-${kind}`, ...common }))
          .returning({ id: requests.id });
        await tx.insert(deskEvents).values({ type: "note", at, requestId: row?.id ?? 0 });
        announceDeskChange(tx);
      });
      await expect.poll(() => text).toContain("event: change");
      expect([stream.complete, stream.headers["content-encoding"]]).toEqual([false, undefined]);
      stream.destroy();
    });

    it("passes everything on while the program is not ready: pages as ever, and what to do instead of a form", async () => {
      const isFull = vi.spyOn(server.deps.disk, "isFull").mockReturnValue(true);
      onTestFinished(() => isFull.mockRestore());
      expect((await proxy.call("/readyz")).status).toBe(503);
      // HAProxy takes a server out at the second refusal, and has done so when it asks again; the others do not ask.
      const awaited = checks + (kind === "haproxy" ? 3 : 0);
      await expect.poll(() => checks).toBeGreaterThanOrEqual(awaited);
      const page = await proxy.call("/contact");
      expect([page.status, page.body]).toEqual([200, expect.stringContaining("</html>")]);
      const headers = { "content-type": "application/json", origin: env.PUBLIC_URL };
      const form = await proxy.call("/api/quote-requests", { method: "POST", body: "{}", headers });
      expect([form.status, JSON.parse(form.body)]).toMatchObject([
        503,
        { error: expect.stringContaining("call us at") },
      ]);
    });
  });
});
