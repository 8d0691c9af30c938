import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postQuote } from "../support/post-quote.ts";
import { ended, freeze, query, startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { SHORT_WAIT, startSite, type SiteProcess } from "../support/site-process.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { textWith } from "../support/matchers.ts";

describe("a database that goes away", () => {
  let server: PostgresServer;
  let site: SiteProcess;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });
  const readiness = async () => (await get("/readyz")).status;

  beforeAll(async () => {
    server = await startPostgres();
    await query(server.url(), "create database away");
    const folder = mkdtempSync(join(tmpdir(), "bluebonnet-outage-"));
    site = await startSite({ DATABASE_URL: server.url("away"), DATA_DIR: folder, ADMIN_PASSWORD, ...SHORT_WAIT });
  });
  afterAll(async () => {
    await site.stop();
    await server.stop();
  });

  it("R4: frozen: the process stays alive and says that it is not ready, and the request is answered", async () => {
    const frozen = freeze(server);
    const pending = postQuote(site.url, "Frozen");
    try {
      expect((await get("/healthz")).status).toBe(200);
      await expect.poll(readiness).toBe(503);
    } finally {
      for (const pid of frozen) process.kill(pid, "SIGCONT");
    }
    expect([201, 503]).toContain((await pending)?.status);
  });

  it("R3: down: pages are served, the API says so in plain words, access fails closed, and it recovers by itself", async () => {
    for (const pid of freeze(server)) process.kill(pid, "SIGKILL");
    await ended(server.process, "SIGKILL");
    expect((await get("/")).status).toBe(200);
    expect((await get("/es/quote?type=home")).status).toBe(200);
    const refused = await postQuote(site.url, "Down");
    expect(refused?.status).toBe(503);
    expect(await refused?.json()).toMatchObject({
      code: "unavailable",
      error: textWith("try again"),
    });
    const guarded = await get("/api/quote-requests", { cookie: "session=planted" });
    expect(guarded.status).toBe(503);
    await server.restart();
    await expect.poll(async () => (await postQuote(site.url, "Back"))?.status).toBe(201);
    await expect.poll(readiness).toBe(200);
  });
});
