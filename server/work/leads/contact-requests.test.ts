import { createServer } from "node:http";
import { eq, and } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { describeOnServer, logInAs, startTestApp } from "../../../tests/support/test-app.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import { notifyOfLead } from "./notify-of-lead.ts";
import { isText } from "../../../tests/support/message-rows.ts";
import { textLike } from "../../../tests/support/matchers.ts";
import { portOf } from "../../../tests/support/port-of.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

const contact = (changes: object = {}) => ({
  firstName: "Rosa",
  lastName: "Vela",
  email: "rosa@example.com",
  phone: "713-555-0166",
  inquiryType: "claim",
  message: "Hail broke my window.\nPlease call.",
  ...changes,
});

describeOnServer("contact requests", (server) => {
  const post = (payload: object, headers: Record<string, string> = {}) =>
    server().app.inject({ method: "POST", url: "/api/contact-requests", payload, headers });

  it("are stored once and answered with a reference", async () => {
    const headers = { "idempotency-key": "contact-once" };
    const [first, second] = await Promise.all([post(contact(), headers), post(contact(), headers)]);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ reference: textLike(/^C-\w{5}$/) });
    expect(second.json()).toEqual(first.json());
    const { reference } = first.json<{ reference: string }>();
    const rows = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.details["message"]).toBe("Hail broke my window.\nPlease call.");
  });

  it("W12: sent by a person are not taken in by the same words that were held back as spam", async () => {
    const words = contact({ message: "The same words, twice." });
    const held = (await post({ ...words, website: "http://spam.example" })).json<{ reference: string }>();
    const sent = (await post(words)).json<{ reference: string; answerBy?: string }>();
    expect(sent.reference).not.toBe(held.reference);
    expect(sent.answerBy).toBeDefined();
    expect((await post(words)).json()).toEqual(sent);
  });

  it("name every bad field with the words of the specification", async () => {
    const answer = await post({ firstName: "R", lastName: "V", email: "rosa", phone: "1" });
    expect(answer.json<{ fields: object }>().fields).toEqual({
      firstName: "First name must be at least 2 characters",
      lastName: "Last name must be at least 2 characters",
      email: "Please enter a valid email address",
      phone: "Please enter a valid phone number",
    });
  });

  it("need no inquiry type and no message", async () => {
    expect((await post(contact({ inquiryType: "", message: "" }))).statusCode).toBe(201);
  });

  it("about a claim are urgent, and their messages say so, to the visitor that the insurer has not been told", async () => {
    const { deps } = server();
    const sent = async (inquiryType: string, language: string) => {
      const answer = await post(contact({ inquiryType, message: `${inquiryType} ${language}`, ...AGREED }), {
        "accept-language": language,
      });
      const { reference } = answer.json<{ reference: string }>();
      await notifyOfLead(deps, { kind: "contact", reference });
      const [row] = await deps.db.select().from(requests).where(eq(requests.reference, reference));
      const mails = await deps.db
        .select()
        .from(messages)
        .where(and(isMail, eq(messages.requestId, row?.id ?? 0)))
        .orderBy(messages.id);
      const ofRow = and(isText, eq(messages.requestId, row?.id ?? 0));
      const [text] = await deps.db.select().from(messages).where(ofRow);
      return { priority: row?.priority, notice: mails[0], thanks: mails[1], sms: text?.text };
    };
    const claim = await sent("claim", "en");
    expect(claim.priority).toBe("high");
    expect(claim.notice?.subject).toMatch(/^Urgent: new message about a claim \(C-/);
    expect(claim.thanks?.text).toMatch(/^Your insurance company has not been told of this claim/);
    expect(claim.thanks?.text).toContain(`${deps.env.publicUrl}/claims-process`);
    expect(claim.sms).toContain(": your insurer has not been told of your claim.");
    expect(claim.sms).toContain(` ${deps.env.publicUrl}/claims-process `);
    expect(claim.sms).toMatch(/C-\w{5}.*STOP.*HELP/);
    const reclamo = await sent("claim", "es");
    expect(reclamo.thanks?.text).toMatch(/^Su compañía de seguros todavía no sabe de este reclamo/);
    expect(reclamo.thanks?.text).toContain(`${deps.env.publicUrl}/es/claims-process`);
    expect(reclamo.sms).toContain(": su aseguradora todavía no sabe de su reclamo.");
    expect(reclamo.sms).toContain(` ${deps.env.publicUrl}/es/claims-process `);
    const question = await sent("question", "en");
    expect(question.priority).toBe("normal");
    expect(question.notice?.subject).toMatch(/^New message about a question/);
    expect(question.thanks?.text).not.toContain("has not been told");
    expect(question.sms).toContain(": we have your request C-");
  });

  it("are listed for those who may see customer data", async () => {
    await post(contact({ firstName: "Listed" }));
    expect((await server().app.inject({ url: "/api/contact-requests" })).statusCode).toBe(401);
    const cookie = await logInAs(server().app);
    const list = await server().app.inject({ url: "/api/contact-requests?limit=1", headers: { cookie } });
    expect(list.json()).toMatchObject([{ firstName: "Listed", hasConsent: false }]);
    expect(list.headers["link"]).toMatch(/before=\d+-\d+>; rel="next"/);
  });
});

describe("W12: a thousand posts from one address", () => {
  it("are taken up to the limit and refused after it, with the time to wait", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "1" } });
    const statuses: number[] = [];
    for (let i = 0; i < 1_000; i++) {
      const answer = await server.app.inject({ method: "POST", url: "/api/contact-requests", payload: {} });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(970);
    await server.close();
  });
});

describe("the forwarder", () => {
  it("passes a stored request on with title-cased fields, and its failure never reaches the visitor", async () => {
    const received: URLSearchParams[] = [];
    const service = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        received.push(new URLSearchParams(body));
        response.writeHead(500).end();
      });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => service.once("listening", resolve));
    const port = portOf(service);
    const env = { SERVICES: "web,worker", FORM_FORWARD_URL: `http://127.0.0.1:${port}/form` };
    const server = await startTestApp({ env });
    const payload = {
      insuranceType: "life",
      name: "Rosa Vela",
      email: "r@example.com",
      phone: "7135550177",
      personalDob: "1990-01-02",
    };
    const answer = await server.app.inject({ method: "POST", url: "/api/quote-requests", payload });
    expect(answer.statusCode).toBe(201);
    await expect.poll(() => received.length).toBeGreaterThan(0);
    expect(Object.fromEntries(received[0] ?? [])).toMatchObject({
      Name: "Rosa Vela",
      "Personal Dob": "1990-01-02",
      "Insurance Type": "life",
      "Request Date": textLike(/^\d{4}-/),
      _honey: "",
      _captcha: "false",
    });
    expect((await server.deps.db.select().from(messages)).length).toBeGreaterThan(0);
    service.close();
    await server.close();
  });
});
