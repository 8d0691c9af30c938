import { createServer } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FailedJob, MailHealth } from "../../../domain/api/operations/jobs.ts";
import { startSmtpSink, type SmtpSink } from "../../../tests/support/smtp-sink.ts";
import { logInAs, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { messages } from "../db/schema/index.ts";
import { queueMail } from "./queue-mail.ts";
import { portOf } from "../../../tests/support/port-of.ts";

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
  let now = new Date();
  let sink: SmtpSink;
  let server: TestApp;
  let cookie: string;
  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await startTestApp({
      env: { SERVICES: "web,worker", SMTP_URL: sink.url, AGENTS_MAILBOX: "team@example.com" },
      clock: () => now,
    });
    cookie = await logInAs(server.app);
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
    const find = () => server.deps.db.select().from(messages).where(eq(messages.to, "rosa@example.com"));
    await expect.poll(async () => (await find()).map((mail) => mail.status)).toEqual(["sent"]);
  });

  it("W9: cannot be given another header by a name with a line break", async () => {
    const response = await post(server, quote({ name: "Rosa\r\nBcc: everyone@example.com" }));
    expect(response.statusCode).toBe(400);
  });

  const mailTo = async (to: string) =>
    (await server.deps.db.select().from(messages).where(eq(messages.to, to)))[0] ?? expect.fail(`no mail to ${to}`);
  /** Skips the backoff of a waiting job. */
  const hurry = (to: string, lastTry = false) =>
    server.deps.db.execute(sql`
      update jobs.job set start_after = now(), retry_count = case when ${lastTry} then retry_limit - 1 else retry_count end
      where name = 'send-email' and state < 'active' and start_after > now()
      and data ->> 'emailId' = (select ${messages.number}::text from ${messages} where ${messages.to} = ${to})
      returning id`);
  async function hurried(to: string, lastTry = false): Promise<void> {
    await expect.poll(async () => (await hurry(to, lastTry)).rows.length).toBe(1);
  }
  async function failedJobOf(to: string): Promise<FailedJob | undefined> {
    const all = (await server.app.inject({ url: "/api/failed-jobs", headers: { cookie } })).json<FailedJob[]>();
    const { number } = await mailTo(to);
    return all.find((job) => job.data.emailId === number);
  }

  it("R2: put off by the mail server (greylisting), waits with the reason, and goes at the next try", async () => {
    Object.assign(sink.answer, { code: 451, at: "recipient" });
    const response = await post(server, quote({ email: "grey@example.com" }));
    expect(response.statusCode).toBe(201);
    await expect.poll(async () => (await mailTo("grey@example.com")).error).toContain("451");
    expect((await mailTo("grey@example.com")).status).toBe("queued");
    sink.answer.code = null;
    await hurried("grey@example.com");
    await expect.poll(async () => (await mailTo("grey@example.com")).status).toBe("sent");
  });

  it("R2: put off once too often, is given up", async () => {
    Object.assign(sink.answer, { code: 451, at: "data" });
    await post(server, quote({ email: "given-up@example.com" }));
    await hurried("given-up@example.com", true);
    await expect.poll(async () => (await mailTo("given-up@example.com")).status).toBe("failed");
    sink.answer.code = null;
    await expect.poll(() => failedJobOf("given-up@example.com")).toMatchObject({ name: "send-email" });
  });

  it("R2: refused for good, is given up at once, and is a failed job that an admin sees and sends again", async () => {
    Object.assign(sink.answer, { code: 550, at: "recipient" });
    await post(server, quote({ email: "refused@example.com" }));
    await expect.poll(() => failedJobOf("refused@example.com")).toMatchObject({ name: "send-email", tries: 1 });
    expect(await mailTo("refused@example.com")).toMatchObject({ status: "failed", attempts: 1 });
    sink.answer.code = null;
    const job = await failedJobOf("refused@example.com");
    expect(job?.reason).toContain("550");
    expect(JSON.stringify(job)).not.toContain("refused@example.com");
    const url = `/api/failed-jobs/${job?.id}/retry`;
    const again = await server.app.inject({ method: "POST", url, headers: { cookie } });
    expect(again.statusCode).toBe(200);
    await expect.poll(async () => (await mailTo("refused@example.com")).status).toBe("sent");
  });

  it("R2: of a sender that the mail server refuses, waits with all others, the admin is told, and all go later", async () => {
    const health = async () =>
      (await server.app.inject({ url: "/api/mail-health", headers: { cookie } })).json<MailHealth>();
    Object.assign(sink.answer, { code: 550, at: "sender" });
    await post(server, quote({ email: "held@example.com" }));
    await expect.poll(async () => (await mailTo("held@example.com")).error).toBe("MailHeld EENVELOPE 550");
    expect((await health()).held).toMatchObject({ reason: "EENVELOPE 550" });
    // During the hold no further mail is tried at the server.
    sink.answer.code = null;
    const before = sink.mails.length;
    await post(server, quote({ email: "behind@example.com" }));
    await expect.poll(async () => (await mailTo("behind@example.com")).error).toBe("MailHeld EENVELOPE 550");
    expect((await health()).held?.count).toBeGreaterThanOrEqual(3);
    expect(sink.mails.length).toBe(before);
    expect(await failedJobOf("held@example.com")).toBeUndefined();
    now = new Date(now.getTime() + 60_000);
    await expect.poll(async () => (await health()).held).toBeNull();
    expect(await mailTo("held@example.com")).toMatchObject({ status: "sent", attempts: 1 });
    expect(await mailTo("behind@example.com")).toMatchObject({ status: "sent", attempts: 1 });
  });

  it("R2: waits five days for such a server, and is given up then", async () => {
    Object.assign(sink.answer, { code: 535, at: "sender" });
    await post(server, quote({ email: "too-long@example.com" }));
    await expect.poll(async () => (await mailTo("too-long@example.com")).error).toContain("MailHeld");
    now = new Date(now.getTime() + 5 * 24 * 3_600_000);
    cookie = await logInAs(server.app);
    await hurried("too-long@example.com");
    await expect.poll(async () => (await mailTo("too-long@example.com")).status).toBe("failed");
    await expect.poll(() => failedJobOf("too-long@example.com")).toMatchObject({ name: "send-email" });
    sink.answer.code = null;
  });
});

describe("R13: a mail server that is slow with bulk", () => {
  it("holds up no other mail", async () => {
    const sink = await startSmtpSink();
    const server = await startTestApp({
      env: { SERVICES: "web,worker", SMTP_URL: sink.url, AGENTS_MAILBOX: "team@example.com", DRAIN_MS: "2000" },
    });
    const isBulk = (mail: { subject?: string }) => mail.subject === "News";
    sink.beforeAnswer.wait = (mail) => (isBulk(mail) ? new Promise(() => undefined) : Promise.resolve());
    const letter = { heading: "News", paragraphs: [] };
    await server.deps.db.transaction(async (tx) => {
      const news = { kind: "newsletter", language: "en", subject: "News", letter, isBulk: true } as const;
      for (let n = 0; n < 20; n++) await queueMail(server.deps, tx, { ...news, to: `${n}@example.com` });
    });
    await expect.poll(() => sink.mails.filter(isBulk).length).toBe(4);
    await post(server, quote());
    await expect.poll(() => sink.mails.filter((mail) => !isBulk(mail)).length).toBe(2);
    expect(sink.mails.filter(isBulk)).toHaveLength(4);
    await server.close();
    await sink.close();
  });
});

describe("R2: a mail server that is down or stalls", () => {
  it("makes no visitor wait: the lead is accepted at once", async () => {
    const stalled = createServer(() => undefined).listen(0, "127.0.0.1");
    await new Promise((resolve) => stalled.once("listening", resolve));
    const port = portOf(stalled);
    const server = await startTestApp({
      env: { SERVICES: "web,worker", SMTP_URL: `smtp://127.0.0.1:${port}` },
    });
    const answers = await Promise.all([1, 2, 3].map((n) => post(server, quote({ name: `Visitor ${n}` }))));
    expect(answers.map((a) => a.statusCode)).toEqual([201, 201, 201]);
    const statuses = (await server.deps.db.select().from(messages)).map((mail) => mail.status);
    expect(statuses.every((status) => status === "queued")).toBe(true);
    stalled.close();
    await server.close();
  });
});

describe("without a mail server", () => {
  it("every mail is stored and marked as not sent", async () => {
    const server = await startTestApp({ env: { SERVICES: "web,worker" } });
    await post(server, quote());
    const find = async () => (await server.deps.db.select().from(messages)).map((mail) => mail.status);
    await expect.poll(find).toEqual(["unconfigured", "unconfigured"]);
    await server.close();
  });
});
