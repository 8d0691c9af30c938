import { createServer } from "node:http";
import { eq, max } from "drizzle-orm";
import twilio from "twilio";
import { describe, expect, it } from "vitest";
import { describeOnServer, startTestApp, type TestApp } from "../../tests/support/test-app.ts";
import { testEnv } from "../../tests/support/test-env.ts";
import { contactRequests, quoteRequests, smsMessages, smsOptOuts } from "../db/schema/index.ts";
import { sendSms } from "../jobs/send-sms.ts";
import { createSmsTransport } from "./transport.ts";

const TWILIO = {
  TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000000",
  TWILIO_AUTH_TOKEN: "test-auth-token",
  TWILIO_FROM: "+17135550142",
};
const PUBLIC_URL = "http://site.example.com";
const MORNING = new Date("2026-11-12T17:00:00Z");

function inbound(server: TestApp, fields: Record<string, string>, signature?: string) {
  const form = { MessageSid: "SM1", From: "+17135550111", To: TWILIO.TWILIO_FROM, Body: "hello", ...fields };
  const url = `${PUBLIC_URL}/api/webhooks/sms`;
  return server.app.inject({
    method: "POST",
    url: "/api/webhooks/sms",
    payload: new URLSearchParams(form).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": signature ?? twilio.getExpectedTwilioSignature(TWILIO.TWILIO_AUTH_TOKEN, url, form),
    },
  });
}

describeOnServer(
  "R10: an inbound text message",
  (server) => {
    const stored = (id: string) => server().deps.db.select().from(smsMessages).where(eq(smsMessages.providerId, id));
    const optOuts = () => server().deps.db.select().from(smsOptOuts);

    it("is stored once, however often it is delivered", async () => {
      for (let i = 0; i < 3; i++) expect((await inbound(server(), { MessageSid: "SM-once" })).statusCode).toBe(200);
      expect(await stored("SM-once")).toHaveLength(1);
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

    it("D6: ALTO ends messages to that number, and START lets them come again", async () => {
      await inbound(server(), { MessageSid: "SM-alto", Body: "Alto", From: "+17135550122" });
      expect(await optOuts()).toContainEqual(expect.objectContaining({ phone: "17135550122" }));
      await inbound(server(), { MessageSid: "SM-start", Body: "START", From: "+17135550122" });
      expect(await optOuts()).not.toContainEqual(expect.objectContaining({ phone: "17135550122" }));
    });

    it("belongs to the latest request from its number, however that was typed", async () => {
      const life = { insuranceType: "life", name: "Rosa Vela", email: "rosa@example.com" };
      const send = async (path: string, payload: object) =>
        expect((await server().app.inject({ method: "POST", url: `/api/${path}`, payload })).statusCode).toBe(201);
      const ownerOf = async (id: string) => {
        await inbound(server(), { MessageSid: id, From: "+17135550177" });
        const [sms] = await stored(id);
        return [sms?.quoteRequestId, sms?.contactRequestId];
      };
      const latest = async (table: typeof quoteRequests | typeof contactRequests) =>
        (
          await server()
            .deps.db.select({ id: max(table.id) })
            .from(table)
        )[0]?.id;

      await send("quote-requests", { ...life, name: "7135550177", phone: "713-555-0100" });
      await send("quote-requests", { ...life, phone: "(713) 555-0177", website: "filled in by a script" });
      expect(await ownerOf("SM-nobody")).toEqual([null, null]);
      await send("quote-requests", { ...life, phone: "713 555 0177" });
      await send("quote-requests", { ...life, phone: "+1 (713) 555-0177" });
      expect(await ownerOf("SM-quote")).toEqual([await latest(quoteRequests), null]);
      const contact = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "713.555.0177" };
      await send("contact-requests", contact);
      expect(await ownerOf("SM-contact")).toEqual([null, await latest(contactRequests)]);
    });

    it("answers AYUDA in both languages", async () => {
      const answer = await inbound(server(), { MessageSid: "SM-help", Body: "Ayuda" });
      expect(answer.body).toContain("office hours");
      expect(answer.body).toContain("horario de oficina");
    });
  },
  { env: { ...TWILIO, PUBLIC_URL } },
);

describe("an outbound text message", () => {
  const quote = (changes: object) => ({
    insuranceType: "life",
    name: "Rosa",
    email: "rosa@example.com",
    phone: "(713) 555-0133",
    ...changes,
  });
  const messages = (server: TestApp) => server.deps.db.select().from(smsMessages);

  it("D5: is written only with consent", async () => {
    const server = await startTestApp({ env: { SERVICES: "web,worker" }, clock: () => MORNING });
    const post = (payload: object) => server.app.inject({ method: "POST", url: "/api/quote-requests", payload });
    await post(quote({ name: "Refuses" }));
    await post(quote({ name: "Agrees", consent: true }));
    await expect.poll(async () => (await messages(server)).length).toBe(1);
    expect((await messages(server))[0]).toMatchObject({ to: "+17135550133", direction: "out" });
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
        response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify({ sid: "SM-sent" }));
      });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => provider.once("listening", resolve));
    const { port } = provider.address() as { port: number };
    const transport = await createSmsTransport(testEnv(TWILIO), `http://127.0.0.1:${port}`);
    const server = await startTestApp({ clock: () => MORNING });
    const { db } = server.deps;
    const write = async (to: string) => {
      const values = { direction: "out", from: TWILIO.TWILIO_FROM, to, body: "Thank you", status: "queued" } as const;
      const [row] = await db.insert(smsMessages).values(values).returning({ id: smsMessages.id });
      await sendSms(server.deps, transport, { smsId: row?.id ?? 0 }, { isLast: false });
      const [sent] = await db
        .select()
        .from(smsMessages)
        .where(eq(smsMessages.id, row?.id ?? 0));
      return sent;
    };
    expect(await write("+17135550144")).toMatchObject({ status: "sent", providerId: "SM-sent" });
    expect(received[0]?.path).toBe(`/2010-04-01/Accounts/${TWILIO.TWILIO_ACCOUNT_SID}/Messages.json`);
    expect(Object.fromEntries(received[0]?.form ?? [])).toEqual({
      To: "+17135550144",
      From: TWILIO.TWILIO_FROM,
      Body: "Thank you",
    });
    expect(received[0]?.authorization).toMatch(/^Basic /);
    await db.insert(smsOptOuts).values({ phone: "17135550155" });
    expect(await write("+17135550155")).toMatchObject({ status: "failed", error: "opted out" });
    expect(received).toHaveLength(1);
    provider.close();
    await server.close();
  });
});
