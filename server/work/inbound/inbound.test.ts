import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import nodemailer from "nodemailer";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { UnsortedMail } from "../../../domain/api/work/inbound.ts";
import type { DeskBadge, DeskChange } from "../../../domain/api/work/live.ts";
import type { ViewedRequest } from "../../../domain/api/work/leads.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { writeCertificate } from "../../../tests/support/certificate.ts";
import { followStream } from "../../../tests/support/event-stream.ts";
import { mailOf, sendRaw, talkTo } from "../../../tests/support/send-mail.ts";
import { describeOnServer, logInAs, makeUser, type TestApp } from "../../../tests/support/test-app.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import {
  bouncedAddresses,
  filePieces,
  messages,
  messageAttachments,
  replyTokens,
  requests,
  rawMails,
} from "../../platform/db/schema/index.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { removeExpired } from "../../operations/retention/remove-expired.ts";
import { startMailListener, type MailListener } from "./listener.ts";
import { openRaw, storeRaw } from "./store-raw.ts";
import { portOf } from "../../../tests/support/port-of.ts";

const DOMAIN = "reply.example.com";
const PDF = Buffer.from("%PDF-1.7 a licence");

const env = { INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: "0" };

/** Registers tests of a server with a running mail listener. */
function describeWithMail(name: string, tests: (site: () => TestApp & { port: number }) => void, more = {}): void {
  describeOnServer(
    name,
    (server) => {
      let listener: MailListener | null;
      beforeAll(async () => {
        listener = await startMailListener(server().deps);
      });
      afterAll(() => listener?.close());
      tests(() => ({ ...server(), port: listener?.port ?? 0 }));
    },
    { env: { ...env, ...more } },
  );
}

let count = 0;

/** Creates a customer who asked for a quote and got the thank-you mail. */
async function customer({ app, deps }: TestApp, language: Language = "en") {
  const email = `rosa-${count++}@example.com`;
  const payload = { insuranceType: "auto", name: "Rosa Vela", zipCode: "77008", email, phone: "7135550171" };
  const answer = await app.inject({ method: "POST", url: `/api/quote-requests?lang=${language}`, payload });
  const { reference } = answer.json<{ reference: string }>();
  await notifyOfLead(deps, { kind: "quote", reference });
  const [lead] = await deps.db.select().from(requests).where(eq(requests.reference, reference));
  const [thanks] = await deps.db.select().from(messages).where(eq(messages.to, email));
  return {
    email,
    reference,
    id: lead?.number ?? 0,
    customerId: lead?.customerId ?? 0,
    thanks,
    replyTo: thanks?.headers["Reply-To"] ?? "",
  };
}

async function opened({ app }: TestApp, reference: string, cookie: string): Promise<ViewedRequest<"quote">> {
  return (await app.inject({ url: `/api/quote-requests/${reference}`, headers: { cookie } })).json();
}

async function unsorted({ app }: TestApp, cookie: string): Promise<UnsortedMail[]> {
  return (await app.inject({ url: "/api/unsorted-mails", headers: { cookie } })).json();
}

async function call(
  { app }: TestApp,
  cookie: string,
  method: "POST" | "PUT" | "DELETE",
  url: string,
  payload?: object,
) {
  return app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
}

/** Returns the database methods that the rate limits need. */
const limitsOf = (db: Database) => ({ insert: db.insert.bind(db), select: db.select.bind(db) });

async function mailNumbered(db: Database, number = 0) {
  const { id } = messages;
  const [row] = await db.select({ id, number: messages.number }).from(messages).where(isMessage("email", number));
  return row ?? { id: 0, number: 0 };
}

const sentMails = (db: Database) => db.$count(messages, eq(messages.direction, "out"));

describeWithMail("W16: mail that comes in", (site) => {
  const QUOTES = {
    en: "On Mon, Nov 16, 2026 at 9:00 AM Bluebonnet <x@example.com> wrote:\n> Thank you",
    es: "El lun, 16 nov 2026 a las 9:00, Bluebonnet (<x@example.com>) escribió:\n> Gracias",
  };

  it.each(["en", "es"] as const)("is part of the conversation that it answers (%s)", async (language) => {
    const { deps, port } = site();
    const { replyTo, reference, id, email } = await customer(site(), language);
    expect(replyTo).toMatch(/^reply\+[a-z2-7]{26}@reply\.example\.com$/);
    const cookie = await logInAs(site().app);
    const transport = nodemailer.createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
    const said = { en: "Yes, Tuesday is fine with me.", es: "Sí, el martes me queda bien." }[language];
    await transport.sendMail({
      from: { name: "Rosa Vela", address: email },
      // Some servers fold the case of an address.
      to: replyTo.toUpperCase(),
      subject: "Re: ¿Cotización?",
      text: `${said}\n\n${QUOTES[language]}`,
      attachments: [
        { filename: "../licence.exe", content: PDF },
        { filename: "picture.png", content: "<script>alert(1)</script>" },
      ],
    });
    const { thread, unread, events } = await opened(site(), reference, cookie);
    const entry = thread.at(-1);
    expect(entry).toMatchObject({ direction: "in", text: said, quoted: QUOTES[language], subject: "Re: ¿Cotización?" });
    expect(entry).toMatchObject({
      attachments: [{ name: "licence.pdf", size: PDF.length }],
      leftOut: 1,
      isAutomatic: false,
    });
    expect([unread, events.at(-1)?.type]).toEqual([1, "message"]);

    const file = await site().app.inject({
      url: `/api/message-attachments/${entry?.attachments[0]?.id}/file`,
      headers: { cookie },
    });
    expect(file.rawPayload).toEqual(PDF);
    expect(file.headers["content-disposition"]).toMatch(/^attachment/);
    const stored = await mailNumbered(deps.db, entry?.id);
    const [row] = await deps.db.select().from(messageAttachments).where(eq(messageAttachments.messageId, stored.id));
    const pieces = await deps.db
      .select()
      .from(filePieces)
      .where(eq(filePieces.fileId, row?.fileId ?? ""));
    expect(pieces.map(({ content }) => content.includes("licence"))).toEqual([false]);
    const [raw] = await deps.db.select().from(rawMails).where(eq(rawMails.messageId, stored.id));
    expect(raw?.content.subarray(0, 8).toString()).toBe("sealed2:");
    // The raw mail, without the file that is stored separately.
    const asItCame = String(await openRaw(deps.db, deps.keys, stored));
    expect(asItCame).toContain("multipart/mixed");
    expect(asItCame).toContain("[stored apart: file 1]");
    expect(asItCame).not.toContain(PDF.toString("base64"));

    const upTo = new Date().toISOString();
    expect((await call(site(), cookie, "PUT", "/api/message-reads", { kind: "quote", id, upTo })).statusCode).toBe(200);
    expect((await opened(site(), reference, cookie)).unread).toBe(0);
  });

  it("finds its conversation without the token, from another sender, forwarded and sent twice", async () => {
    const { port } = site();
    const { replyTo, reference, thanks } = await customer(site());
    const cookie = await logInAs(site().app);
    const answer = `In-Reply-To: ${thanks?.externalId}`;
    // References go from the oldest mail to the one that is answered.
    const earlier = (await customer(site())).thanks?.externalId;
    const quoted = `Fwd\n\n> On Mon, Nov 16, 2026 the Agency <${replyTo}> wrote:\n>> Thank you`;
    const again = mailOf({ subject: "twice" });
    for (const [to, raw] of [
      [`reply@${DOMAIN}`, mailOf({ subject: "stripped", headers: [answer] })],
      [`reply+gone@${DOMAIN}`, mailOf({ subject: "chain", headers: [`References: <x@y>\r\n ${thanks?.externalId}`] })],
      [`reply@${DOMAIN}`, mailOf({ subject: "nearest", headers: [`References: ${earlier} ${thanks?.externalId}`] })],
      [replyTo, mailOf({ subject: "foreign", from: "The Husband <h@example.net>" })],
      [replyTo, mailOf({ subject: "forwarded", text: quoted })],
      [replyTo, again],
      [replyTo, again],
    ] as const) {
      expect(await sendRaw(port, { to }, raw)).toMatch(/^250/);
    }
    const subjects = (await opened(site(), reference, cookie)).thread.flatMap((entry) =>
      entry.direction === "in" ? entry.subject : [],
    );
    expect(subjects).toEqual(["stripped", "chain", "nearest", "foreign", "forwarded", "twice"]);
    expect(await unsorted(site(), cookie)).toEqual([]);
  });

  it("takes the sender's word for no more than a suggestion, which a click accepts", async () => {
    const { port } = site();
    const { email, reference, customerId } = await customer(site());
    const agent = await makeUser(site(), "agent");
    const badge = async () => (await site().app.inject({ url: "/api/desk-badge", headers: agent })).json<DeskBadge>();
    expect(
      await sendRaw(port, { to: `office@${DOMAIN}` }, mailOf({ from: email, headers: ["In-Reply-To: <forged@site>"] })),
    ).toMatch(/^250/);
    const [mail] = await unsorted(site(), agent.cookie);
    expect(mail?.suggestion).toMatchObject({ customerId, name: "Rosa Vela", request: { reference } });
    expect((await badge()).unsorted).toBe(1);
    const trainee = await makeUser(site(), "trainee");
    const put = (cookie: string, place: object) =>
      call(site(), cookie, "POST", `/api/unsorted-mails/${mail?.id}/put`, place);
    expect((await put(trainee.cookie, { customerId })).statusCode).toBe(403);
    expect((await put(agent.cookie, { reference: "Q-NOBODY" })).statusCode).toBe(400);
    expect((await put(agent.cookie, { customerId })).json()).toEqual({ reference });
    expect((await put(agent.cookie, { customerId })).statusCode).toBe(404);
    const viewed = await opened(site(), reference, agent.cookie);
    expect([viewed.thread.at(-1)?.id, viewed.unread, viewed.events.at(-1)?.type]).toEqual([mail?.id, 1, "message"]);
    expect(await badge()).toMatchObject({ unsorted: 0, unread: 1 });
    const timeline = await site().app.inject({ url: `/api/customers/${customerId}/timeline`, headers: agent });
    expect(timeline.json()).toContainEqual(expect.objectContaining({ kind: "email", direction: "in", id: mail?.id }));
  });

  it("that answers one about no request waits in the customer's latest one, or among the unsorted", async () => {
    const { deps, port } = site();
    const { customerId, reference, email } = await customer(site());
    const cookie = await logInAs(site().app);
    const token = "a".repeat(26);
    await deps.db.insert(replyTokens).values({ token, customerId, createdAt: new Date() });
    const to = `reply+${token}@${DOMAIN}`;
    await sendRaw(port, { to }, mailOf({ from: email, subject: "I had an accident" }));
    const { thread, unread, events, work } = await opened(site(), reference, cookie);
    expect([thread.at(-1)?.subject, unread, events.at(-1)?.type]).toEqual(["I had an accident", 1, "message"]);
    expect(work.waitsFor).toBe("us");

    await deps.db.delete(requests).where(eq(requests.customerId, customerId));
    await sendRaw(port, { to }, mailOf({ from: "h@example.net", subject: "Please call" }));
    await sendRaw(port, { to }, mailOf({ subject: "Away until Monday", headers: ["Auto-Submitted: auto-replied"] }));
    const waiting = await unsorted(site(), cookie);
    expect(waiting).toMatchObject([{ subject: "Please call", suggestion: { customerId, request: null } }]);
    const url = `/api/unsorted-mails/${waiting[0]?.id}/put`;
    expect((await call(site(), cookie, "POST", url, { customerId })).json()).toEqual({ reference: null });
  });

  it("about a request that is held back as spam waits among the unsorted, and is put there once it is cleared", async () => {
    const { deps, port } = site();
    const { replyTo, reference, email } = await customer(site());
    const cookie = await logInAs(site().app);
    const hold = (isSuspect: boolean) =>
      deps.db.update(requests).set({ isSuspect }).where(eq(requests.reference, reference));
    await hold(true);
    await sendRaw(port, { to: replyTo }, mailOf({ from: email, subject: "Are you there?" }));
    await sendRaw(
      port,
      { to: replyTo },
      mailOf({ subject: "Away until Monday", headers: ["Auto-Submitted: auto-replied"] }),
    );
    const waiting = await unsorted(site(), cookie);
    expect(waiting.map(({ subject }) => subject)).toEqual(["Are you there?"]);
    const put = () => call(site(), cookie, "POST", `/api/unsorted-mails/${waiting[0]?.id}/put`, { reference });
    expect((await put()).statusCode).toBe(409);
    await hold(false);
    expect((await put()).json()).toEqual({ reference });
    expect((await opened(site(), reference, cookie)).work.waitsFor).toBe("us");
  });

  it("becomes a request in one click, or goes for good", async () => {
    const { port, deps } = site();
    const cookie = await logInAs(site().app);
    const text = "Hola, necesito un seguro para mi carro. Gracias.";
    await sendRaw(
      port,
      { to: `office@${DOMAIN}` },
      mailOf({ from: "Ana Ruiz <ana@example.net>", subject: "Seguro", text }),
    );
    await sendRaw(port, { to: `office@${DOMAIN}` }, mailOf({ from: "spam@example.net", subject: "Win!" }));
    const [spam, ana] = await unsorted(site(), cookie);
    // No raw mail is stored for an unsorted mail: the row is enough to sort it.
    expect(await openRaw(deps.db, deps.keys, await mailNumbered(deps.db, ana?.id))).toHaveLength(0);
    const made = await call(site(), cookie, "POST", `/api/unsorted-mails/${ana?.id}/make-request`);
    expect(made.statusCode).toBe(201);
    const { reference } = made.json<{ reference: string }>();
    const url = `/api/contact-requests/${reference}`;
    const lead = (await site().app.inject({ url, headers: { cookie } })).json<Record<string, unknown>>();
    expect(lead).toMatchObject({ firstName: "Ana", lastName: "Ruiz", email: "ana@example.net", language: "es" });
    expect(lead).toMatchObject({
      message: `Seguro\n\n${text}`,
      source: { channel: "email" },
      thread: [{ id: ana?.id }],
    });
    // Until version 0.2.0 the raw mail of an unsorted mail was stored, too: the delete removes it.
    const stored = await mailNumbered(deps.db, spam?.id);
    await storeRaw(deps.db, deps.keys, stored, Buffer.from("as it came"), new Date());
    expect(String(await openRaw(deps.db, deps.keys, stored))).toBe("as it came");
    expect((await call(site(), cookie, "DELETE", `/api/unsorted-mails/${spam?.id}`)).statusCode).toBe(200);
    expect(await openRaw(deps.db, deps.keys, stored)).toHaveLength(0);
    expect(await unsorted(site(), cookie)).toEqual([]);
  });

  it("is held while it becomes a request: one that cannot be stored leaves it where it was", async () => {
    const { port, deps } = site();
    const cookie = await logInAs(site().app);
    await sendRaw(port, { to: `office@${DOMAIN}` }, mailOf({ from: "Eva <eva@example.net>", subject: "Hail" }));
    const [eva] = await unsorted(site(), cookie);
    const id = eva?.id ?? 0;
    const make = () => call(site(), cookie, "POST", `/api/unsorted-mails/${id}/make-request`);
    const other = new pg.Client(site().env["DATABASE_URL"]);
    await other.connect();
    await other.query("begin; lock table requests in exclusive mode");
    const [first, second] = [make(), make()];
    const waiting = "select 1 from pg_locks where relation = 'requests'::regclass and not granted";
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    const named = `channel = 'email' and number = ${id}`;
    const free = await other.query(`select 1 from messages where ${named} for update skip locked`);
    expect(free.rowCount, "nobody else can put it anywhere").toBe(0);
    await other.end();
    const answers = await Promise.all([first, second]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 404]));
    expect(await deps.db.$count(requests, eq(requests.email, "eva@example.net"))).toBe(1);
  });

  it("marks the mail that came back, and its address; a report about none of ours changes nothing", async () => {
    const { port, deps } = site();
    const { replyTo, reference, thanks, email } = await customer(site());
    const cookie = await logInAs(site().app);
    await deps.db
      .update(messages)
      .set({ status: "sent" })
      .where(eq(messages.id, thanks?.id ?? 0));
    const report = (id: string | null | undefined, action: string, status: string) =>
      [
        "From: MAILER-DAEMON@mx.example.com",
        "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
        "",
        "--b\r\nContent-Type: text/plain\r\n\r\nIt did not arrive.",
        `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; ${email}\r\nAction: ${action}\r\nStatus: ${status}`,
        `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${id}\r\nTo: ${email}\r\n\r\n--b--`,
      ].join("\r\n");
    const status = async () =>
      (await opened(site(), reference, cookie)).thread.find(({ id }) => id === thanks?.number)?.status;
    const bounce = (to: string, raw: string) => sendRaw(port, { from: "", to }, raw);
    expect(await bounce(`reply@${DOMAIN}`, report("<other@site>", "failed", "5.1.1"))).toMatch(/^250/);
    expect(await bounce(replyTo, report(thanks?.externalId, "delayed", "4.4.1"))).toMatch(/^250/);
    expect(await status()).toBe("sent");
    // A customer who forwards a report to us writes a mail of their own.
    const forwarded = report(thanks?.externalId, "failed", "5.1.1").replace("multipart/report;", "multipart/mixed;");
    await sendRaw(port, { to: `office@${DOMAIN}` }, forwarded.replace("MAILER-DAEMON@mx", "ana@mx"));
    expect([await status(), (await unsorted(site(), cookie)).map(({ text }) => text)]).toEqual([
      "sent",
      ["It did not arrive."],
    ]);
    const [own] = await unsorted(site(), cookie);
    await call(site(), cookie, "DELETE", `/api/unsorted-mails/${own?.id}`);
    const before = await sentMails(deps.db);
    expect(await bounce(`reply@${DOMAIN}`, report(thanks?.externalId, "failed", "5.1.1"))).toMatch(/^250/);
    const { thread, events, unread } = await opened(site(), reference, cookie);
    expect([await status(), thread.length, unread, events.at(-1)?.type]).toEqual(["bounced", 1, 0, "bounced"]);
    expect(await deps.db.select().from(bouncedAddresses)).toMatchObject([{ address: email, reason: "5.1.1" }]);
    const isBounced = async () => (await opened(site(), reference, cookie)).isBounced;
    expect(await isBounced()).toBe(true);
    await sendRaw(port, { to: replyTo }, mailOf({ from: email.toUpperCase() }));
    expect(await isBounced()).toBe(false);
    expect([await unsorted(site(), cookie), await sentMails(deps.db)]).toEqual([[], before]);
  });

  it("is kept and answered by nothing where a program wrote it; what we sent ourselves goes in no circle", async () => {
    const { port, deps } = site();
    const { replyTo, reference, thanks } = await customer(site());
    const cookie = await logInAs(site().app);
    const before = await sentMails(deps.db);
    const headers = [["Auto-Submitted: auto-replied"], ["Precedence: bulk"], ["X-Autoreply: yes"]];
    for (const said of headers) expect(await sendRaw(port, { to: replyTo }, mailOf({ headers: said }))).toMatch(/^250/);
    expect(await sendRaw(port, { from: "", to: replyTo }, mailOf({}))).toMatch(/^250/);
    expect(
      await sendRaw(port, { to: `office@${DOMAIN}` }, mailOf({ ...(thanks?.externalId && { id: thanks.externalId }) })),
    ).toMatch(/^250/);
    const { thread, unread, events } = await opened(site(), reference, cookie);
    const came = thread.filter(({ direction }) => direction === "in");
    expect(came.map(({ isAutomatic }) => isAutomatic)).toEqual([true, true, true, true]);
    expect([unread, events.at(-1)?.type, await sentMails(deps.db)]).toEqual([0, "automatic", before]);
    expect(await unsorted(site(), cookie)).toEqual([]);
    const circling = mailOf({ headers: Array.from({ length: 60 }, () => "Received: from x by y") });
    expect(await sendRaw(port, { to: replyTo }, circling)).toMatch(/^554/);
  });

  it("is told to open screens as it comes, and kept as it came for ninety days", async () => {
    const { app, deps, port } = site();
    const { replyTo, reference } = await customer(site());
    const cookie = await logInAs(app);
    await app.listen({ port: 0, host: "127.0.0.1" });
    const address = `http://127.0.0.1:${portOf(app.server)}/api/desk-stream`;
    const stream = await followStream(address, { cookie });
    await stream.next("hello");
    expect(await sendRaw(port, { to: replyTo }, mailOf({ text: "canary" }))).toMatch(/^250/);
    const { data } = await stream.next("change", ({ type }: DeskChange) => type === "message");
    expect(data).toMatchObject({ kind: "quote", reference, by: null });
    expect(JSON.stringify(data)).not.toContain("canary");
    stream.leave();

    const stored = await mailNumbered(deps.db, (await opened(site(), reference, cookie)).thread.at(-1)?.id);
    const receivedBefore = (days: number) =>
      deps.db
        .update(rawMails)
        .set({ receivedAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(rawMails.messageId, stored.id));
    await receivedBefore(89);
    await removeExpired(deps);
    expect(String(await openRaw(deps.db, deps.keys, stored))).toContain("canary");
    await receivedBefore(91);
    await removeExpired(deps);
    expect(await openRaw(deps.db, deps.keys, stored)).toHaveLength(0);
    expect((await opened(site(), reference, cookie)).thread.at(-1)?.text).toBe("canary");
  });

  it("is never passed on, and nobody logs in", async () => {
    const { port } = site();
    const talk = await talkTo(port);
    const hello = await talk.say("EHLO client.example.com");
    expect(hello).not.toMatch(/AUTH|STARTTLS/);
    expect(await talk.say("AUTH PLAIN AGEAYg==")).toMatch(/^5/);
    expect(await talk.say(`MAIL FROM:<reply@${DOMAIN}>`)).toMatch(/^250/);
    for (const to of [
      "victim@example.net",
      `victim%example.net@${DOMAIN}`,
      `victim@example.net@${DOMAIN}`,
      `@${DOMAIN}:victim@example.net`,
      `"victim@example.net"@${DOMAIN}`,
      `victim!example.net@${DOMAIN}`,
      `reply@sub.${DOMAIN}`,
      "reply",
    ]) {
      expect([to, await talk.say(`RCPT TO:<${to}>`)]).toEqual([to, expect.stringMatching(/^5/)]);
    }
    expect(await talk.say("DATA")).toMatch(/^503/);
    for (let n = 0; n < 5; n++) expect(await talk.say(`RCPT TO:<reply+${n}@${DOMAIN}>`)).toMatch(/^250/);
    expect(await talk.say(`RCPT TO:<reply+6@${DOMAIN}>`)).toMatch(/^452/);
    talk.end();
  });

  it("comes again when the database is away", async () => {
    const away = () => Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
    const { deps } = site();
    const broken = { ...deps, db: { ...limitsOf(deps.db), transaction: away } as unknown as Database };
    const listener = await startMailListener(broken);
    expect(await sendRaw(listener?.port ?? 0, { to: `office@${DOMAIN}` }, mailOf({}))).toMatch(/^451/);
    await listener?.close();
  });

  it("is finished before the listener ends", async () => {
    const { deps } = site();
    const cookie = await logInAs(site().app);
    const storing = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    const slow = {
      ...limitsOf(deps.db),
      async transaction(work: (tx: Database) => Promise<void>) {
        storing.resolve();
        await mayGoOn.promise;
        return deps.db.transaction(work);
      },
    };
    const listener = await startMailListener({ ...deps, db: slow as unknown as Database });
    const answer = sendRaw(listener?.port ?? 0, { to: `office@${DOMAIN}` }, mailOf({ subject: "last" }));
    await storing.promise;
    const closed = listener?.close();
    await expect(talkTo(listener?.port ?? 0)).rejects.toThrow();
    mayGoOn.resolve();
    expect(await answer).toMatch(/^250/);
    await closed;
    expect((await unsorted(site(), cookie)).map(({ subject }) => subject)).toEqual(["last"]);
  });
});

describeWithMail(
  "W16: a mail server that is asked too much",
  (site) => {
    it("says so, and takes the rest later", async () => {
      const to = `office@${DOMAIN}`;
      const answers = [];
      for (let n = 0; n < 5; n++) answers.push(await sendRaw(site().port, { to }, mailOf({})));
      expect(answers.map((answer) => answer.slice(0, 3))).toEqual(["250", "250", "250", "450", "450"]);
    });
  },
  { RATE_LIMIT_SCALE: "0.01" },
);

const folder = mkdtempSync(join(tmpdir(), "bluebonnet-certificate-"));
const { cert, key } = writeCertificate(folder);

describeWithMail(
  "W16: a mail server with a certificate",
  (site) => {
    it("takes mails over TLS", async () => {
      const transport = nodemailer.createTransport({
        host: "127.0.0.1",
        port: site().port,
        requireTLS: true,
        tls: { rejectUnauthorized: false },
      });
      const sent = await transport.sendMail({ from: "a@example.com", to: `office@${DOMAIN}`, subject: "s", text: "t" });
      expect(sent.accepted).toEqual([`office@${DOMAIN}`]);
    });
  },
  { INBOUND_MAIL_CERT: cert, INBOUND_MAIL_KEY: key },
);
