import { desc, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { searchHeaders } from "../../../domain/platform/search-header.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { auditEvents, messages, requests } from "../../platform/db/schema/index.ts";
import { mailRow, textRow, type MessageValues } from "../../../tests/support/message-rows.ts";
import { textLike } from "../../../tests/support/matchers.ts";

describeOnServer("the mailboxes", (server) => {
  const call = async (
    url: string,
    { method = "GET", cookie = "", q = "" }: { method?: "GET" | "POST" | "DELETE"; cookie?: string; q?: string } = {},
  ) => {
    const headers = { cookie: cookie || (await logInAs(server().app)), ...searchHeaders(q) };
    return server().app.inject({ method, url, headers });
  };

  async function mail(values: MessageValues = {}) {
    const row = mailRow({ from: "The office <office@example.com>", text: "Hello", status: "sent", ...values });
    const [stored] = await server().deps.db.insert(messages).values(row).returning();
    return stored?.number ?? 0;
  }
  async function text(values: MessageValues = {}) {
    const [stored] = await server().deps.db.insert(messages).values(textRow(values)).returning();
    return stored?.number ?? 0;
  }
  const jobsFor = async (name: string, key: string, id: number) => {
    const found = await server().deps.db.execute(
      sql`select 1 from jobs.job where name = ${name} and (data ->> ${key})::integer = ${id}`,
    );
    return found.rows.length;
  };
  const lastEvent = async () =>
    (await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

  it("list stored mails, newest first, with the request that each belongs to", async () => {
    const now = new Date();
    const lead = { reference: "Q-MAIL1", contentHash: "m" };
    const [quote] = await server()
      .deps.db.insert(requests)
      .values(quoteRow({ ...lead, requestDate: now, lastUsedAt: now }))
      .returning();
    await mail({ subject: "Older" });
    const id = await mail({
      subject: "Newer",
      html: "<p>Hi</p>",
      sealedBody: "secret",
      requestId: quote?.id ?? 0,
    });
    const list = (await call("/api/emails?limit=2")).json<{ emails: object[] }>();
    expect(list.emails).toMatchObject([{ subject: "Newer" }, { subject: "Older" }]);
    expect(list.emails[0]).toEqual({
      id,
      direction: "out",
      from: "The office <office@example.com>",
      to: "rosa@example.com",
      subject: "Newer",
      text: "Hello",
      html: "<p>Hi</p>",
      status: "sent",
      error: null,
      timestamp: textLike(/^\d{4}-/),
      quoteRequestId: quote?.number,
      contactRequestId: null,
      reference: "Q-MAIL1",
      isAutomatic: false,
      attachments: [],
    });
    expect((await call(`/api/emails/${id}`)).json()).toEqual(list.emails[0]);
  });

  it("find mails by subject and address, and texts by number and words", async () => {
    await mail({ subject: "Su cotización (Q-FIND1)", to: "Chela <chela@example.net>" });
    for (const q of ["cotizacion", "q-find1", "chela@", "chela cotiz"]) {
      const found = (await call("/api/emails", { q })).json<{ emails: object[] }>();
      expect([q, found.emails.length]).toEqual([q, 1]);
    }
    await text({ from: "+12815550199", text: "¿Cuánto cuesta la póliza?" });
    for (const q of ["281-555-0199", "0199", "poliza", "cuanto cuesta"]) {
      const found = (await call("/api/sms", { q })).json<{ messages: object[] }>();
      expect([q, found.messages.length]).toEqual([q, 1]);
    }
  });

  it("go on where they stopped while messages come in", async () => {
    for (let n = 0; n < 3; n++) await text({ text: `paged ${n}` });
    const first = await call("/api/sms?limit=2", { q: "paged" });
    expect(first.json()).toMatchObject({ messages: [{ body: "paged 2" }, { body: "paged 1" }] });
    await text({ text: "paged 3" });
    const next = /<(.*)>; rel="next"/.exec(String(first.headers["link"]))?.[1] ?? "";
    expect((await call(next, { q: "paged" })).json()).toMatchObject({ messages: [{ body: "paged 0" }] });
  });

  it("W6: hand out the HTML of a mail by itself, under a policy that lets nothing run and nothing load", async () => {
    const id = await mail({ html: `<p>Hi</p><script>alert(1)</script><img src="https://evil.example/p.gif">` });
    const { cookie } = await makeUser(server(), "agent");
    const answer = await call(`/api/emails/${id}/html`, { cookie });
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.headers["content-security-policy"]).toMatch(/sandbox.*default-src 'none'/);
    expect(answer.body).toContain("<p>Hi</p>");
    expect(answer.body).not.toMatch(/script|evil/);
    expect((await call(`/api/emails/${await mail()}/html`, { cookie })).statusCode).toBe(404);
  });

  it("are read by agents, deleted by admins alone, and closed to trainees", async () => {
    const id = await mail({ subject: "Deleted" });
    const agent = await makeUser(server(), "agent");
    const trainee = await makeUser(server(), "trainee");
    for (const url of ["/api/emails", "/api/sms", `/api/emails/${id}`, `/api/emails/${id}/html`])
      expect([url, (await call(url, { cookie: trainee.cookie })).statusCode]).toEqual([url, 403]);
    expect((await call(`/api/emails/${id}`, { cookie: agent.cookie })).statusCode).toBe(200);
    for (const url of [`/api/emails/${id}`, "/api/emails", "/api/sms/1", "/api/sms"])
      expect([url, (await call(url, { method: "DELETE", cookie: agent.cookie })).statusCode]).toEqual([url, 403]);
    expect((await call(`/api/emails/${id}`, { method: "DELETE" })).json()).toEqual({ deleted: 1 });
    expect(await lastEvent()).toMatchObject({ action: "email.delete", subjectId: String(id), details: { count: 1 } });
    expect((await call(`/api/emails/${id}`)).statusCode).toBe(404);
    expect((await call(`/api/emails/${id}`, { method: "DELETE" })).statusCode).toBe(404);
    const [kept] = await server().deps.db.select().from(messages).where(isMessage("email", id));
    expect(kept?.deletedAt).toBeInstanceOf(Date);
  });

  it("are emptied at once by an admin", async () => {
    await Promise.all([mail(), text()]);
    await call("/api/emails", { method: "DELETE" });
    expect((await call("/api/sms?limit=1")).json()).toMatchObject({ messages: [{}] });
    expect((await call("/api/archived-emails?limit=1")).json()).toMatchObject([{}]);
    await call("/api/sms", { method: "DELETE" });
    expect(await lastEvent()).toMatchObject({ action: "sms.delete", subjectId: "all" });
    expect((await call("/api/emails")).json()).toEqual({ emails: [] });
    expect((await call("/api/sms")).json()).toEqual({ messages: [] });
  });

  it("send again what could not be sent, when an admin says so", async () => {
    const failed = await mail({ status: "failed", error: "Error ECONNREFUSED" });
    const agent = await makeUser(server(), "agent");
    const retry = (url: string, cookie?: string) => call(`${url}/retry`, { method: "POST", ...(cookie && { cookie }) });
    expect((await retry(`/api/emails/${failed}`, agent.cookie)).statusCode).toBe(403);
    expect((await retry(`/api/emails/${failed}`)).statusCode).toBe(200);
    expect(await jobsFor("send-email", "emailId", failed)).toBe(1);
    expect(await lastEvent()).toMatchObject({ action: "email.retry", subjectId: String(failed) });
    expect((await call(`/api/emails/${failed}`)).json()).toMatchObject({ status: "queued", error: null });
    expect((await retry(`/api/emails/${failed}`)).statusCode).toBe(404);
    const sms = await text({ direction: "out", status: "failed", error: "Error 30003" });
    expect((await retry(`/api/sms/${sms}`)).statusCode).toBe(200);
    expect(await jobsFor("send-sms", "smsId", sms)).toBe(1);
    expect((await retry(`/api/sms/${await text()}`)).statusCode).toBe(404);
  });
});
