import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answered, AnswerOptions } from "../../../domain/api/work/answers.ts";
import type { ViewedRequest } from "../../../domain/api/work/leads.ts";
import type { TimelineEntry } from "../../../domain/api/work/customers.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { serviceRow } from "../../../tests/support/request-rows.ts";
import { startSmsProvider, type SmsProvider } from "../../../tests/support/sms-provider.ts";
import { startSmtpSink, type SmtpSink } from "../../../tests/support/smtp-sink.ts";
import { logInAs, makeUser, startBeside, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import {
  bouncedAddresses,
  filePieces,
  messageAttachments,
  messages,
  premiums,
  requests,
  smsOptOuts,
  uploadedForms,
} from "../../platform/db/schema/index.ts";
import type { Delivery, SmsTransport } from "../../platform/deps/messages.ts";
import { compareHistories } from "../history/compare-history.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { createDelivery } from "../outbox/delivery.ts";
import { createMailHold } from "../outbox/hold.ts";
import { sendEmail } from "../outbox/send-email.ts";
import { openSentLog } from "../outbox/sent-log.ts";
import { createMailTransport } from "../../platform/mail/transport.ts";
import { PermanentJobError, PostponeJob } from "../../platform/jobs/outcome.ts";
import { sendSms } from "../sms/send-sms.ts";
import { createSmsTransport } from "../sms/transport.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

const TWILIO = { sid: "AC00000000000000000000000000000000", token: "test-auth-token" };
const DOMAIN = "reply.example.com";
/** A Thursday at eleven in Houston. */
const MORNING = new Date("2026-11-12T17:00:00Z");
const attempt = { isLast: false };
const newKey = () => randomBytes(16).toString("hex");

describe("an answer to a customer", () => {
  let now = MORNING;
  let count = 0;
  let sink: SmtpSink;
  let provider: SmsProvider;
  let server: TestApp;
  let beside: TestApp;
  let mail: Delivery;
  let texts: SmsTransport | null;
  let agent: { id: number; cookie: string };

  beforeAll(async () => {
    sink = await startSmtpSink();
    provider = await startSmsProvider(TWILIO);
    const env = {
      SMTP_URL: sink.url,
      INBOUND_MAIL_DOMAIN: DOMAIN,
      INBOUND_MAIL_PORT: "0",
      TWILIO_ACCOUNT_SID: TWILIO.sid,
      TWILIO_AUTH_TOKEN: TWILIO.token,
      TWILIO_FROM: "+17135550142",
      TWILIO_API_URL: provider.url,
    };
    server = await startTestApp({ env, clock: () => now });
    beside = await startBeside(server, { clock: () => now });
    const log = pino({ level: "silent" });
    const transport = createMailTransport(server.deps.env, { connections: 8 });
    if (!transport) throw new Error("no mail server");
    const sent = await openSentLog(mkdtempSync(join(tmpdir(), "sent-")), log);
    mail = createDelivery({ transport, sent, hold: createMailHold(() => now, log) });
    texts = createSmsTransport(server.deps.env);
    agent = await makeUser(server, "agent");
    return () => sent.close();
  });
  afterAll(async () => {
    await beside.close();
    await server.close();
    await sink.close();
    provider.close();
  });

  /** Creates a quote request that was acknowledged to its customer. Its owner is the agent unless given. */
  async function request({
    consent = true,
    language = "en",
    owner = agent.id,
  }: { consent?: boolean; language?: Language; owner?: number | null } = {}) {
    const n = count++;
    const email = `rosa-${n}@example.com`;
    const phone = `713555${String(1000 + n)}`;
    const payload = { insuranceType: "auto", name: "Rosa Vela", zipCode: "77008", email, phone };
    const answer = await server.app.inject({
      method: "POST",
      url: `/api/quote-requests?lang=${language}`,
      payload: { ...payload, ...(consent && AGREED) },
    });
    const { reference } = answer.json<{ reference: string }>();
    await notifyOfLead(server.deps, { kind: "quote", reference });
    await server.deps.db.update(requests).set({ ownerId: owner }).where(eq(requests.reference, reference));
    const [row] = await server.deps.db.select().from(requests).where(eq(requests.reference, reference));
    return { reference, email, phone: `+1${phone}`, id: row?.id ?? 0, customerId: row?.customerId ?? 0 };
  }
  type Request = Awaited<ReturnType<typeof request>>;

  const call = (method: "GET" | "POST", url: string, payload?: object, cookie = agent.cookie, at = server) =>
    at.app.inject({ method, url: `/api${url}`, headers: { cookie }, ...(payload && { payload }) });

  const byMail = ({ email }: Request, changes: object = {}) => ({
    key: newKey(),
    channel: "email",
    to: email,
    language: "en",
    subject: "Your quote",
    text: "Hello Rosa,\n\nyour quote is ready.",
    ...changes,
  });
  const byText = ({ phone }: Request, changes: object = {}) => ({
    key: newKey(),
    channel: "sms",
    to: phone,
    language: "en",
    text: "Your quote is ready.",
    ...changes,
  });
  const write = (to: Request, payload: object, cookie?: string) =>
    call("POST", `/quote-requests/${to.reference}/answer`, payload, cookie);
  /** Writes messages one after the other, and returns their ids. All at once, some would wait too long for a database. */
  const writeMany = async (count: number, one: (n: number) => ReturnType<typeof write>) => {
    const ids: number[] = [];
    for (let n = 0; n < count; n++) {
      const answer = await one(n);
      expect([n, answer.statusCode]).toEqual([n, 201]);
      ids.push(answer.json<Answered>().id);
    }
    return ids;
  };
  const view = async ({ reference }: Request, cookie?: string) =>
    (await call("GET", `/quote-requests/${reference}`, undefined, cookie)).json<ViewedRequest<"quote">>();

  /** Finds the agent's last message. Automatic messages may have the same second, so they are left out. */
  const mineIn = (thread: ViewedRequest<"quote">["thread"]) => thread.findLast(({ authorId }) => authorId === agent.id);

  const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
  const sendMail = (emailId: number) => sendEmail(server.deps, mail, { emailId }, attempt);
  const sendText = (smsId: number, at = server) => sendSms(at.deps, texts, { smsId }, attempt);
  const mailsTo = (address: string) => sink.mails.filter(({ to }) => to?.[0]?.address === address);
  const textsTo = (number: string) => provider.received.filter(({ form }) => form["To"] === number);
  const stored = async (channel: MessageChannel, id: number) =>
    (await server.deps.db.select().from(messages).where(isMessage(channel, id)))[0];
  const storedMail = (id: number) => stored("email", id);
  const storedText = (id: number) => stored("sms", id);

  it("by mail is on its way for ten seconds, then leaves as part of the conversation", async () => {
    const rosa = await request();
    const [form] = await server.deps.db
      .insert(uploadedForms)
      .values({ filename: "id-card.pdf", contentType: "application/pdf", size: 8, content: Buffer.from("%PDF-1.7") })
      .returning();
    const answer = await write(
      rosa,
      byMail(rosa, { files: [`upload:${form?.id}`, "form:home-application-worksheet"] }),
    );
    expect(answer.statusCode).toBe(201);
    const { id, work, event, sendAt } = answer.json<Answered>();
    expect(Date.parse(sendAt) - now.getTime()).toBe(10_000);
    expect(work).toMatchObject({ stage: "contacted", firstResponseAt: sendAt });
    expect(event).toMatchObject({ type: "answer", actor: { id: agent.id }, data: { channel: "email", emailId: id } });
    expect(JSON.stringify(event)).not.toContain("quote is ready");
    const waiting = mineIn((await view(rosa)).thread);
    expect(waiting).toMatchObject({ status: "queued", sendAt, isRecallable: true, authorId: agent.id });

    await expect(sendMail(id)).rejects.toBeInstanceOf(PostponeJob);
    expect(mailsTo(rosa.email)).toHaveLength(0);
    later(10);
    await sendMail(id);
    const [sent] = mailsTo(rosa.email);
    const [thanks] = await server.deps.db
      .select()
      .from(messages)
      .where(eq(messages.to, rosa.email))
      .orderBy(messages.id);
    const header = (name: string) => sent?.headers.find(({ key }) => key === name)?.value;
    expect(sent?.subject).toBe("Your quote");
    expect(sent?.text).toMatch(/^Hello Rosa,\n\nyour quote is ready\.\n\nTest agent\n\n-- \nBluebonnet/);
    expect(sent?.html).toContain("your quote is ready.");
    expect(sent?.inReplyTo).toBe(thanks?.externalId);
    expect(sent?.references).toContain(thanks?.externalId);
    expect(sent?.replyTo?.[0]?.address).toBe(thanks?.headers["Reply-To"]);
    expect(header("auto-submitted")).toBe("no");
    expect(sent?.attachments).toMatchObject([
      { filename: "id-card.pdf", mimeType: "application/pdf" },
      { filename: "Home application worksheet.pdf", mimeType: "application/pdf" },
    ]);
    const shown = mineIn((await view(rosa)).thread);
    expect(shown).toMatchObject({ status: "sent", isRecallable: false, attachments: [{ name: "id-card.pdf" }, {}] });
  });

  it("whose file does not open is not sent without it: it fails, and says why", async () => {
    const rosa = await request();
    const file = { filename: "card.pdf", contentType: "application/pdf", size: 8, content: Buffer.from("%PDF-1.7") };
    const [form] = await server.deps.db.insert(uploadedForms).values(file).returning();
    const { id } = (await write(rosa, byMail(rosa, { files: [`upload:${form?.id}`] }))).json<Answered>();
    const messageId = (await storedMail(id))?.id ?? 0;
    const [attached] = await server.deps.db
      .select()
      .from(messageAttachments)
      .where(eq(messageAttachments.messageId, messageId));
    await server.deps.db
      .update(filePieces)
      .set({ content: Buffer.from("damaged") })
      .where(eq(filePieces.fileId, attached?.fileId ?? ""));
    later(10);
    await expect(sendMail(id)).rejects.toBeInstanceOf(PermanentJobError);
    expect(mailsTo(rosa.email)).toHaveLength(0);
    expect(await storedMail(id)).toMatchObject({ status: "failed", error: "unreadable", handedOverAt: null });
    expect(mineIn((await view(rosa)).thread)).toMatchObject({ status: "failed", error: "unreadable" });
  });

  it("is one, however often its form is sent, and says so where something else is in it now", async () => {
    const rosa = await request();
    const message = byMail(rosa);
    const first = (await write(rosa, message)).json<Answered>();
    const [again, twice] = await Promise.all([write(rosa, message), write(rosa, message)]);
    expect([again.json<Answered>().id, twice.json<Answered>().id]).toEqual([first.id, first.id]);
    // The agency was renamed meanwhile: what the agent wrote is still the same.
    const { text = "" } = (await storedMail(first.id)) ?? {};
    const renamed = text.replace(/-- \n.*/, "-- \nThe former name of the agency");
    expect(renamed).not.toBe(text);
    await server.deps.db.update(messages).set({ text: renamed }).where(isMessage("email", first.id));
    expect((await write(rosa, message)).json<Answered>().id).toBe(first.id);
    const changed = [
      { text: "Something else" },
      { to: "other@example.com" },
      { subject: "Another subject" },
      { cc: ["cc@example.com"] },
      { bcc: ["bcc@example.com"] },
      { files: ["form:home-application-worksheet"] },
      { language: "es" },
      { purpose: "marketing" },
    ];
    for (const change of changed) {
      const other = await write(rosa, { ...message, ...change });
      expect([change, other.statusCode]).toEqual([change, 409]);
      expect(other.json<{ error: string }>().error).toContain("sent already");
    }
    expect((await view(rosa)).thread.filter(({ authorId }) => authorId === agent.id)).toHaveLength(1);
    const offer = byMail(rosa, { purpose: "marketing" });
    const offered = (await write(rosa, offer)).json<Answered>();
    expect((await write(rosa, offer)).json<Answered>().id).toBe(offered.id);
    const said = byText(rosa);
    const { id } = (await write(rosa, said)).json<Answered>();
    expect((await write(rosa, said)).json<Answered>().id).toBe(id);
    expect((await write(rosa, { ...said, to: "+17135559999" })).statusCode).toBe(409);
  });

  it("about a service request says first that nothing is done yet, by mail and by text, in its language", async () => {
    const rosa = await request();
    const { reference, email, phone } = rosa;
    const row = { reference: "S-FIRST", contentHash: "S-FIRST", requestDate: now, lastUsedAt: now, ownerId: agent.id };
    await server.deps.db.insert(requests).values(serviceRow({ ...row, email, phone, subject: "vehicle" }));
    const url = "/service-requests/S-FIRST/answer";
    const nothing = /^Nothing is added, changed, canceled or reported until the insurance company confirms it\.\n\n/;
    const nada = /^Nada se agrega, .* lo confirme\.\n\n/;
    const { saidFirst } = (await call("GET", url)).json<AnswerOptions>();
    expect(`${saidFirst?.en}\n\n`).toMatch(nothing);
    expect(`${saidFirst?.es}\n\n`).toMatch(nada);
    // A customer who texts first may be answered by text.
    await server.deps.db.insert(messages).values({
      channel: "sms",
      number: 900_001,
      kind: "incoming",
      direction: "in",
      status: "received",
      from: phone,
      to: "+17135550142",
      text: "Hi",
      language: "en",
      timestamp: now,
    });
    const message = byMail(rosa);
    const { id } = (await call("POST", url, message)).json<Answered>();
    const mailed = await storedMail(id);
    expect(mailed?.text).toMatch(nothing);
    expect(mailed?.text.match(/Nothing is added/g)).toHaveLength(1);
    expect(mailed?.html).toMatch(/<p [^>]*>Nothing is added/);
    expect((await call("POST", url, message)).json<Answered>().id).toBe(id);
    const said = byText(rosa, { language: "es", text: `${saidFirst?.es} Le escribo pronto.` });
    for (const text of [byText(rosa, { language: "es" }), said]) {
      const written = await storedText((await call("POST", url, text)).json<Answered>().id);
      expect(written?.text).toMatch(/^Nada se agrega/);
      expect(written?.text.match(/Nada se agrega/g)).toHaveLength(1);
    }
    const trial = { channel: "sms", language: "es", reference: "S-FIRST", subject: "", body: "Hola" };
    const preview = await call("POST", "/message-templates/preview", trial, await logInAs(server.app));
    expect(preview.json<{ text: string }>().text).toMatch(nada);
    // Other kinds have no such sentence.
    expect((await call("GET", `/quote-requests/${reference}/answer`)).json<AnswerOptions>().saidFirst).toBeNull();
  });

  it("offers templates with the customer's own words, and refuses what was left open", async () => {
    const rosa = await request({ language: "es" });
    const options = async () =>
      (await call("GET", `/quote-requests/${rosa.reference}/answer?lang=en`)).json<AnswerOptions>();
    const { language, subject, templates, signature, ways } = await options();
    expect({ language, signature }).toEqual({ language: "es", signature: "Test agent" });
    expect(subject).toBe(`Re: Recibimos su solicitud de cotización (${rosa.reference})`);
    const ready = templates.find(({ name }) => name === "Quote ready");
    expect(ready?.es.text).toContain("Hola Rosa:\n\nSu cotización está lista: {premium}.");
    const refused = await write(rosa, byMail(rosa, { text: ready?.es.text }));
    expect(refused.json<{ fields: object }>().fields).toHaveProperty("text");
    await server.deps.db
      .insert(premiums)
      .values({ requestId: rosa.id, carrier: "Lone Star", cents: 61250, months: 6, isChosen: true });
    const filled = (await options()).templates.find(({ name }) => name === "Quote ready");
    expect((await write(rosa, byMail(rosa, { text: filled?.es.text }))).statusCode).toBe(201);
    expect(ways).toEqual([
      { channel: "email", to: rosa.email, refusal: null, marketingRefusal: null, sendAt: null, isConfigured: true },
      {
        channel: "sms",
        to: rosa.phone,
        refusal: null,
        marketingRefusal: "noMarketing",
        sendAt: null,
        isConfigured: true,
      },
    ]);
  });

  it("takes a request that nobody has, which calling it back gives back", async () => {
    const nobodys = await request({ owner: null });
    const { id, work, event } = (await write(nobodys, byMail(nobodys))).json<Answered>();
    expect(work?.owner?.id).toBe(agent.id);
    expect(event?.data).toMatchObject({ before: { ownerId: null }, after: { ownerId: agent.id } });
    expect((await call("POST", `/emails/${id}/recall`)).statusCode).toBe(200);
    const { work: after } = await view(nobodys);
    expect(after.owner).toBeNull();
    expect(after.waitsFor).toBe("us");
  });

  it("is written by who works the request, to addresses of its customer alone", async () => {
    const somebody = await makeUser(server, "agent");
    const [mine, theirs] = [await request(), await request({ owner: somebody.id })];
    expect((await write(theirs, byMail(theirs))).statusCode).toBe(403);
    expect((await call("GET", `/quote-requests/${theirs.reference}/answer`)).statusCode).toBe(403);
    const senior = await makeUser(server, "senior_agent");
    const trainee = await makeUser(server, "trainee");
    expect((await write(theirs, byMail(theirs), senior.cookie)).statusCode).toBe(201);
    expect((await write(mine, byMail(mine), trainee.cookie)).statusCode).toBe(403);
    expect((await write(mine, byMail(mine, { to: "other@example.com" }))).statusCode).toBe(400);
    expect((await write(mine, byMail(mine, { subject: "a\r\nBcc: x@example.com" }))).statusCode).toBe(400);
    const { thread, events } = await view(theirs, trainee.cookie);
    expect(thread).toEqual([]);
    expect(events.at(-1)?.type).toBe("answer");
  });

  it("D6: waits for a decent hour by text, and says until when", async () => {
    const before = now;
    try {
      const rosa = await request();
      now = new Date("2026-11-14T04:00:00Z");
      const saturday = "2026-11-14T15:00:00.000Z";
      const cookie = await logInAs(server.app);
      const options = (
        await call("GET", `/quote-requests/${rosa.reference}/answer`, undefined, cookie)
      ).json<AnswerOptions>();
      expect(options.ways[1]).toMatchObject({ channel: "sms", sendAt: saturday });
      const { id, sendAt } = (await write(rosa, byText(rosa), cookie)).json<Answered>();
      expect(sendAt).toBe(saturday);
      later(10);
      await sendText(id);
      expect(textsTo(rosa.phone)).toHaveLength(0);
      now = new Date(saturday);
      await sendText(id);
      expect(textsTo(rosa.phone)).toHaveLength(1);
      expect(await storedText(id)).toMatchObject({ status: "sent" });
    } finally {
      now = before;
    }
  });

  it("D5: is not written where there is no consent, an opt out, or an address that takes no mail", async () => {
    const { db } = server.deps;
    const silent = await request({ consent: false });
    const refused = async (to: Request, payload: object) =>
      (await write(to, payload)).json<{ fields: Record<string, string> }>().fields["to"];
    expect(await refused(silent, byText(silent))).toBe("There is no consent to text this number");
    const stopped = await request();
    await db.insert(smsOptOuts).values({ phone: stopped.phone.slice(1) });
    expect(await refused(stopped, byText(stopped))).toBe("This number is not to be texted");
    await db.insert(bouncedAddresses).values({ address: stopped.email, at: now, reason: "5.1.1" });
    expect(await refused(stopped, byMail(stopped))).toBe("Mail to this address came back");
  });

  it("D6: who stops, or whose address is gone, between writing and leaving gets nothing", async () => {
    const { db } = server.deps;
    const rosa = await request();
    const text = (await write(rosa, byText(rosa))).json<Answered>();
    const letter = (await write(rosa, byMail(rosa))).json<Answered>();
    await db.insert(smsOptOuts).values({ phone: rosa.phone.slice(1) });
    await db.insert(bouncedAddresses).values({ address: rosa.email, at: now, reason: "5.1.1" });
    later(10);
    await sendText(text.id);
    await sendMail(letter.id);
    expect(textsTo(rosa.phone)).toHaveLength(0);
    expect(mailsTo(rosa.email)).toHaveLength(0);
    expect(await storedText(text.id)).toMatchObject({ status: "cancelled", error: "opted out" });
    expect(await storedMail(letter.id)).toMatchObject({ status: "cancelled", error: "bounced before" });
  });

  it("can be called back until it leaves, and the request is as it was before", async () => {
    const rosa = await request();
    const { id } = (await write(rosa, byMail(rosa))).json<Answered>();
    const other = await makeUser(server, "agent");
    expect((await call("POST", `/emails/${id}/recall`, {}, other.cookie)).statusCode).toBe(403);
    expect((await call("POST", `/emails/${id}/recall`, {})).statusCode).toBe(200);
    later(10);
    await sendMail(id);
    expect(mailsTo(rosa.email)).toHaveLength(0);
    const { work, thread, events } = await view(rosa);
    expect(work).toMatchObject({ stage: "new", firstResponseAt: null });
    expect(mineIn(thread)).toMatchObject({ status: "cancelled", error: "recalled" });
    expect(events.filter(({ type }) => type === "answer")).toMatchObject([{ isUndone: true }]);
    const sent = (await write(rosa, byMail(rosa))).json<Answered>();
    later(10);
    await sendMail(sent.id);
    const late = await call("POST", `/emails/${sent.id}/recall`, {});
    expect(late.statusCode).toBe(409);
    expect(late.json<{ error: string }>().error).toBe("The message has left already.");
  });

  it("called back, leaves the request to its author where that one has done more about it", async () => {
    const rosa = await request({ owner: null });
    const { id } = (await write(rosa, byMail(rosa))).json<Answered>();
    const { version } = (await view(rosa)).work;
    const reached = { version, change: { do: "call", outcome: "reached" } };
    expect((await call("POST", `/quote-requests/${rosa.reference}/work`, reached)).statusCode).toBe(200);
    expect((await call("POST", `/emails/${id}/recall`, {})).statusCode).toBe(200);
    expect((await view(rosa)).work.owner?.id).toBe(agent.id);
    expect(await compareHistories(server.deps.db, [rosa.id])).toEqual([]);
  });

  it("does not leave after its request was deleted", async () => {
    const rosa = await request();
    const letter = (await write(rosa, byMail(rosa))).json<Answered>();
    const text = (await write(rosa, byText(rosa))).json<Answered>();
    const deleted = await server.app.inject({
      method: "DELETE",
      url: `/api/quote-requests/${rosa.reference}`,
      headers: { cookie: await logInAs(server.app) },
    });
    expect(deleted.statusCode).toBe(200);
    later(60);
    await sendMail(letter.id);
    await sendText(text.id);
    expect([mailsTo(rosa.email), textsTo(rosa.phone)]).toEqual([[], []]);
    expect(await storedMail(letter.id)).toMatchObject({ status: "cancelled", error: "request deleted" });
    expect(await storedText(text.id)).toMatchObject({ status: "cancelled", error: "request deleted" });
  });

  it("D11: is none any more when it is called back or fails, whatever happened in between but another answer", async () => {
    const rosa = await request();
    const stateOf = async () => {
      const { stage, firstResponseAt } = (await view(rosa)).work;
      return { stage, firstResponseAt };
    };
    const note = async () => {
      const { version } = (await view(rosa)).work;
      return call("POST", `/quote-requests/${rosa.id}/work`, { version, change: { do: "note", text: "Wants papers" } });
    };
    const nobody = { stage: "new", firstResponseAt: null };
    const recalled = (await write(rosa, byMail(rosa))).json<Answered>();
    await note();
    const { version } = (await view(rosa)).work;
    expect((await call("POST", `/emails/${recalled.id}/recall`, {})).statusCode).toBe(200);
    expect(await stateOf()).toEqual(nobody);
    expect((await view(rosa)).work.version).toBeGreaterThan(version);

    const failed = (await write(rosa, byMail(rosa))).json<Answered>();
    await note();
    later(10);
    const refused = Object.assign(new Error("refused"), { responseCode: 550, command: "RCPT TO" });
    const refusing: Delivery = { deliver: () => Promise.reject(refused), hasTaken: () => false };
    await sendEmail(server.deps, refusing, { emailId: failed.id }, attempt).catch(() => undefined);
    expect(await stateOf()).toEqual(nobody);
    const { events } = await view(rosa);
    expect(events.filter(({ type }) => type === "answer")).toMatchObject([{ isUndone: true }, { isUndone: true }]);

    const second = (await write(rosa, byText(rosa))).json<Answered>();
    expect(await stateOf()).toEqual({ stage: "contacted", firstResponseAt: second.sendAt });
    later(60);
    const cookie = await logInAs(server.app);
    expect((await call("POST", `/emails/${failed.id}/retry`, {}, cookie)).statusCode).toBe(200);
    // The mail that is sent again leaves after the text message.
    expect(await stateOf()).toEqual({ stage: "contacted", firstResponseAt: second.sendAt });
    await server.deps.db.insert(smsOptOuts).values({ phone: rosa.phone.slice(1) });
    await sendText(second.id);
    expect(await stateOf()).toEqual({ stage: "contacted", firstResponseAt: now.toISOString() });
  });

  it("is either sent or called back, never both, when both happen at once in two processes", async () => {
    const rosa = await request();
    const ids = await writeMany(24, (n) => write(rosa, byMail(rosa, { subject: `Number ${n}` })));
    later(10);
    const recalls = await Promise.all(
      ids.map(async (id) => {
        const recall = call("POST", `/emails/${id}/recall`, {}, agent.cookie, beside);
        const [answer] = await Promise.all([recall, sendMail(id)]);
        return answer.statusCode;
      }),
    );
    const statuses = await Promise.all(ids.map(async (id) => (await storedMail(id))?.status));
    // Whatever the reason for which a recall was rejected, the message must have been sent.
    const fates = recalls.map((code, n) => `${code === 200 ? "called back" : `refused with ${code}`}, ${statuses[n]}`);
    expect(fates.filter((fate) => !/^called back, cancelled$|^refused with \d+, sent$/.test(fate))).toEqual([]);
    const arrived = mailsTo(rosa.email).map(({ subject }) => subject);
    const left = statuses.flatMap((status, n) => (status === "sent" ? [`Number ${n}`] : []));
    expect(new Set(arrived)).toEqual(new Set(left));
    expect(arrived).toHaveLength(left.length);
  });

  it("D6: by text never leaves after the number has stopped, in whichever process", async () => {
    const rosa = await request();
    const ids = await writeMany(16, () => write(rosa, byText(rosa)));
    later(10);
    const stop = server.deps.db.insert(smsOptOuts).values({ phone: rosa.phone.slice(1) });
    await Promise.all([stop, ...ids.map((id, n) => sendText(id, n % 2 ? beside : server))]);
    const statuses = await Promise.all(ids.map(async (id) => (await storedText(id))?.status));
    expect(statuses.every((status) => status === "sent" || status === "cancelled")).toBe(true);
    expect(textsTo(rosa.phone)).toHaveLength(statuses.filter((status) => status === "sent").length);
  });

  it("says when it would really leave: after ten seconds, at the time wanted, or after the quiet hours", async () => {
    const rosa = await request();
    const time = async (body: object) =>
      (await call("POST", `/quote-requests/${rosa.reference}/answer-time`, body)).json<{ sendAt: string }>().sendAt;
    const text = { channel: "sms", to: rosa.phone };
    const night = "2026-11-13T04:00:00.000Z";
    expect(await time(text)).toBe(new Date(now.getTime() + 10_000).toISOString());
    expect(await time({ channel: "email", to: rosa.email, sendAt: night })).toBe(night);
    // Nine in the morning in Texas, as the message itself.
    const leaves = await time({ ...text, sendAt: night });
    expect(leaves).toBe("2026-11-13T15:00:00.000Z");
    expect((await write(rosa, byText(rosa, { sendAt: night }))).json()).toMatchObject({ sendAt: leaves });
  });

  it("goes to a customer without a request, too, and comes back to them", async () => {
    const rosa = await request();
    later(1);
    const { id } = (await call("POST", `/customers/${rosa.customerId}/answer`, byMail(rosa))).json<Answered>();
    later(10);
    await sendMail(id);
    const [sent] = mailsTo(rosa.email);
    expect(sent?.replyTo?.[0]?.address).toMatch(/^reply\+[a-z2-7]{26}@/);
    const text = byText(rosa);
    expect((await call("POST", `/customers/${rosa.customerId}/answer`, text)).statusCode).toBe(201);
    const timeline = (await call("GET", `/customers/${rosa.customerId}/timeline`)).json<TimelineEntry[]>();
    const kinds = timeline.map((entry) => (entry.kind === "event" ? entry.type : entry.kind));
    // Each message is told once: the events of those that are shown are left out.
    expect(kinds.slice(0, 2).toSorted()).toEqual(["email", "sms"]);
    expect(kinds).not.toContain("answer");
    const stranger = await makeUser(server, "agent");
    const answer = await call("POST", `/customers/${rosa.customerId}/answer`, byMail(rosa), stranger.cookie);
    expect(answer.statusCode).toBe(403);
  });

  it("says of itself that no server takes it, and has answered nobody then", async () => {
    const alone = await startBeside(server, { env: { SMTP_URL: "" }, clock: () => now });
    try {
      const rosa = await request();
      const url = `/quote-requests/${rosa.reference}/answer`;
      const options = (await call("GET", url, undefined, agent.cookie, alone)).json<AnswerOptions>();
      expect(options.ways[0]).toMatchObject({ channel: "email", isConfigured: false });
      const { id, work } = (await call("POST", url, byMail(rosa), agent.cookie, alone)).json<Answered>();
      expect(work).toMatchObject({ stage: "new", firstResponseAt: null });
      later(10);
      await sendEmail(alone.deps, null, { emailId: id }, attempt);
      expect(mineIn((await view(rosa)).thread)).toMatchObject({ status: "unconfigured" });
    } finally {
      await alone.close();
    }
  });
});
