import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { createServer } from "node:http";
import { eq, max } from "drizzle-orm";
import twilio from "twilio";
import { describe, expect, it } from "vitest";
import { describeOnServer, logInAs, makeUser, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { testEnv } from "../../../tests/support/test-env.ts";
import { agency } from "../../../tests/support/agency.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { requests, messages, smsOptOuts } from "../../platform/db/schema/index.ts";
import { sendSms } from "./send-sms.ts";
import { internationalNumber, queueSms } from "./queue-sms.ts";
import { createSmsTransport } from "./transport.ts";
import { textRow, type MessageValues, isText } from "../../../tests/support/message-rows.ts";
import { portOf } from "../../../tests/support/port-of.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

const TWILIO = {
  TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000000",
  TWILIO_AUTH_TOKEN: "test-auth-token",
  TWILIO_FROM: "+17135550142",
};
const PUBLIC_URL = "http://site.example.com";
const MORNING = new Date("2026-11-12T17:00:00Z");

function call(server: TestApp, url: string, form: Record<string, string>, signature?: string) {
  const right = twilio.getExpectedTwilioSignature(TWILIO.TWILIO_AUTH_TOKEN, PUBLIC_URL + url, form);
  return server.app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature ?? right },
  });
}

function inbound(server: TestApp, fields: Record<string, string>, signature?: string) {
  const form = { MessageSid: "SM1", From: "+17135550111", To: TWILIO.TWILIO_FROM, Body: "hello", ...fields };
  return call(server, "/api/webhooks/sms", form, signature);
}

describeOnServer(
  "R10: an inbound text message",
  (server) => {
    const stored = (id: string) => server().deps.db.select().from(messages).where(eq(messages.externalId, id));
    const optOuts = () => server().deps.db.select().from(smsOptOuts);

    it("is stored once, however often it is delivered", async () => {
      for (let i = 0; i < 3; i++) expect((await inbound(server(), { MessageSid: "SM-once" })).statusCode).toBe(200);
      expect(await stored("SM-once")).toHaveLength(1);
    });

    it("is stored without null characters, which no column takes; an id with one is refused", async () => {
      expect((await inbound(server(), { MessageSid: "SM-null", Body: "a\0b" })).statusCode).toBe(200);
      expect(await stored("SM-null")).toEqual([expect.objectContaining({ text: "ab" })]);
      expect((await inbound(server(), { MessageSid: "SM\0" })).statusCode).toBe(400);
    });

    it("is refused without the right signature, tampered with, or signed for another host", async () => {
      const other = twilio.getExpectedTwilioSignature(
        TWILIO.TWILIO_AUTH_TOKEN,
        "http://other.example.com/api/webhooks/sms",
        {},
      );
      for (const signature of ["", "wrong", other]) {
        expect((await inbound(server(), { MessageSid: "SM-bad" }, signature)).statusCode).toBe(403);
      }
      expect(await stored("SM-bad")).toHaveLength(0);
    });

    it("is refused as JSON that has anything but texts, which no form has", async () => {
      for (const path of ["sms", "sms-status?id=1"]) {
        const url = `/api/webhooks/${path}`;
        const headers = { "x-twilio-signature": "wrong" };
        const payload = [{ toString: 1 }, "text"];
        expect((await server().app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(403);
      }
    });

    it("D6: ALTO ends messages to that number, and START lets them come again", async () => {
      await inbound(server(), { MessageSid: "SM-alto", Body: "Alto", From: "+17135550122" });
      expect(await optOuts()).toContainEqual(expect.objectContaining({ phone: "17135550122" }));
      await inbound(server(), { MessageSid: "SM-start", Body: "START", From: "+17135550122" });
      expect(await optOuts()).not.toContainEqual(expect.objectContaining({ phone: "17135550122" }));
    });

    it("D6: one that merely has a word of stopping in it stops nothing, and the agents are told", async () => {
      const from = "+17135550123";
      await inbound(server(), { MessageSid: "SM-by", Body: "Please stop by my house", From: from });
      await inbound(server(), { MessageSid: "SM-si", Body: "Sí", From: from });
      expect(await optOuts()).not.toContainEqual(expect.objectContaining({ phone: "17135550123" }));
      const mails = await server().deps.db.select().from(messages).where(eq(messages.kind, "unclear-stop"));
      const [sms] = await stored("SM-by");
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(`/sms-admin?message=${sms?.number}`);
      expect(mails[0]?.text).not.toContain("my house");
    });

    it("D6: a wish to cancel ends texts, and waits for the office, with or without a request", async () => {
      const { db } = server().deps;
      const quote = { insuranceType: "life", name: "Rosa Vela", email: "rosa@example.com", phone: "713-555-0125" };
      await server().app.inject({ method: "POST", url: "/api/quote-requests", payload: quote });
      await db.update(requests).set({ waitsFor: "nobody", waitsSince: null }).where(eq(requests.phone, quote.phone));
      for (const [id, from, body, kind] of [
        ["SM-cancel", "+17135550125", "I want to cancel", "quote"],
        ["SM-cancelar", "+17135550126", "Quiero cancelar", "contact"],
      ] as const) {
        await inbound(server(), { MessageSid: id, Body: body, From: from });
        expect(await optOuts()).toContainEqual(expect.objectContaining({ phone: from.slice(1) }));
        const [sms] = await stored(id);
        const [request] = await db
          .select()
          .from(requests)
          .where(eq(requests.id, sms?.requestId ?? 0));
        expect(request).toMatchObject({ kind, waitsFor: "us" });
        const mails = await db.select().from(messages).where(eq(messages.kind, "unclear-stop"));
        const mail = mails.find(({ text }) => text.includes(`/sms-admin?message=${sms?.number}`));
        expect(mail?.subject).toBe("A text may ask us to cancel an insurance");
      }
    });

    it("D6: a yes to anything does not undo an opt out", async () => {
      await inbound(server(), { MessageSid: "SM-out", Body: "opt out", From: "+17135550124" });
      await inbound(server(), { MessageSid: "SM-yes", Body: "Sí", From: "+17135550124" });
      expect(await optOuts()).toContainEqual(expect.objectContaining({ phone: "17135550124" }));
    });

    it("belongs to the latest request from its number, however that was typed", async () => {
      const life = { insuranceType: "life", name: "Rosa Vela", email: "rosa@example.com" };
      const send = async (path: string, payload: object) =>
        expect((await server().app.inject({ method: "POST", url: `/api/${path}`, payload })).statusCode).toBe(201);
      const ownerOf = async (id: string) => {
        await inbound(server(), { MessageSid: id, From: "+17135550177" });
        const [sms] = await stored(id);
        return sms?.requestId;
      };
      const latest = async (kind: LeadKind) =>
        (
          await server()
            .deps.db.select({ id: max(requests.id) })
            .from(requests)
            .where(eq(requests.kind, kind))
        )[0]?.id;

      await send("quote-requests", { ...life, name: "7135550177", phone: "713-555-0100" });
      await send("quote-requests", { ...life, phone: "(713) 555-0177", website: "filled in by a script" });
      await send("quote-requests", { ...life, phone: "713 555 0177" });
      await send("quote-requests", { ...life, phone: "+1 (713) 555-0177" });
      expect(await ownerOf("SM-quote")).toBe(await latest("quote"));
      const contact = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "713.555.0177" };
      await send("contact-requests", contact);
      expect(await ownerOf("SM-contact")).toBe(await latest("contact"));
      const [inTheBin] = await server()
        .deps.db.update(requests)
        .set({ lastUsedAt: new Date("2020-01-01") })
        .where(eq(requests.id, (await latest("contact")) ?? 0))
        .returning({ id: requests.id });
      expect(await ownerOf("SM-kept"), "nobody sees one in the bin").not.toBe(inTheBin?.id);
    });

    const viewed = async (id: string) => {
      const [sms] = await stored(id);
      const [lead] = await server()
        .deps.db.select()
        .from(requests)
        .where(eq(requests.id, sms?.requestId ?? 0));
      return lead;
    };

    it("from a number without a request becomes one, which waits for the office; the next belongs to it", async () => {
      const from = "+17135550188";
      const { cookie } = await makeUser(server(), "agent");
      await inbound(server(), { MessageSid: "SM-stop", Body: "STOP", From: from });
      expect(await viewed("SM-stop"), "a command is for the program").toBeUndefined();
      await inbound(server(), { MessageSid: "SM-code", Body: "Your code is 1234", From: "72345" });
      expect(await viewed("SM-code"), "nobody can answer a short code").toBeUndefined();
      const first = { MessageSid: "SM-first", Body: "Hola, necesito un seguro para mi carro", From: from };
      await Promise.all([
        inbound(server(), first),
        inbound(server(), first),
        inbound(server(), { MessageSid: "SM-next", Body: "y mi casa", From: from }),
      ]);
      const lead = await viewed("SM-first");
      expect(lead).toMatchObject({ kind: "contact", phone: "(713) 555-0188", waitsFor: "us", isSuspect: false });
      expect(lead).toMatchObject({ source: { channel: "text" }, name: "(713) 555-0188" });
      expect((await viewed("SM-next"))?.id).toBe(lead?.id);
      const ofNumber = eq(requests.phone, "(713) 555-0188");
      expect(await server().deps.db.$count(requests, ofNumber)).toBe(1);
      // A lost answer: the provider delivers the text again.
      await inbound(server(), first);
      expect([await server().deps.db.$count(requests, ofNumber), (await stored("SM-first")).length]).toEqual([1, 1]);
      const { reference = "" } = lead ?? {};
      const opened = await server().app.inject({ url: `/api/contact-requests/${reference}`, headers: { cookie } });
      expect(opened.json()).toMatchObject({ firstName: "(713) 555-0188", lastName: null, unread: 2 });
    });

    it("from another country, of ten digits in all, is not taken for a local number", async () => {
      const from = "+5016001234";
      await inbound(server(), { MessageSid: "SM-belize", Body: "Hello, a quote for my truck please", From: from });
      await inbound(server(), { MessageSid: "SM-belize-2", Body: "A Ford", From: from });
      const lead = await viewed("SM-belize");
      expect(lead).toMatchObject({ phone: from, name: from });
      expect((await viewed("SM-belize-2"))?.id).toBe(lead?.id);
      expect(internationalNumber(from)).toBe(from);
    });

    it("keeps all of its pictures, and says how many could not be kept", async () => {
      const photo = (n: number) => ({ [`MediaUrl${n}`]: `https://media.example.com/${n}` });
      const text = { MessageSid: "SM-photos", Body: "", From: "+17135550189", NumMedia: "4" };
      await inbound(server(), { ...text, ...photo(0), ...photo(1), ...photo(2), MediaUrl3: "ftp://elsewhere" });
      const { cookie } = await makeUser(server(), "admin");
      const { reference } = (await viewed("SM-photos")) ?? {};
      const urls = [0, 1, 2].map((n) => `https://media.example.com/${n}`);
      const opened = await server().app.inject({ url: `/api/contact-requests/${reference}`, headers: { cookie } });
      expect(opened.json()).toMatchObject({ thread: [{ pictures: urls, leftOut: 1 }] });
      const archive = await server().app.inject({ url: "/api/sms?limit=1", headers: { cookie } });
      expect(archive.json()).toMatchObject({ messages: [{ mediaUrl: urls[0], pictures: urls }] });
    });

    it("answers AYUDA in both languages, with phone and e-mail, rates and the way out", async () => {
      const { body } = await inbound(server(), { MessageSid: "SM-help", Body: "Ayuda" });
      expect(body.split(localPhone(agency.phone))).toHaveLength(3);
      expect(body.split(agency.email)).toHaveLength(3);
      for (const said of ["rates may apply", "Reply STOP", "aplicarse tarifas", "Responda ALTO"]) {
        expect(body).toContain(said);
      }
    });
  },
  { env: { ...TWILIO, PUBLIC_URL } },
);

describeOnServer(
  "a report on a text message",
  (server) => {
    const write = async (values: MessageValues = {}) => {
      const sms = textRow({
        direction: "out",
        from: TWILIO.TWILIO_FROM,
        to: "+17135550166",
        status: "sent",
        ...values,
      });
      const [row] = await server().deps.db.insert(messages).values(sms).returning();
      return row?.number ?? 0;
    };
    const stored = async (id: number) =>
      (await server().deps.db.select().from(messages).where(isMessage("sms", id)))[0];
    const report = (id: number | string, fields: Record<string, string>, signature?: string) =>
      call(server(), `/api/webhooks/sms-status?id=${id}`, fields, signature);

    it("says that it was delivered, or not and why; steps on the way and late ones change nothing", async () => {
      const id = await write({ externalId: "SM-a" });
      const say = (MessageStatus: string, more = {}) => report(id, { MessageSid: "SM-a", MessageStatus, ...more });
      expect((await say("sending")).statusCode).toBe(204);
      expect(await stored(id)).toMatchObject({ status: "sent", error: null });
      await say("undelivered", { ErrorCode: "30003" });
      expect(await stored(id)).toMatchObject({ status: "undelivered", error: "30003" });
      await say("delivered");
      expect(await stored(id)).toMatchObject({ status: "delivered", error: null });
      for (const late of ["sent", "failed", "undelivered", "constructor"]) await say(late);
      expect(await stored(id)).toMatchObject({ status: "delivered", error: null });
    });

    it("counts when it is quicker than our own note, and the message is not sent again", async () => {
      const id = await write({ status: "queued", handedOverAt: new Date() });
      await report(id, { MessageSid: "SM-quick", MessageStatus: "delivered" });
      let sent = 0;
      const transport = { send: async () => `SM-again-${sent++}`, list: async () => [] };
      await sendSms(server().deps, transport, { smsId: id }, { isLast: false });
      expect([sent, await stored(id)]).toEqual([0, expect.objectContaining({ status: "delivered" })]);
    });

    it("is for that very message: another id of the provider, one that came in or none at all stay as they are", async () => {
      const id = await write({ externalId: "SM-b" });
      const received = await write({ direction: "in", status: "received" });
      expect((await report(id, { MessageSid: "SM-c", MessageStatus: "failed" })).statusCode).toBe(204);
      await report(received, { MessageSid: "SM-d", MessageStatus: "delivered" });
      expect((await report(999_999, { MessageSid: "SM-e", MessageStatus: "delivered" })).statusCode).toBe(204);
      expect((await report("x", { MessageSid: "SM-f", MessageStatus: "delivered" })).statusCode).toBe(400);
      expect([(await stored(id))?.status, (await stored(received))?.status]).toEqual(["sent", "received"]);
    });

    it("R10: is refused without the right signature, or with that of another message", async () => {
      const id = await write({ externalId: "SM-g" });
      const form = { MessageSid: "SM-g", MessageStatus: "failed" };
      const address = `${PUBLIC_URL}/api/webhooks/sms-status?id=${id + 1}`;
      const other = twilio.getExpectedTwilioSignature(TWILIO.TWILIO_AUTH_TOKEN, address, form);
      for (const signature of ["", "wrong", other]) expect((await report(id, form, signature)).statusCode).toBe(403);
      expect((await stored(id))?.status).toBe("sent");
    });

    it("lets an admin send it again, to the provider as a new message", async () => {
      const id = await write({ status: "undelivered", externalId: "SM-h" });
      const headers = { cookie: await logInAs(server().app) };
      const answer = await server().app.inject({ method: "POST", url: `/api/sms/${id}/retry`, headers });
      expect(answer.statusCode).toBe(200);
      await sendSms(
        server().deps,
        { send: async () => "SM-i", list: async () => [] },
        { smsId: id },
        { isLast: false },
      );
      expect(await stored(id)).toMatchObject({ status: "sent", externalId: "SM-i", error: null });
    });
  },
  { env: { ...TWILIO, PUBLIC_URL }, clock: () => MORNING },
);

describe("an outbound text message", () => {
  const quote = (changes: object) => ({
    insuranceType: "life",
    name: "Rosa",
    email: "rosa@example.com",
    phone: "(713) 555-0133",
    ...changes,
  });
  const texts = (server: TestApp) => server.deps.db.select().from(messages).where(isText);

  it("D5: is written only with consent", async () => {
    const server = await startTestApp({ env: { SERVICES: "web,worker" }, clock: () => MORNING });
    const post = (payload: object) => server.app.inject({ method: "POST", url: "/api/quote-requests", payload });
    await post(quote({ name: "Refuses" }));
    await post(quote({ name: "Agrees", ...AGREED }));
    await expect.poll(async () => (await texts(server)).length).toBe(1);
    const [first] = await texts(server);
    expect(first).toMatchObject({ to: "+17135550133", direction: "out" });
    for (const said of ["frequency varies", "data rates may apply", "STOP", "HELP"])
      expect(first?.text).toContain(said);
    await server.close();
  });

  it("D6: waits for the morning where its reader is, also when it is tried again", async () => {
    // 9:30 at the office: 8:30 in El Paso.
    const server = await startTestApp({ clock: () => new Date("2026-11-12T15:30:00Z") });
    const { db, jobs } = server.deps;
    const lead = { insuranceType: "life", name: "Rosa", email: "rosa@example.com", zipCode: "79901" };
    await server.app.inject({ method: "POST", url: "/api/quote-requests", payload: { ...lead, phone: "7135550134" } });
    const [quote] = await db.select().from(requests);
    const attempts: (Date | undefined)[] = [];
    const noted: typeof jobs = {
      ...jobs,
      send: async (_tx, _name, _data, options) => void attempts.push(options?.startAfter),
    };
    const write = (to: string, of?: number) =>
      queueSms({ ...server.deps, jobs: noted }, db, {
        kind: "test",
        to,
        text: "Hi",
        language: "en",
        ...(of && { requestId: of }),
      });
    await write("7135550134");
    await write("9155550134");
    await write("7135550134", quote?.id);
    let sent = 0;
    const rows = await texts(server);
    const transport = { send: async () => `SM-decent-${sent++}`, list: async () => [] };
    for (const { number } of rows)
      await sendSms({ ...server.deps, jobs: noted }, transport, { smsId: number }, { isLast: false });
    const hours = attempts.map((at) => at?.toISOString().slice(11, 16));
    expect([hours, sent]).toEqual([["15:30", "16:00", "16:00", "16:00", "16:00"], 1]);
    await server.close();
  });

  it("goes to the provider as it expects it, and never to a number that said STOP", async () => {
    const received: { path: string; authorization: string; form: URLSearchParams }[] = [];
    const provider = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        received.push({
          path: request.url ?? "",
          authorization: request.headers.authorization ?? "",
          form: new URLSearchParams(body),
        });
        const sid = `SM-sent-${received.length}`;
        response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify({ sid }));
      });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => provider.once("listening", resolve));
    const port = portOf(provider);
    const transport = createSmsTransport(testEnv({ ...TWILIO, TWILIO_API_URL: `http://127.0.0.1:${port}` }));
    const server = await startTestApp({ clock: () => MORNING });
    const { db } = server.deps;
    const write = async (to: string) => {
      const sms = { direction: "out", from: TWILIO.TWILIO_FROM, to, text: "Thank you", status: "queued" } as const;
      const [row] = await db.insert(messages).values(textRow(sms)).returning();
      await sendSms(server.deps, transport, { smsId: row?.number ?? 0 }, { isLast: false });
      const [sent] = await db
        .select()
        .from(messages)
        .where(eq(messages.id, row?.id ?? 0));
      return sent;
    };
    expect(await write("+17135550144")).toMatchObject({ status: "sent", externalId: "SM-sent-1" });
    expect(received[0]?.path).toBe(`/2010-04-01/Accounts/${TWILIO.TWILIO_ACCOUNT_SID}/Messages.json`);
    expect(Object.fromEntries(received[0]?.form ?? [])).toEqual({
      To: "+17135550144",
      From: TWILIO.TWILIO_FROM,
      Body: "Thank you",
    });
    expect(received[0]?.authorization).toMatch(/^Basic /);
    await db.insert(smsOptOuts).values({ phone: "17135550155" });
    expect(await write("+17135550155")).toMatchObject({ status: "cancelled", error: "opted out" });
    expect(received).toHaveLength(1);
    provider.close();
    await server.close();
  });
});
