import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postQuote } from "../support/post-quote.ts";
import { SHORT_WAIT, startSite, type SiteProcess } from "../support/site-process.ts";
import { startSmtpSink, type SmtpSink } from "../support/smtp-sink.ts";
import { startTcpProxy, type TcpProxy } from "../support/tcp-proxy.ts";
import { freshDatabase } from "../support/test-app.ts";

describe("R12: connections that are silently dropped", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let proxy: TcpProxy;
  let sink: SmtpSink;
  let site: SiteProcess;
  const readiness = async () => {
    const answer = await fetch(`${site.url}/readyz`);
    const body: { status: string } = await answer.json();
    return { code: answer.status, ...body };
  };
  const isMailed = (name: string) => sink.mails.some((mail) => mail.text?.includes(name));

  beforeAll(async () => {
    database = await freshDatabase();
    sink = await startSmtpSink();
    const address = new URL(database.env["DATABASE_URL"] ?? "");
    proxy = await startTcpProxy(Number(address.port));
    address.port = String(proxy.port);
    const mail = { SMTP_URL: sink.url, AGENTS_MAILBOX: "team@example.com" };
    site = await startSite({ ...database.env, ...mail, ...SHORT_WAIT, DATABASE_URL: address.href });
  });
  afterAll(async () => {
    await site.stop("SIGKILL");
    await proxy.close();
    await sink.close();
    await database.drop();
  });

  it("cost seconds: leads are taken again, and the jobs that follow from them are done within a minute", async () => {
    await postQuote(site.url, "Before");
    await expect.poll(() => isMailed("Before")).toBe(true);
    const droppedAt = performance.now();
    proxy.swallowOpen();
    await expect.poll(async () => (await postQuote(site.url, "After", "0f8fad5b"))?.status).toBe(201);
    await expect.poll(() => isMailed("After")).toBe(true);
    expect((performance.now() - droppedAt) / 1000).toBeLessThan(60);
  });

  it("under the questions of the queue are told by /readyz, and are got over within a minute", async () => {
    expect((await readiness()).code).toBe(200);
    proxy.swallowWhere(isOfQueue);
    expect((await postQuote(site.url, "Meanwhile"))?.status).toBe(201);
    await expect.poll(readiness, { interval: 500 }).toEqual({ code: 503, status: "job queue unreachable" });
    expect(isMailed("Meanwhile")).toBe(false);
    proxy.swallowWhere(null);
    const mendedAt = performance.now();
    await expect.poll(readiness, { interval: 500 }).toEqual({ code: 200, status: "ready" });
    await expect.poll(() => isMailed("Meanwhile")).toBe(true);
    expect((performance.now() - mendedAt) / 1000).toBeLessThan(60);
  });

  it("to a database that is gone: a page that needs it says in plain words to come back soon", async () => {
    await proxy.close();
    const page = await fetch(`${site.url}/es/auth?reset=${"a".repeat(43)}`);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await page.text()).toContain("Algo falló de nuestro lado");
    expect((await fetch(`${site.url}/es/auto`)).status).toBe(200);
  });
});

/** Returns true for statements of the job queue: polling for due jobs, taking a job, or its heartbeat. */
const isOfQueue = (chunk: Buffer) =>
  ["jobs.queue q where exists", "heartbeat_on = jobs.job_now()"].some((words) => chunk.includes(words));
