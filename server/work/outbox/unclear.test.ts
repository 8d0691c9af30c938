import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startSmtpSink, type SmtpSink } from "../../../tests/support/smtp-sink.ts";
import { logInAs, startBeside, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { bouncedAddresses, messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Delivery } from "../../platform/deps/messages.ts";
import { noteBounce } from "../inbound/note-bounce.ts";
import { PostponeJob } from "../../platform/jobs/outcome.ts";
import { createDelivery } from "./delivery.ts";
import { createMailHold } from "./hold.ts";
import { noteTakenMails } from "./store-outcome.ts";
import { sendEmail } from "./send-email.ts";
import { openSentLog } from "./sent-log.ts";
import { createMailTransport } from "../../platform/mail/transport.ts";
import { mailRow, type MessageValues } from "../../../tests/support/message-rows.ts";
import { asMail } from "../../platform/mail/mail-row.ts";

let made = 0;

describe("R13: a mail whose outcome is unclear", () => {
  let now = new Date("2026-11-12T17:00:00Z");
  let sink: SmtpSink;
  let server: TestApp;
  let beside: TestApp;
  /** Two workers, each with a data folder of its own. */
  let one: Delivery;
  let other: Delivery;
  const closers: (() => unknown)[] = [];

  async function newDelivery(folder = mkdtempSync(join(tmpdir(), "bluebonnet-unclear-"))): Promise<Delivery> {
    const log = pino({ level: "silent" });
    const transport = createMailTransport({ SMTP_URL: sink.url }, { connections: 2 });
    if (!transport) throw new Error("no mail server");
    const sent = await openSentLog(folder, log);
    closers.push(() => transport.close(), sent.close);
    return createDelivery({ transport, sent, hold: createMailHold(() => now, log) });
  }

  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await startTestApp({ env: { SMTP_URL: sink.url }, clock: () => now });
    beside = await startBeside(server, { clock: () => now });
    [one, other] = [await newDelivery(), await newDelivery()];
  });
  afterAll(async () => {
    await beside.close();
    await server.close();
    for (const close of closers) await close();
    await sink.close();
  });
  beforeEach(() => {
    delete sink.beforeAnswer.wait;
    delete sink.atRecipient.act;
  });

  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  /** Stores a mail; returns it with, as id, the number that the API and jobs use. */
  async function write(values: MessageValues = {}) {
    const mail = mailRow({ to: `rosa-${made++}@example.com`, timestamp: now, ...values });
    const [row] = await server.deps.db.insert(messages).values(mail).returning();
    if (!row) throw new Error("nothing was written");
    return { ...asMail(row), id: row.number };
  }
  const tryOnce = (id: number, delivery = one, { deps }: { deps: Deps } = server) =>
    sendEmail(deps, delivery, { emailId: id }, { isLast: false }).then(
      () => "done",
      (error: unknown) => (error instanceof PostponeJob ? "put off" : "failed"),
    );
  const stored = async (id: number) => (await server.deps.db.select().from(messages).where(isMessage("email", id)))[0];
  const copies = ({ to }: { to: string }) => sink.mails.filter((mail) => mail.to?.[0]?.address === to).length;

  it("is not sent again when the server had all of it and broke the connection; a person may send it again", async () => {
    sink.beforeAnswer.wait = async () => sink.breakConnections();
    const mail = await write();
    expect(await tryOnce(mail.id)).toBe("done");
    expect(await stored(mail.id)).toMatchObject({ status: "unclear", handedOverAt: now, attempts: 1 });
    delete sink.beforeAnswer.wait;
    later(60);
    for (const delivery of [one, other]) expect(await tryOnce(mail.id, delivery)).toBe("done");
    expect(await stored(mail.id)).toMatchObject({ status: "unclear" });
    expect(copies(mail)).toBe(1);
    const headers = { cookie: await logInAs(server.app) };
    const health = await server.app.inject({ url: "/api/mail-health", headers });
    expect(health.json()).toMatchObject({ unclear: { emails: { count: 1, first: mail.id }, sms: { count: 0 } } });
    const again = await server.app.inject({ method: "POST", url: `/api/emails/${mail.id}/retry`, headers });
    expect(again.statusCode).toBe(200);
    expect(await tryOnce(mail.id)).toBe("done");
    expect(await stored(mail.id)).toMatchObject({ status: "sent" });
    expect(copies(mail)).toBe(2);
  });

  it("is none where the server did not get it whole: it is sent at the next try", async () => {
    sink.atRecipient.act = () => sink.breakConnections();
    const mail = await write();
    expect(await tryOnce(mail.id)).not.toBe("done");
    expect(await stored(mail.id)).toMatchObject({ status: "queued", handedOverAt: null, leavingAt: null });
    delete sink.atRecipient.act;
    later(20);
    expect(await tryOnce(mail.id)).toBe("done");
    expect(copies(mail)).toBe(1);
  });

  it("is none where it was refused, which leaves it to be handed over again", async () => {
    Object.assign(sink.answer, { code: 451, at: "data" });
    const mail = await write();
    expect(await tryOnce(mail.id)).toBe("failed");
    expect(await stored(mail.id)).toMatchObject({ status: "queued", handedOverAt: null });
    sink.answer.code = null;
    expect(await tryOnce(mail.id, other)).toBe("done");
    expect(copies(mail)).toBe(1);
  });

  it("is handed over by one of two workers with separate folders that have it at once", async () => {
    const mails = await Promise.all(Array.from({ length: 12 }, () => write()));
    const tries = mails.flatMap(({ id }) => [tryOnce(id), tryOnce(id, other, beside)]);
    expect(new Set(await Promise.all(tries)).has("failed")).toBe(false);
    expect(mails.map(copies)).toEqual(mails.map(() => 1));
    const statuses = await Promise.all(mails.map(async ({ id }) => (await stored(id))?.status));
    expect(new Set(statuses)).toEqual(new Set(["sent"]));
  });

  it("is not handed over when that could not be written down first", async () => {
    const mail = await write();
    const broken = new Proxy(server.deps.db, {
      get: (db, name) => {
        // The claim is the first update, the mark of the hand-over the second.
        const value: unknown = Reflect.get(db, name);
        if (name !== "update") return typeof value === "function" ? value.bind(db) : value;
        return (...args: Parameters<typeof db.update>) => {
          if (changes++ === 1) throw Object.assign(new Error("gone"), { code: "ECONNRESET" });
          return db.update(...args);
        };
      },
    });
    let changes = 0;
    expect(await tryOnce(mail.id, one, { deps: { ...server.deps, db: broken } })).toBe("put off");
    expect(copies(mail)).toBe(0);
    expect(await tryOnce(mail.id, other)).toBe("done");
    expect(copies(mail)).toBe(1);
  });

  it("is none when the database was away after the sending: the outcome is written down once it is back", async () => {
    const mail = await write();
    let outages = 0;
    const broken = new Proxy(server.deps.db, {
      get: (db, name) => {
        const value: unknown = Reflect.get(db, name);
        if (name === "transaction" && outages++ === 0)
          return () => Promise.reject(new Error("Connection terminated unexpectedly"));
        return typeof value === "function" ? value.bind(db) : value;
      },
    });
    expect(await tryOnce(mail.id, one, { deps: { ...server.deps, db: broken } })).toBe("done");
    expect(outages).toBe(2);
    expect(await stored(mail.id)).toMatchObject({ status: "sent" });
    expect(copies(mail)).toBe(1);
  });

  it("left by a worker that was killed waits until that can have no answer any more, then for a person", async () => {
    const mail = await write({ handedOverAt: now, leavingAt: now });
    expect(await tryOnce(mail.id, other)).toBe("put off");
    later(11);
    expect(await tryOnce(mail.id, other)).toBe("done");
    expect(await stored(mail.id)).toMatchObject({ status: "unclear" });
    expect(copies(mail)).toBe(0);
  });

  it("is none when the worker that was killed had noted on its disk that it was taken", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bluebonnet-unclear-"));
    const mails = [await write({ handedOverAt: now }), await write({ handedOverAt: now, status: "unclear" })];
    const killed = await newDelivery(folder);
    for (const mail of mails) await killed.deliver(mail, async () => undefined);
    await noteTakenMails(server.deps, await newDelivery(folder));
    for (const mail of mails) expect(await stored(mail.id)).toMatchObject({ status: "sent", sentAt: now });
    expect(mails.map(copies)).toEqual([1, 1]);
  });

  it("that came back was taken, and stays what it is when its worker is slower", async () => {
    const mail = await write();
    sink.beforeAnswer.wait = async () => {
      const report = { messageId: mail.messageId, failed: [{ address: mail.to, reason: "5.1.1" }] };
      await noteBounce(server.deps.db, report, { token: null, at: now });
    };
    expect(await tryOnce(mail.id)).toBe("done");
    expect(await stored(mail.id)).toMatchObject({ status: "bounced" });
    expect(await tryOnce(mail.id, other)).toBe("done");
    expect(copies(mail)).toBe(1);
    expect(await server.deps.db.$count(bouncedAddresses)).toBe(1);
  });
});
