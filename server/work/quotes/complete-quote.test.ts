import { asc, eq, sql, and } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agency } from "../../../tests/support/agency.ts";
import { answerBy } from "../../../domain/work/answer-time.ts";
import { startFormService } from "../../../tests/support/form-service.ts";
import { logInAs, makeUser, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { absences, consents, deskEvents, messages, requests } from "../../platform/db/schema/index.ts";
import { forwardLead } from "../leads/forward-lead.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { isOfChannel } from "../../platform/db/message-rows.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import { anyText } from "../../../tests/support/matchers.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

type Receipt = { reference: string; completionToken?: string };
type Job = { data: { onlyAsItCame?: boolean }; start_after: string };
type Answer = { statusCode: number; json: () => unknown };

const HOUR = 3_600_000;
/** Part of the receipt of a request that will be answered. */
const PROMISE = { answerBy: anyText(), link: anyText() };
const ROSA = { name: "Rosa Vela", phone: "713-555-0190" };

describe("a quote request with a ZIP code only", () => {
  let now = new Date();
  let forms: Awaited<ReturnType<typeof startFormService>>;
  let server: TestApp;
  beforeAll(async () => {
    forms = await startFormService();
    server = await startTestApp({ env: { FORM_FORWARD_URL: forms.url }, clock: () => now });
  });
  afterAll(async () => {
    await server.close();
    forms.close();
  });

  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: "POST", url: `/api/quote-requests${path}`, payload, headers });
  let keys = 0;
  const askKeyed = (key: string, changes: object = {}) =>
    post("", { form: "short", insuranceType: "home", zipCode: "77008", ...changes }, { "idempotency-key": key });
  /** Sends a new request with a ZIP code only. Returns its receipt with the completion token. */
  async function ask(changes: object = {}): Promise<Required<Receipt>> {
    return (await askKeyed(`zip-only-${keys++}`, changes)).json<Required<Receipt>>();
  }
  const complete = (token: string, changes: object = {}): Promise<Answer> =>
    post("/complete", { token, ...ROSA, ...changes });
  const rowOf = async (reference: string) => {
    const [row] = await server.deps.db.select().from(requests).where(eq(requests.reference, reference));
    return row ?? expect.fail(`no request ${reference}`);
  };
  const jobsOf = async (name: string, id: number) => {
    const query = sql`select data, start_after from jobs.job where name = ${name} and exists (select from requests
      where id = ${id} and (data ->> 'id' = number::text or data ->> 'reference' = reference))`;
    const { rows } = await server.deps.db.execute<Job>(query);
    return rows;
  };

  it("is answered with a token of 256 bits, of which only the hash is stored", async () => {
    const { reference, completionToken } = await ask();
    expect(Buffer.from(completionToken, "base64url")).toHaveLength(32);
    expect(JSON.stringify(await rowOf(reference))).not.toContain(completionToken);
    const whole = await askKeyed("came-whole", { phone: "7135550111" });
    expect(whole.json()).toEqual({ reference: anyText(), ...PROMISE });
  });

  it("gets the same answer again after a lost one, until it is complete", async () => {
    const [first, again] = [await askKeyed("lost-answer"), await askKeyed("lost-answer")];
    expect(again.json()).toEqual(first.json());
    await complete(first.json<Required<Receipt>>().completionToken);
    expect((await askKeyed("lost-answer")).json()).toEqual({ reference: first.json<Receipt>().reference, ...PROMISE });
  });

  it("sent again without script is the same one while it is open, and never one that somebody has completed", async () => {
    const sendAgain = async () =>
      (await post("", { form: "short", insuranceType: "life", zipCode: "77099" })).json<Required<Receipt>>();
    const first = await sendAgain();
    expect(await sendAgain()).toEqual(first);
    await complete(first.completionToken);
    // The same ZIP code, from the same address: a neighbor, who must get neither the request nor its private page.
    const next = await sendAgain();
    expect(next).toEqual({ reference: anyText(), completionToken: anyText(), link: anyText() });
    expect([next.reference === first.reference, await rowOf(next.reference)]).toMatchObject([
      false,
      { name: null, completedAt: null },
    ]);
    expect((await complete(first.completionToken)).json()).toEqual({ reference: first.reference, ...PROMISE });
  });

  it("is completed: the same request, only what was empty, and what was agreed to", async () => {
    const { reference, completionToken } = await ask({ name: "R. Vela" });
    const before = await rowOf(reference);
    const answer = await complete(completionToken, { ...AGREED, zipCode: "10001", page: "/home" });
    expect([answer.statusCode, answer.json()]).toEqual([200, { reference, ...PROMISE }]);
    const row = await rowOf(reference);
    expect(row).toMatchObject({ id: before.id, name: "R. Vela", phone: ROSA.phone, email: null });
    expect(row.details).toEqual({ zipCode: "77008" });
    const [consent] = await server.deps.db
      .select()
      .from(consents)
      .where(eq(consents.id, row.consentId ?? 0));
    expect(consent).toMatchObject({ phone: "7135550190", page: "/home" });
  });

  it("asks for a name, and for a phone number or an e-mail", async () => {
    const { completionToken } = await ask();
    const nothing = await complete(completionToken, { name: "", phone: "" });
    expect(nothing.statusCode).toBe(400);
    expect(valueIn(nothing.json(), "fields")).toEqual({
      name: "Name is required",
      phone: "Please give us a phone number or an email",
    });
    expect((await complete(completionToken, { phone: "", email: "rosa@example.com" })).statusCode).toBe(200);
  });

  it("Z5: is completed by its token alone, once, within 24 hours", async () => {
    const { reference, completionToken } = await ask();
    const { completionToken: other } = await ask();
    const refused = async (answer: Promise<Answer>) => {
      const { statusCode, json } = await answer.then((a) => ({ statusCode: a.statusCode, json: a.json() }));
      expect([statusCode, json]).toEqual([
        404,
        expect.objectContaining({
          error: "This request can no longer be completed here. Please call us and give your reference.",
        }),
      ]);
    };
    for (const guess of [reference, "", "A".repeat(43), `${completionToken}=`]) await refused(complete(guess));
    const rivals = [complete(completionToken), complete(completionToken, { phone: "7135550191" })];
    const outcomes = (await Promise.all(rivals)).map((a) => a.statusCode);
    expect(outcomes.toSorted((a, b) => a - b)).toEqual([200, 404]);
    const { phone } = await rowOf(reference);
    // A repeat with equal content means that the response was lost, and is accepted. Other content is rejected.
    expect((await complete(completionToken, { phone })).json()).toEqual({ reference, ...PROMISE });
    await refused(complete(completionToken, { phone: "7135550192" }));
    now = new Date(now.getTime() + 24 * HOUR);
    await refused(complete(other));
  });

  it("then notifies, thanks and is passed on as if it had come whole, each once", async () => {
    const { reference, completionToken } = await ask();
    const { id, number } = await rowOf(reference);
    const { db } = server.deps;
    const written = (channel: MessageChannel) =>
      db
        .select()
        .from(messages)
        .where(and(isOfChannel(channel), eq(messages.requestId, id)))
        .orderBy(asc(messages.id));
    const mails = () => written("email");
    const kinds = async () => (await mails()).map((mail) => mail.kind);
    for (let run = 0; run < 2; run++) await notifyOfLead(server.deps, { kind: "quote", reference });
    expect(await kinds()).toEqual(["lead-notification"]);
    // A request that may still be completed is forwarded later.
    const waiting = await jobsOf("forward-lead", id);
    expect(waiting).toMatchObject([{ data: { onlyAsItCame: true } }]);
    expect(new Date(waiting[0]?.start_after ?? "").getTime()).toBe(now.getTime() + 24 * HOUR);

    await complete(completionToken, { email: "rosa@example.com", ...AGREED });
    for (let run = 0; run < 2; run++) await notifyOfLead(server.deps, { kind: "quote", reference });
    expect(await kinds()).toEqual(["lead-notification", "lead-completion", "lead-acknowledgement"]);
    expect((await mails())[1]).toMatchObject({ subject: `Quote request completed: Home Insurance (${reference})` });
    expect(await written("sms")).toHaveLength(1);
    for (const { data } of await jobsOf("forward-lead", id))
      await forwardLead(server.deps, { kind: "quote", id: number, ...data });
    expect(forms.received.filter((form) => form["Phone"] === ROSA.phone)).toMatchObject([{ Name: ROSA.name }]);
  });

  it("completed before anybody was told is told of once", async () => {
    const { reference, completionToken } = await ask();
    const { id } = await rowOf(reference);
    await complete(completionToken);
    expect(await jobsOf("notify-of-lead", id)).toHaveLength(2);
    for (let run = 0; run < 2; run++) await notifyOfLead(server.deps, { kind: "quote", reference });
    const mails = await server.deps.db.select().from(messages).where(eq(messages.requestId, id));
    expect(mails.map((mail) => mail.kind)).toEqual(["lead-completion"]);
  });

  it("never completed is passed on as it came", async () => {
    const { reference } = await ask({ zipCode: "79936" });
    const { number } = await rowOf(reference);
    await forwardLead(server.deps, { kind: "quote", id: number, onlyAsItCame: true });
    expect(forms.received).toContainEqual(expect.objectContaining({ "Zip Code": "79936" }));
  });

  it("W12: completed by what looks like a machine is set apart and tells nobody", async () => {
    const { reference, completionToken } = await ask();
    const answer = await complete(completionToken, { website: "http://spam.example" });
    expect(answer.json()).toEqual({ reference });
    const row = await rowOf(reference);
    expect(row).toMatchObject({ isSuspect: true, phone: ROSA.phone });
    expect(await jobsOf("notify-of-lead", row.id)).toHaveLength(1);
  });

  it("W18: sent too fast is cleared by its completion, however fast that is, and then told of and promised a time", async () => {
    const asked = await askKeyed("too-fast", { elapsedMs: 5 });
    const { reference, completionToken } = asked.json<Required<Receipt>>();
    expect(asked.json()).toEqual({ reference, completionToken });
    const { id, ...held } = await rowOf(reference);
    expect(held).toMatchObject({ isSuspect: true, suspicion: "too fast" });
    expect(await jobsOf("notify-of-lead", id)).toEqual([]);
    const first = await complete(completionToken, { elapsedMs: 5 });
    const by = answerBy(now, agency.promises.quote.answerWithinHours, agency)?.toISOString();
    expect(first.json()).toEqual({ reference, answerBy: by, link: anyText() });
    expect((await complete(completionToken)).json()).toEqual({ reference, answerBy: by, link: anyText() });
    expect(await rowOf(reference)).toMatchObject({ isSuspect: false, suspicion: null, respondBy: expect.any(Date) });
    expect(await jobsOf("notify-of-lead", id)).toHaveLength(1);
    await notifyOfLead(server.deps, { kind: "quote", reference });
    const mails = await server.deps.db.select().from(messages).where(eq(messages.requestId, id));
    expect(mails.map((mail) => mail.kind)).toEqual(["lead-completion"]);
  });

  it("that somebody at the desk has cleared stays cleared when it is completed", async () => {
    const { reference, completionToken } = await ask({ website: "http://spam.example" });
    const { id, number } = await rowOf(reference);
    const cookie = await logInAs(server.app);
    const change = { do: "not-spam" };
    const url = `/api/quote-requests/${number}/work`;
    await server.app.inject({ method: "POST", url, headers: { cookie }, payload: { version: 0, change } });
    expect((await complete(completionToken)).json()).toEqual({ reference, ...PROMISE });
    expect(await rowOf(reference)).toMatchObject({ isSuspect: false, waitsFor: "us", phone: ROSA.phone });
    expect(await jobsOf("notify-of-lead", id)).toHaveLength(1);
  });

  it("whose phone the desk has filled in keeps that one, without the consent that was given for another", async () => {
    for (const [phone, isSame] of [
      ["+1 (713) 555-0190", true],
      ["713-555-0177", false],
    ] as const) {
      const { reference, completionToken } = await ask();
      const { id } = await rowOf(reference);
      await server.deps.db.update(requests).set({ phone }).where(eq(requests.id, id));
      await complete(completionToken, { ...AGREED, email: "rosa@example.com" });
      const row = await rowOf(reference);
      expect(row).toMatchObject({ phone, email: "rosa@example.com" });
      expect(row.consentId !== null).toBe(isSame);
      const ofRequest = and(eq(deskEvents.requestId, id), eq(deskEvents.type, "completed"));
      const [event] = await server.deps.db.select().from(deskEvents).where(ofRequest);
      expect(event?.data).toEqual(isSame ? {} : { text: ROSA.phone });
    }
  });

  it("that was closed before its visitor completes it waits for us again, and is not closed over that", async () => {
    const { reference, completionToken } = await ask();
    const { number } = await rowOf(reference);
    const headers = { cookie: await logInAs(server.app) };
    const url = `/api/quote-requests/${number}/work`;
    const work = async (change: object, heard: Date | null) => {
      const { version } = await rowOf(reference);
      const payload = { version, change, heard: heard?.toISOString() ?? null };
      return (await server.app.inject({ method: "POST", url, headers, payload })).json<object>();
    };
    await work({ do: "stage", stage: "lost", reason: "price" }, null);
    expect(await rowOf(reference)).toMatchObject({ stage: "lost", waitsFor: "nobody" });
    now = new Date(now.getTime() + 60_000);
    expect((await complete(completionToken)).json()).toEqual({ reference, ...PROMISE });
    expect(await rowOf(reference)).toMatchObject({ stage: "lost", waitsFor: "us", waitsSince: now });
    const unseen = { error: expect.stringContaining("written again") };
    expect(await work({ do: "settle" }, null)).toMatchObject(unseen);
    expect(await work({ do: "settle" }, now)).toMatchObject({ work: { waitsFor: "nobody" } });
  });

  it("goes to the substitute when it is completed while its owner is away", async () => {
    const { reference, completionToken } = await ask();
    const { id } = await rowOf(reference);
    const [owner, substitute] = [await makeUser(server, "agent"), await makeUser(server, "agent")];
    await server.deps.db.update(requests).set({ ownerId: owner.id }).where(eq(requests.id, id));
    const day = (ms: number) => new Date(now.getTime() + ms).toISOString().slice(0, 10);
    const away = { userId: owner.id, substituteId: substitute.id, from: day(-24 * HOUR), to: day(24 * HOUR) };
    await server.deps.db.insert(absences).values(away);
    await complete(completionToken);
    expect(await rowOf(reference)).toMatchObject({ ownerId: substitute.id, waitsFor: "us" });
  });

  it("with a filled honeypot stays set apart when it is completed", async () => {
    const { reference, completionToken } = await ask({ website: "http://spam.example" });
    await complete(completionToken);
    expect(await rowOf(reference)).toMatchObject({ isSuspect: true, suspicion: "honeypot" });
  });
});
