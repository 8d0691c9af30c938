import { once } from "node:events";
import { connect } from "node:net";
import autocannon from "autocannon";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";

const FLOODS = 2;
/** The heap limit. An idle process needs about a third of it. */
const HEAP_MB = 256;

describe("R6: a server that is asked for more than it can do", () => {
  let site: SiteProcess;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase();
    drop = database.drop;
    const NODE_OPTIONS = `--max-old-space-size=${HEAP_MB}`;
    site = await startSite({ ...database.env, SHED_AFTER_MS: "20", NODE_OPTIONS });
  });
  afterAll(async () => {
    await site.stop();
    await drop();
  });

  /** Requests pages that were never requested before, so that none is cached, until it is stopped. */
  function flood() {
    let pages = 0;
    const setupRequest = (request: autocannon.Request) => ({ ...request, path: `/blog/no-such-article-${pages++}` });
    const options = { connections: 100, duration: 600, timeout: 600, requests: [{ setupRequest }] };
    const run = autocannon({ ...options, url: site.url }, () => undefined);
    const answers = new Set<number | string>();
    run.on("response", (_client, status) => answers.add(status));
    run.on("reqError", (error: Error) => answers.add(error.message));
    return { run, answers };
  }

  /** Returns the paths of a cached page and of each kind of file that it needs. */
  async function homeWithFiles(): Promise<string[]> {
    const html = await (await fetch(site.url)).text();
    const [script] = /\/assets\/root-[^"]+\.js/.exec(html) ?? [];
    const [style] = /\/assets\/[^"]+\.css/.exec(html) ?? [];
    return ["/", script, style, "/art/city-skyline.svg", "/favicon.svg", "/icon-192.png"].map((path) => path ?? "");
  }

  it(
    "sheds with 503 and the time to wait, stays alive, and has memory enough for flood after flood",
    { timeout: 120_000 * FLOODS },
    async () => {
      const ask = () => fetch(`${site.url}/blog/also-missing`);
      for (let i = 0; i < FLOODS; i++) {
        await expect.poll(async () => (await ask()).status).toBe(404);
        const { run, answers } = flood();
        await expect.poll(async () => (await ask()).headers.get("retry-after")).toBe("5");
        expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
        run.stop();
        await once(run, "done");
        expect([404, 503]).toEqual(expect.arrayContaining([...answers]));
      }
      await expect.poll(async () => (await fetch(site.url)).status).toBe(200);
    },
  );

  it("never refuses a page in the cache and its files, while it refuses others", async () => {
    const home = await homeWithFiles();
    expect(home).not.toContain("");
    const refused = new Set<string>();
    const ask = async (path: string) => {
      const { status } = await fetch(`${site.url}${path}`);
      if (status === 503) refused.add(path);
      return status === 503;
    };
    let moments = 0;
    const { run } = flood();
    await expect
      .poll(async () => {
        const [isShedding] = await Promise.all(["/blog/also-missing", ...home].map(ask));
        return (moments += isShedding ? 1 : 0);
      })
      .toBeGreaterThanOrEqual(3);
    run.stop();
    await once(run, "done");
    expect([...refused]).toEqual(["/blog/also-missing"]);
  });

  it("hangs up on a client that does not get to the end of its request", async () => {
    const { port } = new URL(site.url);
    const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    socket.resume();
    await new Promise((resolve) => socket.once("close", resolve));
    expect(socket.destroyed).toBe(true);
  });
});
