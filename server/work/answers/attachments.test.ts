import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import type { Answered } from "../../../domain/api/work/answers.ts";
import type { KeptFile } from "../../../domain/api/work/kept-files.ts";
import type { ViewedRequest } from "../../../domain/api/work/leads.ts";
import { answerInput } from "../../../domain/work/answers.ts";
import { AGREED } from "../../../tests/support/agreed.ts";
import { startSmtpSink, type SmtpSink } from "../../../tests/support/smtp-sink.ts";
import { logInAs, makeUser, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { cleanFiles } from "../../operations/files/clean-files.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { bouncedAddresses, files, messages, requests } from "../../platform/db/schema/index.ts";
import type { Delivery } from "../../platform/deps/messages.ts";
import { PermanentJobError } from "../../platform/jobs/outcome.ts";
import { createMailTransport } from "../../platform/mail/transport.ts";
import { assertMayCopy } from "./copies.ts";
import { optOut } from "../consents/mail-opt-outs.ts";
import { noteBounce } from "../inbound/note-bounce.ts";
import { receiveMail } from "../inbound/receive-mail.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { createDelivery } from "../outbox/delivery.ts";
import { createMailHold } from "../outbox/hold.ts";
import { sendEmail } from "../outbox/send-email.ts";
import { openSentLog } from "../outbox/sent-log.ts";

const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
const hashOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");
const newKey = () => randomBytes(16).toString("hex");

describe("an answer with files and copies", () => {
  let now = new Date("2026-11-12T17:00:00Z");
  let count = 0;
  let sink: SmtpSink;
  let server: TestApp;
  let mail: Delivery;
  let agent: { id: number; cookie: string };

  beforeAll(async () => {
    sink = await startSmtpSink();
    const env = { SMTP_URL: sink.url, INBOUND_MAIL_DOMAIN: "reply.example.com", INBOUND_MAIL_PORT: "0" };
    server = await startTestApp({ env, clock: () => now });
    const log = pino({ level: "silent" });
    const transport = createMailTransport(server.deps.env);
    if (!transport) throw new Error("no mail server");
    const sent = await openSentLog(mkdtempSync(join(tmpdir(), "sent-")), log);
    mail = createDelivery({ transport, sent, hold: createMailHold(() => now, log) });
    agent = await makeUser(server, "agent");
    return () => sent.close();
  });
  afterAll(async () => {
    await server.close();
    await sink.close();
  });

  async function request(ownerId = agent.id) {
    const email = `rosa-${count++}@example.com`;
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/quote-requests",
      payload: { insuranceType: "auto", name: "Rosa Vela", zipCode: "77008", email, phone: "7135550191", ...AGREED },
    });
    const { reference } = answer.json<{ reference: string }>();
    await notifyOfLead(server.deps, { kind: "quote", reference });
    const isIt = eq(requests.reference, reference);
    const [row] = await server.deps.db.update(requests).set({ ownerId }).where(isIt).returning();
    return { reference, email, id: row?.id ?? 0, customerId: row?.customerId ?? 0 };
  }
  type Request = Awaited<ReturnType<typeof request>>;

  type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  const call = (method: Method, url: string, payload?: object, cookie = agent.cookie) =>
    server.app.inject({ method, url: `/api${url}`, headers: { cookie }, ...(payload && { payload }) });

  async function upload(content: Uint8Array, name = "policy.pdf", cookie = agent.cookie): Promise<StoredFile> {
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--x--\r\n")]);
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    const answer = await server.app.inject({ method: "POST", url: "/api/files", headers, payload });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }

  const write = (to: Request, changes: object, cookie?: string) => {
    const message = { key: newKey(), channel: "email", to: to.email, language: "en", subject: "Quote", text: "Hello" };
    return call("POST", `/quote-requests/${to.reference}/answer`, { ...message, ...changes }, cookie);
  };
  const view = async ({ reference }: Request) =>
    (await call("GET", `/quote-requests/${reference}`)).json<ViewedRequest<"quote">>();
  const mineIn = (thread: ViewedRequest<"quote">["thread"]) => thread.findLast(({ authorId }) => authorId === agent.id);

  /** Writes an answer and sends it; returns the mail that arrived, with its recipients. */
  async function send(to: Request, changes: object) {
    const { id } = (await write(to, changes)).json<Answered>();
    now = new Date(now.getTime() + 11_000);
    await sendEmail(server.deps, mail, { emailId: id }, { isLast: false });
    const at = sink.mails.findLastIndex((one) => one.to?.[0]?.address === to.email);
    return { id, arrived: sink.mails[at], recipients: sink.recipients[at] ?? [] };
  }

  it("arrives whole, byte for byte, and shows its files in the conversation", async () => {
    const rosa = await request();
    const large = Buffer.concat([PDF, randomBytes(2_500_000)]);
    const [one, two] = [await upload(large, "Policy.pdf"), await upload(PDF, "Card.pdf")];
    const { arrived } = await send(rosa, {
      files: [`file:${one.id}`, `file:${two.id}`, "form:home-application-worksheet"],
    });
    const got = (arrived?.attachments ?? []).map(({ filename, content }) => [
      filename,
      hashOf(new Uint8Array(content as ArrayBuffer)),
    ]);
    expect(got.slice(0, 2)).toEqual([
      ["Policy.pdf", hashOf(large)],
      ["Card.pdf", hashOf(PDF)],
    ]);
    expect(got).toHaveLength(3);
    expect(mineIn((await view(rosa)).thread)?.attachments).toMatchObject([
      { name: "Policy.pdf", size: large.length, fileId: one.id, scan: "not-scanned", hasPreview: false },
      { name: "Card.pdf", fileId: two.id },
      {},
    ]);
  });

  it("is one when it is sent again with the same files, and is refused with others", async () => {
    const rosa = await request();
    const [one, two] = [await upload(PDF, "Policy.pdf"), await upload(PDF, "Policy.pdf")];
    const form = "form:home-application-worksheet";
    const message = {
      key: newKey(),
      files: [`file:${one.id}`, form],
      cc: ["cc@example.com"],
      bcc: ["bcc@example.com"],
    };
    const first = (await write(rosa, message)).json<Answered>();
    expect((await write(rosa, message)).json<Answered>().id).toBe(first.id);
    for (const files of [[], [form], [`file:${one.id}`, `file:${two.id}`], [...message.files, `file:${two.id}`]]) {
      expect([files, (await write(rosa, { ...message, files })).statusCode]).toEqual([files, 409]);
    }
  });

  it("keeps hostile names to itself: no folders, no turned letters, no endless line", async () => {
    const rosa = await request();
    const names = ["..%2f..%2fetc/passwd", "..\\\\..\\\\boot.ini", "exe.\u202Efdp.pdf", `${"n".repeat(300)}.pdf`];
    const ids: string[] = [];
    for (const name of names) ids.push(`file:${(await upload(PDF, name)).id}`);
    const { arrived } = await send(rosa, { files: ids });
    for (const { filename } of arrived?.attachments ?? []) {
      expect(filename).toMatch(/^[^/\\\u202A-\u202E\u2066-\u2069]{1,124}\.pdf$/);
    }
    expect(arrived?.attachments).toHaveLength(names.length);
  });

  it("carries no file that its author may not read, that is gone, or that makes it too large", async () => {
    const rosa = await request();
    const stranger = await makeUser(server, "agent");
    const foreign = await upload(PDF, "other.pdf", stranger.cookie);
    const faults = async (changes: object) =>
      (await write(rosa, changes)).json<{ fields?: Record<string, string> }>().fields;
    expect(await faults({ files: [`file:${foreign.id}`] })).toHaveProperty("files");
    expect(await faults({ files: ["file:00000000-0000-4000-8000-000000000000"] })).toHaveProperty("files");
    const [first, second] = [await upload(PDF), await upload(PDF)];
    await server.deps.db
      .update(files)
      .set({ bytes: 20 * 1024 * 1024 })
      .where(eq(files.id, first.id));
    await server.deps.db
      .update(files)
      .set({ bytes: 6 * 1024 * 1024 })
      .where(eq(files.id, second.id));
    expect(await faults({ files: [`file:${first.id}`, `file:${second.id}`] })).toHaveProperty("files");
    const listed = await call("GET", `/attached-files?ids=${first.id},${foreign.id}`);
    expect(listed.json<StoredFile[]>().map(({ id }) => id)).toEqual([first.id]);
  });

  it("goes to CC and BCC, of whom its recipients see CC alone, and colleagues both", async () => {
    const rosa = await request();
    const copies = { cc: ["pedro@example.com"], bcc: ["lender@example.com"] };
    const { id, arrived, recipients } = await send(rosa, copies);
    expect(recipients).toEqual([rosa.email, "pedro@example.com", "lender@example.com"]);
    expect(arrived?.cc?.map(({ address }) => address)).toEqual(["pedro@example.com"]);
    expect(arrived?.bcc).toBeUndefined();
    expect(arrived?.headers.map(({ value }) => value).join()).not.toContain("lender@");
    expect(mineIn((await view(rosa)).thread)).toMatchObject({ ...copies, refusedCopies: [], status: "sent" });
    expect((await call("GET", `/emails/${id}`)).json()).toMatchObject(copies);
    const admin = await logInAs(server.app);
    const eml = await call("GET", `/archived-emails/${id}/eml`, undefined, admin);
    expect(eml.body).toMatch(/^Cc: pedro@example\.com/m);
    expect(eml.body).toMatch(/^Bcc: lender@example\.com/m);
  });

  it("gets the reply of somebody in CC into the same conversation, by its token", async () => {
    const rosa = await request();
    const { arrived } = await send(rosa, { cc: ["pedro@example.com"] });
    const address = arrived?.replyTo?.[0]?.address ?? "";
    const token = /\+([a-z2-7]+)@/.exec(address)?.[1] ?? null;
    const reply = {
      messageId: "<reply-1@example.com>",
      answers: [],
      from: { name: "Pedro", address: "pedro@example.com" },
      subject: "Re: Quote",
      text: "I agree.",
      html: null,
      isAutomatic: false,
      leftOut: 0,
      files: [],
      report: null,
      raw: Buffer.from("raw"),
    };
    const origin = { ip: "192.0.2.7", sender: "pedro@example.com" };
    await receiveMail(server.deps, { mail: reply, to: { address, token }, origin, bytes: 100 } as never);
    expect((await view(rosa)).thread.at(-1)).toMatchObject({ direction: "in", text: "I agree." });
  });

  it("says which copy did not arrive, and counts as sent when its recipient has it", async () => {
    const rosa = await request();
    sink.answer.code = 550;
    sink.answer.at = "recipient";
    sink.answer.to = "gone@example.com";
    const { id } = await send(rosa, { cc: ["gone@example.com", "pedro@example.com"] });
    sink.answer.code = null;
    expect(mineIn((await view(rosa)).thread)).toMatchObject({ status: "sent", refusedCopies: ["gone@example.com"] });
    const [row] = await server.deps.db.select().from(messages).where(isMessage("email", id));
    const failed = [{ address: "pedro@example.com", reason: "5.1.1" }];
    await server.deps.db.transaction((tx) =>
      noteBounce(tx, { messageId: row?.externalId ?? "", failed }, { token: null, at: now }),
    );
    expect(mineIn((await view(rosa)).thread)).toMatchObject({
      status: "sent",
      refusedCopies: ["gone@example.com", "pedro@example.com"],
    });
    const refused = await write(rosa, { cc: ["fine@example.com", "Pedro@example.com"] });
    expect(refused.json<{ fields: object }>().fields).toHaveProperty(["cc.1"]);
    await server.deps.db.delete(bouncedAddresses);
  });

  it("fails for good when the server refuses its recipient and takes the copies, which get nothing twice", async () => {
    const rosa = await request();
    sink.answer.code = 450;
    sink.answer.at = "recipient";
    sink.answer.to = rosa.email;
    await expect(send(rosa, { cc: ["pedro@example.com"] })).rejects.toBeInstanceOf(PermanentJobError);
    sink.answer.code = null;
    expect(mineIn((await view(rosa)).thread)).toMatchObject({ status: "failed" });
  });

  it("about renewals is copied to nobody who opted out, at the writing or until it leaves", async () => {
    const { db } = server.deps;
    const rosa = await request();
    const [juan, pedro] = ["juan.no@example.com", "pedro.no@example.com"];
    await optOut(db, [juan], now);
    const renewal = { purpose: "marketing", cc: [juan] };
    const refused = await write(rosa, renewal);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { "cc.0": "They asked for no such email" } },
    ]);
    expect((await write(rosa, { cc: [juan] })).statusCode).toBe(201);
    const { id } = (
      await write(rosa, { purpose: "marketing", cc: [pedro], bcc: ["lender@example.com"] })
    ).json<Answered>();
    await optOut(db, [pedro], now);
    now = new Date(now.getTime() + 11_000);
    await sendEmail(server.deps, mail, { emailId: id }, { isLast: false });
    expect(sink.recipients.at(-1)).toEqual([rosa.email, "lender@example.com"]);
    expect(mineIn((await view(rosa)).thread)).toMatchObject({ refusedCopies: [pedro], status: "sent" });
  });

  it("W14: copies no address more often than a person would within the hour", async () => {
    const env = { ...server.deps.env, RATE_LIMIT_SCALE: 1 };
    const message = { key: newKey(), channel: "email", to: "rosa@example.com", language: "en", subject: "Quote" };
    const copy = (cc: string) =>
      server.deps.db.transaction((tx) =>
        assertMayCopy({ env }, tx, answerInput.parse({ ...message, text: "x", cc: [cc] })),
      );
    for (let n = 0; n < 30; n++) await copy(`flooded+${n}@example.com`);
    await expect(copy("Flooded@example.com")).rejects.toMatchObject({
      details: { fields: { "cc.0": "validation:answer.manyCopies" } },
    });
    await copy("another@example.com");
  });

  it("sends on what a customer sent, and keeps it, by the rights on customers' data", async () => {
    const rosa = await request();
    const other = await request();
    const file = await upload(PDF, "licence.pdf");
    await send(rosa, { files: [`file:${file.id}`] });
    const attachment = mineIn((await view(rosa)).thread)?.attachments[0];
    // A colleague may send on what stands in a conversation, though somebody else uploaded it.
    const colleague = await makeUser(server, "senior_agent");
    const sentOn = await write(other, { files: [`file:${file.id}`] }, colleague.cookie);
    expect(sentOn.statusCode).toBe(201);

    const place = `/quote-requests/${other.reference}/files`;
    const kept = await call("POST", place, { attachmentId: attachment?.id });
    expect(kept.statusCode).toBe(201);
    const again = await call("POST", place, { attachmentId: attachment?.id });
    expect(again.json<KeptFile>().id).toBe(kept.json<KeptFile>().id);
    const trainee = await makeUser(server, "trainee");
    const listed = await call("GET", place, undefined, trainee.cookie);
    expect(listed.json()).toMatchObject([{ file: { id: file.id, name: "licence.pdf" } }]);
    expect((await call("GET", `/files/${file.id}`, undefined, trainee.cookie)).statusCode).toBe(200);
    expect((await call("POST", place, { fileId: file.id }, trainee.cookie)).statusCode).toBe(403);
    const ofCustomer = await call("GET", `/customers/${other.customerId}/files`);
    expect(ofCustomer.json()).toMatchObject([{ reference: other.reference }]);

    const one = `/kept-files/${kept.json<KeptFile>().id}`;
    expect((await call("PATCH", one, { name: "Licence of Rosa" })).statusCode).toBe(403);
    const renamed = await call("PATCH", one, { name: "Licence v1.2 of Rosa" }, colleague.cookie);
    expect(renamed.json<KeptFile>().file.name).toBe("Licence v1.2 of Rosa.pdf");
    expect((await call("DELETE", one, undefined, colleague.cookie)).statusCode).toBe(403);
    const admin = await logInAs(server.app);
    expect((await call("DELETE", one, undefined, admin)).statusCode).toBe(200);
    expect((await call("GET", place)).json()).toEqual([]);
    expect((await call("GET", `/files/${file.id}`)).statusCode).toBe(200);
  });

  it("keeps the files of a draft beyond their day, until the draft is thrown away or sent", async () => {
    const rosa = await request();
    const [kept, dropped] = [await upload(PDF, "Kept.pdf"), await upload(PDF, "Dropped.pdf")];
    const url = `/quote-requests/${rosa.reference}/answer-draft`;
    const save = (version: number, ids: string[]) => {
      const draft = {
        key: newKey(),
        channel: "email",
        to: rosa.email,
        language: "en",
        subject: "",
        text: "Here it is",
      };
      const rest = { templateId: null, sendAt: "", files: ids.map((id) => `file:${id}`) };
      return call("PUT", url, { draft: { ...draft, ...rest }, version });
    };
    expect((await save(0, [kept.id, dropped.id])).statusCode).toBe(200);
    expect((await save(1, [kept.id])).statusCode).toBe(200);
    const left = async () => (await server.deps.db.select({ id: files.id }).from(files)).map(({ id }) => id);
    expect(await left()).not.toContain(dropped.id);
    await server.deps.db.update(files).set({ createdAt: new Date(now.getTime() - 2 * 86_400_000) });
    await cleanFiles(server.deps);
    expect(await left()).toContain(kept.id);
    const { arrived } = await send(rosa, { files: [`file:${kept.id}`] });
    expect(arrived?.attachments).toHaveLength(1);
    await call("DELETE", url);
    expect(await left()).toContain(kept.id);
    const unsent = await upload(PDF, "Unsent.pdf");
    await save(0, [unsent.id]);
    await call("DELETE", url);
    expect(await left()).not.toContain(unsent.id);
  });

  it("leaves no file of a request behind when the request is deleted", async () => {
    const rosa = await request();
    const file = await upload(PDF);
    const place = `/quote-requests/${rosa.reference}/files`;
    expect((await call("POST", place, { fileId: file.id })).statusCode).toBe(201);
    await server.deps.db.delete(requests).where(eq(requests.id, rosa.id));
    expect(await server.deps.db.$count(files, eq(files.id, file.id))).toBe(0);
  });
});
