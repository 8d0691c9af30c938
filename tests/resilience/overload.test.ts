import { readFileSync } from "node:fs";
import { connect } from "node:net";
import autocannon from "autocannon";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";

describe("R6: a server that is asked for more than it can do", () => {
  let site: SiteProcess;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase("embedded");
    drop = database.drop;
    site = await startSite({ ...database.env, SHED_AFTER_MS: "100" });
  });
  afterAll(async () => {
    await site.stop();
    await drop();
  });

  /** Pages that nobody asked for before: each is rendered anew. */
  const flood = (seconds: number) => {
    let n = 0;
    const setupRequest = (request: autocannon.Request) => ({ ...request, path: `/blog/no-such-article-${n++}` });
    return autocannon({ url: site.url, connections: 100, duration: seconds, requests: [{ setupRequest }] });
  };
  const residentMegabytes = () => {
    const status = readFileSync(`/proc/${site.child.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };

  it("sheds with 503 and the time to wait, stays alive, and takes up no more memory from flood to flood", async () => {
    let retryAfter: string | null = null;
    let isLive = true;
    const watching = (async () => {
      while (!retryAfter) {
        const answer = await fetch(`${site.url}/blog/also-missing`);
        if (answer.status === 503) retryAfter = answer.headers.get("retry-after");
        isLive &&= (await fetch(`${site.url}/healthz`)).ok;
      }
    })();
    const first = await flood(2);
    await watching;
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(isLive).toBe(true);
    expect(first.errors).toBe(0);
    expect(first["2xx"] + first["3xx"]).toBe(0);
    expect(first["4xx"]).toBeGreaterThan(0);
    const before = residentMegabytes();
    await flood(2);
    expect(residentMegabytes()).toBeLessThan(before * 1.5);
    await expect.poll(async () => (await fetch(site.url)).status).toBe(200);
  });

  it("hangs up on a client that does not get to the end of its request", async () => {
    const { port } = new URL(site.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    socket.resume();
    await new Promise((resolve) => socket.once("close", resolve));
    expect(socket.destroyed).toBe(true);
  });
});
