import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startSmsProvider, type SmsProvider } from "../../../tests/support/sms-provider.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { makeUser, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { requests, messages, smsOptOuts } from "../../platform/db/schema/index.ts";
import type { SmsTransport } from "../../platform/deps/messages.ts";
import { PermanentJobError, PostponeJob } from "../../platform/jobs/outcome.ts";
import { noteDelivery } from "./note-delivery.ts";
import { sendSms } from "./send-sms.ts";
import { createSmsTransport } from "./transport.ts";
import { textRow, type MessageValues } from "../../../tests/support/message-rows.ts";

const TWILIO = { sid: "AC00000000000000000000000000000000", token: "test-auth-token" };
const MORNING = new Date("2026-11-12T17:00:00Z");
/** Settings of a client with a short timeout, instead of half a minute. */
const HASTY = { timeoutMs: 1_000 };
let people = 0;

describe("R13: a text whose outcome is unclear", () => {
  let now = MORNING;
  let provider: SmsProvider;
  let server: TestApp;
  let transport: SmsTransport | null;
  let hasty: SmsTransport | null;

  beforeAll(async () => {
    provider = await startSmsProvider(TWILIO);
    provider.clock.now = () => now;
    const env = {
      TWILIO_ACCOUNT_SID: TWILIO.sid,
      TWILIO_AUTH_TOKEN: TWILIO.token,
      TWILIO_FROM: "+17135550142",
      TWILIO_API_URL: provider.url,
    };
    server = await startTestApp({ env, clock: () => now });
    transport = createSmsTransport(server.deps.env);
    hasty = createSmsTransport(server.deps.env, HASTY);
    // Warms up the library, which loads slowly, so that no test waits for it.
    await transport?.list("+17135550100", now);
  });
  afterAll(async () => {
    await server.close();
    provider.close();
  });
  beforeEach(() => {
    delete provider.beforeAnswer.wait;
    Object.assign(provider.refuses, { messages: null, lists: null });
  });

  const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
  /** Stores a text message; returns it with the provider's field names and, as id, the number that the API uses. */
  async function write(values: MessageValues = {}) {
    const to = `+1713555${1000 + people++}`;
    const base = { direction: "out", from: "+17135550142", to, text: "Thank you, Rosa.", status: "queued" } as const;
    const sms = textRow({ ...base, timestamp: now, ...values });
    const [row] = await server.deps.db.insert(messages).values(sms).returning();
    if (!row) throw new Error("nothing was written");
    return { ...row, id: row.number, body: row.text };
  }
  /** Runs one attempt of the job, and returns its outcome in the queue. */
  const tryOnce = (id: number, isLast = false, by = transport) =>
    sendSms(server.deps, by, { smsId: id }, { isLast }).then(
      () => "done",
      (error: unknown) => (error instanceof PostponeJob ? "put off" : "failed"),
    );
  const stored = async (id: number) => (await server.deps.db.select().from(messages).where(isMessage("sms", id)))[0];
  const copies = ({ to }: { to: string }) => provider.received.filter(({ form }) => form["To"] === to).length;

  it("answered too late is looked up, not sent again: the provider has it once", async () => {
    const answered = Promise.withResolvers<void>();
    provider.beforeAnswer.wait = () => answered.promise;
    const sms = await write();
    expect(await tryOnce(sms.id, false, hasty)).toBe("put off");
    expect(await stored(sms.id)).toMatchObject({ status: "unclear", handedOverAt: now, externalId: null });
    later(12);
    expect(await tryOnce(sms.id)).toBe("put off");
    answered.resolve();
    later(108);
    expect(await tryOnce(sms.id)).toBe("done");
    expect(await stored(sms.id)).toMatchObject({ status: "sent", externalId: expect.stringMatching(/^SM/) });
    expect(copies(sms)).toBe(1);
  });

  it("taken by a provider that broke the connection is found there", async () => {
    provider.beforeAnswer.wait = async () => "break";
    const sms = await write();
    await tryOnce(sms.id);
    later(120);
    expect(await tryOnce(sms.id)).toBe("done");
    expect(await stored(sms.id)).toMatchObject({ status: "sent" });
    expect(copies(sms)).toBe(1);
  });

  it("refused was not taken: it is tried again at once; and without any connection, too", async () => {
    const sms = await write();
    for (const status of [429, 403]) {
      provider.refuses.messages = status;
      expect(await tryOnce(sms.id)).toBe("failed");
      expect(await stored(sms.id)).toMatchObject({ status: "queued", handedOverAt: null, leavingAt: null });
    }
    provider.refuses.messages = null;
    const nobody = createSmsTransport({ ...server.deps.env, TWILIO_API_URL: "http://127.0.0.1:1" });
    await expect(sendSms(server.deps, nobody, { smsId: sms.id }, { isLast: false })).rejects.toThrow();
    expect(await stored(sms.id)).toMatchObject({ status: "queued", handedOverAt: null });
    expect(await tryOnce(sms.id)).toBe("done");
    expect(copies(sms)).toBe(1);
  });

  it("that the provider surely does not have is sent, unless its number has stopped meanwhile", async () => {
    provider.refuses.messages = 503;
    const [sms, stopped] = [await write(), await write()];
    for (const { id } of [sms, stopped]) await tryOnce(id);
    expect(await stored(sms.id)).toMatchObject({ status: "unclear" });
    provider.refuses.messages = null;
    await server.deps.db.insert(smsOptOuts).values({ phone: stopped.to.slice(1) });
    later(120);
    for (const { id } of [sms, stopped]) expect(await tryOnce(id)).toBe("done");
    expect(await stored(sms.id)).toMatchObject({ status: "sent" });
    expect(await stored(stopped.id)).toMatchObject({ status: "cancelled", error: "opted out" });
    expect([copies(sms), copies(stopped)]).toEqual([1, 0]);
  });

  it("left by a worker that was killed is looked up by the next", async () => {
    const killed = { handedOverAt: now, leavingAt: now };
    const [taken, lost] = [await write(killed), await write(killed)];
    await transport?.send(taken);
    later(120);
    for (const { id } of [taken, lost]) expect(await tryOnce(id)).toBe("done");
    expect([copies(taken), copies(lost)]).toEqual([1, 1]);
    expect([(await stored(taken.id))?.status, (await stored(lost.id))?.status]).toEqual(["sent", "sent"]);
  });

  it("of which two have the same words is one of the provider's each", async () => {
    provider.beforeAnswer.wait = async () => "break";
    const first = await write();
    await tryOnce(first.id);
    provider.refuses.messages = 500;
    const second = await write({ to: first.to });
    await tryOnce(second.id);
    provider.refuses.messages = null;
    delete provider.beforeAnswer.wait;
    later(120);
    for (const { id } of [first, second]) expect(await tryOnce(id)).toBe("done");
    expect(copies(first)).toBe(2);
    const ids = [(await stored(first.id))?.externalId, (await stored(second.id))?.externalId];
    expect(new Set(ids).size).toBe(2);
  });

  it("is found in other signs and behind words of the provider; other words leave it unclear", async () => {
    const sms = await write({ text: "It’s ready – call us" });
    await transport?.send({ ...sms, body: "Sent from a trial account - It's ready - call us" });
    await server.deps.db.update(messages).set({ handedOverAt: now }).where(isMessage("sms", sms.id));
    const other = await write();
    await transport?.send({ ...other, body: "Something else" });
    await server.deps.db.update(messages).set({ handedOverAt: now }).where(isMessage("sms", other.id));
    later(120);
    for (const { id } of [sms, other]) expect(await tryOnce(id)).toBe("done");
    expect([(await stored(sms.id))?.status, (await stored(other.id))?.status]).toEqual(["sent", "unclear"]);
    expect([copies(sms), copies(other)]).toEqual([1, 1]);
  });

  it("stays so while the provider cannot be asked, and is asked again", async () => {
    const sms = await write({ handedOverAt: now });
    provider.refuses.lists = 500;
    later(120);
    expect(await tryOnce(sms.id)).toBe("failed");
    expect(await tryOnce(sms.id, true)).toBe("failed");
    expect(await stored(sms.id)).toMatchObject({ status: "unclear" });
    provider.refuses.lists = null;
    expect(await tryOnce(sms.id)).toBe("done");
    expect(copies(sms)).toBe(1);
  });

  it("is cleared by any report of the provider that names it by our id", async () => {
    const [unclear, leaving, waiting] = [
      await write({ status: "unclear", handedOverAt: now }),
      await write({ handedOverAt: now }),
      await write(),
    ];
    for (const { id } of [unclear, leaving, waiting])
      await noteDelivery(server.deps, {
        number: id,
        handedOverAt: now,
        providerId: `SM-told-${id}`,
        status: "queued",
        errorCode: null,
      });
    const statuses = await Promise.all([unclear, leaving, waiting].map(async ({ id }) => (await stored(id))?.status));
    expect(statuses).toEqual(["sent", "sent", "queued"]);
  });

  it("is no longer what a late report speaks of, once it is sent again", async () => {
    const admin = await makeUser(server, "admin");
    const sms = await write();
    await tryOnce(sms.id);
    const first = await stored(sms.id);
    const report = { number: sms.id, handedOverAt: first?.handedOverAt ?? null, providerId: first?.externalId ?? "" };
    const say = (status: string, of = report) => noteDelivery(server.deps, { ...of, status, errorCode: "30003" });
    await say("undelivered");
    expect(await stored(sms.id)).toMatchObject({ status: "undelivered" });
    const again = { method: "POST", url: `/api/sms/${sms.id}/retry`, headers: { cookie: admin.cookie } } as const;
    expect((await server.app.inject(again)).statusCode).toBe(200);
    await say("failed");
    expect(await stored(sms.id)).toMatchObject({ status: "queued", externalId: null });
    later(1);
    provider.beforeAnswer.wait = () => say("failed");
    expect(await tryOnce(sms.id)).toBe("done");
    await say("failed");
    const second = await stored(sms.id);
    expect(second).toMatchObject({ status: "sent", error: null });
    expect(second?.externalId).not.toBe(report.providerId);
    await say("failed", { ...report, providerId: second?.externalId ?? "" });
    expect(await stored(sms.id)).toMatchObject({ status: "failed", error: "30003" });
    expect(copies(sms)).toBe(2);
  });

  it("refused as invalid fails at once: another try would end alike", async () => {
    const sms = await write();
    provider.refuses.messages = 400;
    await expect(sendSms(server.deps, transport, { smsId: sms.id }, { isLast: false })).rejects.toThrow(
      PermanentJobError,
    );
    expect(await stored(sms.id)).toMatchObject({ status: "failed", error: expect.stringContaining("21211") });
  });

  it("is handed over by one of two workers that have it at once", async () => {
    const sms = await write();
    await Promise.all([tryOnce(sms.id), tryOnce(sms.id), tryOnce(sms.id)]);
    expect(copies(sms)).toBe(1);
  });

  it("is sent again when somebody says so who may write to its customer, and nobody else", async () => {
    const agent = await makeUser(server, "agent");
    const other = await makeUser(server, "agent");
    const lead = {
      contentHash: "unclear",
      insuranceType: "auto",
      zipCode: "",
      requestDate: now,
      lastUsedAt: now,
    } as const;
    const [quote] = await server.deps.db
      .insert(requests)
      .values(quoteRow({ ...lead, reference: "Q-UNCLR", ownerId: agent.id }))
      .returning();
    const sms = await write({
      status: "unclear",
      handedOverAt: now,
      leavingAt: now,
      authorId: agent.id,
      requestId: quote?.id ?? 0,
    });
    const press = async (cookie: string) =>
      (await server.app.inject({ method: "POST", url: `/api/sms/${sms.id}/send-again`, headers: { cookie } }))
        .statusCode;
    expect(await press(other.cookie)).toBe(403);
    expect(await press(agent.cookie)).toBe(200);
    expect(await stored(sms.id)).toMatchObject({ status: "queued", handedOverAt: null, leavingAt: null });
    expect(await press(agent.cookie)).toBe(409);
    expect(await tryOnce(sms.id)).toBe("done");
    expect(copies(sms)).toBe(1);
  });
});
