import { createServer } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSmtpSink, type SmtpSink } from "../../tests/support/smtp-sink.ts";
import { logInAs, startTestApp, type TestApp } from "../../tests/support/test-app.ts";
import { emails } from "../db/schema/index.ts";
import type { FailedJob } from "../jobs/list-failed-jobs.ts";

const quote = (changes: object = {}) => ({
  insuranceType: "auto",
  name: "Rosa Vela",
  email: "rosa@example.com",
  phone: "(713) 555-0190",
  zipCode: "77008",
  driverDob: "1987-06-05",
  ...changes,
});
const post = (server: TestApp, payload: object, language = "en") =>
  server.app.inject({ method: "POST", url: `/api/quote-requests?lang=${language}`, payload });

describe("mail about a lead", () => {
  let sink: SmtpSink;
  let server: TestApp;
  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await startTestApp({
      env: { SERVICES: "web,worker", SMTP_URL: sink.url, AGENTS_MAILBOX: "team@example.com" },
    });
  });
  afterAll(async () => {
    await server.close();
    await sink.close();
  });

  it("goes to the agents with what they need to call back and a link, and to the visitor in their language", async () => {
    const { reference } = (await post(server, quote(), "es")).json<{ reference: string }>();
    const ours = () => sink.mails.filter((mail) => mail.text?.includes(reference));
    await expect.poll(() => ours().length).toBe(2);
    const toAgents = ours().find((mail) => mail.to?.[0]?.address === "team@example.com");
    expect(toAgents?.subject).toBe(`New quote request: Auto Insurance (${reference})`);
    expect(toAgents?.text).toContain("(713) 555-0190");
    expect(toAgents?.text).toContain(`/agent-dashboard?tab=quotes&request=${reference}`);
    const toVisitor = ours().find((mail) => mail.to?.[0]?.address === "rosa@example.com");
    expect(toVisitor?.subject).toBe(`Recibimos su solicitud de cotización (${reference})`);
    expect(toVisitor?.text).toContain("10:00 AM-7:00 PM");
    expect(toVisitor?.html).toContain('lang="es"');
    for (const mail of ours()) expect(`${mail.text}${mail.html}`).not.toContain("1987-06-05");
    const find = () => server.deps.db.select().from(emails).where(eq(emails.to, "rosa@example.com"));
    await expect.poll(async () => (await find()).map((mail) => mail.status)).toEqual(["sent"]);
  });

  it("W9: cannot be given another header by a name with a line break", async () => {
    const response = await post(server, quote({ name: "Rosa\r\nBcc: everyone@example.com" }));
    expect(response.statusCode).toBe(400);
  });

  it("R2: refused by the mail server, stays queued with its reason, and the visitor was answered all the same", async () => {
    sink.answer.code = 550;
    const response = await post(server, quote({ email: "refused@example.com" }));
    expect(response.statusCode).toBe(201);
    const find = () => server.deps.db.select().from(emails).where(eq(emails.to, "refused@example.com"));
    await expect.poll(async () => (await find())[0]?.error).toContain("550");
    expect((await find())[0]?.status).toBe("queued");
    sink.answer.code = null;
  });

  it("R2: given up after the last try, is a failed job that an admin sees and sends again", async () => {
    const { app, deps } = server;
    sink.answer.code = 550;
    await post(server, quote({ email: "given-up@example.com" }));
    const find = async () => (await deps.db.select().from(emails).where(eq(emails.to, "given-up@example.com")))[0];
    // A day of growing waits, cut short: the next try is the last.
    const hurry = sql`
      update jobs.job set retry_count = retry_limit - 1, start_after = now()
      where name = 'send-email' and state = 'retry'
      and data ->> 'emailId' = (select ${emails.id}::text from ${emails} where ${emails.to} = 'given-up@example.com')
      returning id`;
    await expect.poll(async () => ((await deps.db.execute(hurry)) as { rows: object[] }).rows.length).toBe(1);
    await expect.poll(async () => (await find())?.status).toBe("failed");
    sink.answer.code = null;
    const headers = { cookie: await logInAs(app) };
    const failed = async () =>
      (await app.inject({ url: "/api/failed-jobs", headers })).json<FailedJob[]>().find(isOurs);
    const id = (await find())?.id;
    const isOurs = (job: FailedJob) => (job.data as { emailId?: number }).emailId === id;
    await expect.poll(failed).toMatchObject({ name: "send-email" });
    const job = await failed();
    expect(job?.reason).toContain("550");
    expect(JSON.stringify(job)).not.toContain("given-up@example.com");
    const again = await app.inject({ method: "POST", url: `/api/failed-jobs/${job?.id}/retry`, headers });
    expect(again.statusCode).toBe(200);
    await expect.poll(async () => (await find())?.status).toBe("sent");
  });
});

describe("R2: a mail server that is down or stalls", () => {
  it("makes no visitor wait: the lead is accepted at once", async () => {
    const stalled = createServer(() => undefined).listen(0, "127.0.0.1");
    await new Promise((resolve) => stalled.once("listening", resolve));
    const { port } = stalled.address() as { port: number };
    const server = await startTestApp({
      env: { SERVICES: "web,worker", SMTP_URL: `smtp://127.0.0.1:${port}` },
    });
    const answers = await Promise.all([1, 2, 3].map((n) => post(server, quote({ name: `Visitor ${n}` }))));
    expect(answers.map((a) => a.statusCode)).toEqual([201, 201, 201]);
    const statuses = (await server.deps.db.select().from(emails)).map((mail) => mail.status);
    expect(statuses.every((status) => status === "queued")).toBe(true);
    stalled.close();
    await server.close();
  });
});

describe("without a mail server", () => {
  it("every mail is stored and marked as not sent", async () => {
    const server = await startTestApp({ env: { SERVICES: "web,worker" } });
    await post(server, quote());
    const find = async () => (await server.deps.db.select().from(emails)).map((mail) => mail.status);
    await expect.poll(find).toEqual(["unconfigured", "unconfigured"]);
    await server.close();
  });
});
