import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { AGREED, SHOWN_CONSENT } from "../../../tests/support/agreed.ts";
import { textRow } from "../../../tests/support/message-rows.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { anyText } from "../../../tests/support/matchers.ts";
import { bodyPlace, textPlace } from "../../platform/mail/body-place.ts";
import { createKeys } from "../../platform/keys.ts";
import {
  auditEvents,
  bookings,
  deskEvents,
  doNotCalls,
  linkCodes,
  linkSessions,
  messages,
  requests,
  smsOptOuts,
  tasks,
} from "../../platform/db/schema/index.ts";
import { detailFields } from "../leads/detail-fields.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { hashOfLink, issueLink, linkToken } from "../private-links/link.ts";
import { queueSms } from "../sms/queue-sms.ts";
import { sendSms } from "../sms/send-sms.ts";
import { actOnPage } from "./actions.ts";
import { readBookingCalendar } from "./booking.ts";
import { mailLinks } from "./mail-links.ts";
import { openLink } from "./open-link.ts";
import { presentPage } from "./present.ts";

const DAY = 86_400_000;
const [OLD_KEY, NEW_KEY] = [Buffer.alloc(32, 1).toString("base64"), Buffer.alloc(32, 2).toString("base64")];
const DEAD = { code: "notFound", status: 404 };
const http = { ip: "192.0.2.7", cookies: {}, headers: {}, query: {} } as unknown as FastifyRequest;
const reply = { request: http } as unknown as FastifyReply;

describe("the link to a private page", () => {
  it("stays the one that was handed out when the key is replaced", () => {
    const before = createKeys([OLD_KEY]);
    const request = { reference: "Q-7K3F9", linkNumber: 0, linkHash: hashOfLink(before, "Q-7K3F9") };
    const token = linkToken(before, request);
    expect(Buffer.from(token ?? "", "base64url")).toHaveLength(32);
    expect(linkToken(createKeys([NEW_KEY, OLD_KEY]), request)).toBe(token);
    expect(linkToken(createKeys([NEW_KEY]), request)).toBeNull();
  });
});

describeOnServer("Z5: a private page", (server) => {
  let count = 0;
  /** Sends a quote request and returns its row and the token of its link, as the receipt has it. */
  async function ask(changes: object = {}) {
    const payload = {
      insuranceType: "auto",
      name: "Rosa Vela",
      zipCode: "77008",
      email: `rosa${count++}@example.com`,
      phone: `713555${String(1000 + count)}`,
      vehicleYear: "2019",
      vehicleType: "truck",
      driverDob: "1961-02-03",
      ...AGREED,
      ...changes,
    };
    const sent = await server().app.inject({ method: "POST", url: "/api/quote-requests", payload });
    const { reference, link = "" } = sent.json<{ reference: string; link?: string }>();
    return { reference, token: link.replace("/r/", ""), row: await rowOf(reference) };
  }
  async function rowOf(reference: string) {
    const [row] = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
    if (!row) throw new Error(`no request ${reference}`);
    return row;
  }
  const open = (token: string) => openLink(server().deps, server().deps.db, token);
  const read = (token: string) => presentPage({ deps: server().deps, token, language: "en", http });
  const act = (token: string, form: Record<string, unknown>) =>
    actOnPage({ deps: server().deps, token, form, language: "en", reply });
  const change = (reference: string, set: Partial<typeof requests.$inferInsert>) =>
    server().deps.db.update(requests).set(set).where(eq(requests.reference, reference));
  const eventsOf = (id: number) =>
    server().deps.db.select().from(deskEvents).where(eq(deskEvents.requestId, id)).orderBy(deskEvents.id);

  it("opens by the link of the receipt, of which only the hash is stored", async () => {
    const { reference, token, row } = await ask();
    expect((await open(token)).reference).toBe(reference);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("is gone alike for a guessed link, an expired one, and a request that is suspected or deleted", async () => {
    const { reference, token, row } = await ask();
    await expect(open("A".repeat(43))).rejects.toMatchObject(DEAD);
    await expect(open(`${token}A`)).rejects.toMatchObject(DEAD);
    await change(reference, { lastUsedAt: new Date(Date.now() - 91 * DAY) });
    await expect(open(token)).rejects.toMatchObject(DEAD);
    await change(reference, { lastUsedAt: new Date(Date.now() - 89 * DAY) });
    expect((await open(token)).id).toBe(row.id);
    await change(reference, { isSuspect: true });
    await expect(open(token)).rejects.toMatchObject(DEAD);
    await server().deps.db.delete(requests).where(eq(requests.id, row.id));
    await expect(open(token)).rejects.toMatchObject(DEAD);
  });

  it("shows no birth date, and reading it changes nothing", async () => {
    const { reference, token, row } = await ask();
    const page = await read(token);
    expect(page.standing).toMatchObject({ reference, stage: "quote.new", waitsFor: "us", agent: null });
    expect(JSON.stringify(page)).not.toContain("1961-02");
    expect(page.details.fields).toContain("vehicleMake");
    expect(page.details.fields).not.toContain("driverDob");
    expect(await rowOf(reference)).toEqual(row);
  });

  it("promises an answer until somebody answered, and says when the time is over", async () => {
    const { reference, token, row } = await ask();
    expect((await read(token)).standing.promise).toMatchObject({ answerBy: anyText(), isLate: false });
    await change(reference, { requestDate: new Date(Date.now() - 40 * DAY) });
    expect((await read(token)).standing.promise).toMatchObject({ isLate: true });
    await change(reference, { firstResponseAt: row.requestDate });
    expect((await read(token)).standing.promise).toBeUndefined();
  });

  it("takes words and empty details, which wait for us, and leaves filled ones alone", async () => {
    const { reference, token, row } = await ask();
    await change(reference, { waitsFor: "nobody" });
    const form = {
      intent: "add-details",
      words: "Two drivers.",
      vehicleMake: "Ford",
      vehicleYear: "1999",
      email: "x@y.zz",
    };
    await act(token, form);
    const changed = await rowOf(reference);
    expect(changed.details).toMatchObject({ vehicleMake: "Ford", vehicleYear: "2019" });
    expect([changed.email, changed.waitsFor]).toEqual([row.email, "us"]);
    const said = (await eventsOf(row.id)).filter(({ type }) => type === "message");
    expect(said.map(({ data }) => data)).toEqual([{ channel: "page", direction: "in", text: "Two drivers." }]);
    await expect(act(token, { intent: "add-details", vehicleYear: "2001" })).rejects.toMatchObject({ code: "invalid" });
    await expect(act(token, { intent: "add-details", annualMileage: "many" })).rejects.toMatchObject({
      details: { fields: { annualMileage: anyText() } },
    });
  });

  it("takes added words and details once when they are sent again, as after a lost answer", async () => {
    const { token, row } = await ask();
    const said = async () => (await eventsOf(row.id)).flatMap(({ type, data }) => (type === "message" ? [data] : []));
    const words = { intent: "add-details", words: "Two drivers." };
    for (const form of [words, words, { ...words, vehicleMake: "Ford" }, { ...words, vehicleMake: "Ford" }]) {
      await act(token, form);
    }
    expect(await said()).toHaveLength(2);
    const detail = { intent: "add-details", vehicleModel: "F-150" };
    await act(token, detail);
    await act(token, detail);
    expect((await said()).map(({ text }) => text)).toEqual([
      "Two drivers.",
      "Two drivers.",
      "I filled in details that were missing.",
    ]);
    await expect(act(token, { intent: "add-details" })).rejects.toMatchObject({ code: "invalid" });
  });

  it("takes the missing details of a service request, seals what must not be read, and shows none of it back", async () => {
    const { db, keys } = server().deps;
    const reach = { firstName: "Rosa", lastName: "Vela", email: "rosa.service@example.com", phone: "7135550133" };
    const payload = { ...reach, subject: "loss", lossType: "collision", lossDate: "2026-11-01", carrier: "Lone Star" };
    const sent = await server().app.inject({ method: "POST", url: "/api/service-requests", payload });
    const { reference } = sent.json<{ reference: string }>();
    const token = await issueLink(server().deps, db, await rowOf(reference));
    const before = await read(token);
    expect(before.standing.first).toMatch(/^Nothing is added/);
    expect(before.details).toMatchObject({ kind: "service", type: "loss" });
    expect(before.details.fields).toEqual(expect.arrayContaining(["policyNumber", "lossPlace", "isInjured"]));
    expect(before.details.fields).not.toEqual(expect.arrayContaining(["carrier"]));
    const secret = { policyNumber: "TX-778899", lossPlace: "1200 Canary Street" };
    const form = { intent: "add-details", ...secret, isInjured: "no", carrier: "Another", holderName: "Nobody" };
    await act(token, form);
    const { details } = await rowOf(reference);
    expect(details).toMatchObject({ isInjured: "no", carrier: "Lone Star" });
    expect(details).not.toHaveProperty("holderName");
    expect(JSON.stringify(details)).not.toMatch(/778899|Canary/);
    const opened = detailFields(keys, server().deps.settings.agency(), "service", await rowOf(reference));
    expect(opened).toMatchObject(secret);
    const after = await read(token);
    expect(JSON.stringify(after)).not.toMatch(/778899|Canary/);
    expect(after.details.fields).not.toEqual(expect.arrayContaining(["policyNumber"]));
    const events = await eventsOf((await rowOf(reference)).id);
    expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/778899|Canary/);
    await expect(act(token, { intent: "add-details", policeReport: "often" })).rejects.toMatchObject({
      details: { fields: { policeReport: anyText() } },
    });
  });

  it("shows the exact consent, whose withdrawal stops a text that waits", async () => {
    const { deps } = server();
    const { token, row } = await ask();
    expect((await read(token)).consent).toMatchObject({ text: SHOWN_CONSENT, isTextStopped: false });
    const waiting = textRow({ status: "queued", direction: "out", to: `+1${row.phone}`, requestId: row.id });
    const [text] = await deps.db.insert(messages).values(waiting).returning();
    await act(token, { intent: "withdraw-consent", channels: "both" });
    expect((await read(token)).consent).toMatchObject({ isTextStopped: true, isCallStopped: true });
    await sendSms(deps, null, { smsId: text?.number ?? 0 }, { isLast: false });
    const [sent] = await deps.db
      .select()
      .from(messages)
      .where(eq(messages.id, text?.id ?? 0));
    expect(sent?.status).toBe("cancelled");
    const wishes = (await eventsOf(row.id)).filter(({ type }) => type === "do-not-contact");
    expect(wishes.map(({ data }) => data["channel"])).toEqual(["text", "call"]);
    // Sent again, nothing is left to stop.
    await act(token, { intent: "withdraw-consent", channels: "both" });
    expect((await eventsOf(row.id)).filter(({ type }) => type === "do-not-contact")).toHaveLength(2);
  });

  it("stops texts and calls to a number of another country that has ten digits, and to nobody else's", async () => {
    const { db } = server().deps;
    const { token, row } = await ask({ phone: "+501 600 1234" });
    expect((await read(token)).consent).toMatchObject({ isTextStopped: false, isCallStopped: false });
    await act(token, { intent: "withdraw-consent", channels: "both" });
    expect((await read(token)).consent).toMatchObject({ isTextStopped: true, isCallStopped: true });
    for (const list of [smsOptOuts, doNotCalls]) {
      const stopped = await db
        .select({ phone: list.phone })
        .from(list)
        .where(sql`${list.phone} like ${"%5016001234"}`)
        .orderBy(list.phone);
      expect(stopped).toEqual([{ phone: "5016001234" }]);
    }
    expect((await eventsOf(row.id)).filter(({ type }) => type === "do-not-contact")).toHaveLength(2);
  });

  it("makes one task with 45 days out of a wish for a copy of one's data, and delivers nothing", async () => {
    const { deps } = server();
    const { token, row, reference } = await ask();
    await act(token, { intent: "data-wish", wish: "copy" });
    await act(token, { intent: "data-wish", wish: "copy" });
    const made = await deps.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.requestId, row.id), isNotNull(tasks.dataWish)));
    expect(made.map(({ what, dataWish }) => [what, dataWish])).toEqual([
      [`${reference}: make sure who asks, then hand over a copy of their data`, "copy"],
    ]);
    const days = (Date.parse(made[0]?.dueOn ?? "") - Date.now()) / DAY;
    expect(Math.round(days)).toBeGreaterThanOrEqual(44);
    expect(Math.round(days)).toBeLessThanOrEqual(45);
    expect((await read(token)).dataWishes).toMatchObject([{ wish: "copy", isDone: false }]);
    await expect(act(token, { intent: "data-wish", wish: "sell" })).rejects.toMatchObject({ code: "invalid" });
    const trail = await deps.db.select().from(auditEvents).where(eq(auditEvents.action, "private-page.data-wish"));
    expect(trail.map(({ subjectId }) => subjectId)).toEqual([reference]);
  });

  it("offers a call at a booked time to those with a phone number only", async () => {
    const { token, reference } = await ask();
    const ways = async () => (await read(token)).booking.ways;
    expect(await ways()).toEqual(["callback", "visit"]);
    // The desk stores an empty number where a mail, or a customer on the spot, gave none.
    for (const phone of ["", null]) {
      await change(reference, { phone });
      expect(await ways()).toEqual(["visit"]);
    }
  });

  it("keeps a delivered wish for data done when the customer has stated it again since", async () => {
    const { deps } = server();
    const { token, row } = await ask();
    const { cookie } = await makeUser(server(), "senior_agent");
    await act(token, { intent: "data-wish", wish: "copy" });
    const [first] = await deps.db.select().from(tasks).where(eq(tasks.requestId, row.id));
    const done = (method: "PUT" | "DELETE") =>
      server().app.inject({ method, url: `/api/tasks/${first?.id}/done`, headers: { cookie } });
    expect((await done("PUT")).statusCode).toBe(200);
    expect((await done("DELETE")).statusCode).toBe(200);
    await done("PUT");
    await act(token, { intent: "data-wish", wish: "copy" });
    const refused = await done("DELETE");
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
      409,
      "The customer has asked for this again since. Please work on the newer task.",
    ]);
    expect((await read(token)).dataWishes).toMatchObject([{ isDone: false }, { isDone: true }]);
  });

  it("says that a booked time is gone when it was canceled before it is moved or canceled", async () => {
    const { token } = await ask();
    const gone = { code: "conflict", details: { message: "errors:bookingGone" } };
    await expect(act(token, { intent: "cancel-time" })).rejects.toMatchObject(gone);
    const at = new Date(Date.now() + DAY).toISOString();
    await expect(act(token, { intent: "move-time", at })).rejects.toMatchObject(gone);
  });

  it("refuses a form without a known intent", async () => {
    const { token } = await ask();
    await expect(act(token, { intent: "constructor" })).rejects.toMatchObject({ code: "badRequest" });
  });

  it("has its link in the acknowledgement, which is stored without it, beside the promise, choices and consent", async () => {
    const { deps } = server();
    const { reference, token, row } = await ask({ name: "Visit evil.example" });
    await notifyOfLead(deps, { kind: "quote", reference });
    const isThanks = and(
      eq(messages.requestId, row.id),
      eq(messages.kind, "lead-acknowledgement"),
      eq(messages.channel, "email"),
    );
    const [mail] = await deps.db.select().from(messages).where(isThanks);
    expect(`${mail?.text} ${mail?.html}`).not.toContain(token);
    const { text } = JSON.parse(deps.keys.open(mail?.sealedBody ?? "", bodyPlace(mail?.externalId ?? ""))) as {
      text: string;
    };
    expect(text).toContain(`${deps.env.publicUrl}/r/${token}`);
    expect(text).toContain("Answer expected by: ");
    expect(text).toContain("Truck");
    expect(text).toContain(SHOWN_CONSENT);
    expect(text).not.toContain("2019");
    const isText = and(eq(messages.requestId, row.id), eq(messages.channel, "sms"));
    const [sms] = await deps.db.select().from(messages).where(isText);
    expect(sms?.text).not.toContain(token);
    const sent = deps.keys.open(sms?.sealedBody ?? "", textPlace(sms?.idempotencyKey ?? ""));
    expect(sent).toContain(`${deps.env.publicUrl}/r/${token}`);
  });

  it("renews an expired link under the next number when it is sent again; the old one stays dead", async () => {
    const { deps } = server();
    const { reference, token } = await ask();
    await change(reference, { lastUsedAt: new Date(Date.now() - 91 * DAY) });
    const fresh = await issueLink(deps, deps.db, await rowOf(reference));
    expect(fresh).not.toBe(token);
    expect((await open(fresh)).linkNumber).toBe(1);
    await expect(open(token)).rejects.toMatchObject(DEAD);
    expect(await issueLink(deps, deps.db, await rowOf(reference))).toBe(fresh);
  });

  it("has another link, and neither code nor session, once a wrong email or phone is corrected", async () => {
    const { deps } = server();
    const { cookie } = await makeUser(server(), "senior_agent");
    const { reference, token, row } = await ask({ email: "rsoa@example.com", phone: "7135550199" });
    const later = new Date(Date.now() + DAY);
    const correct = async (to: Record<string, string>) => {
      const url = `/api/quote-requests/${reference}/details`;
      const values = { requestId: row.id, expiresAt: later };
      await deps.db.insert(linkCodes).values({ ...values, codeHash: "code" });
      await deps.db.insert(linkSessions).values({ ...values, tokenHash: JSON.stringify(to) });
      const sent = await server().app.inject({
        method: "PATCH",
        url,
        headers: { cookie },
        payload: { to, from: {} },
      });
      expect(sent.statusCode).toBe(200);
      const left = [linkCodes, linkSessions].map((table) => deps.db.$count(table, eq(table.requestId, row.id)));
      const [codes, sessions] = await Promise.all(left);
      await deps.db.delete(linkCodes).where(eq(linkCodes.requestId, row.id));
      await deps.db.delete(linkSessions).where(eq(linkSessions.requestId, row.id));
      return { codes, sessions, link: await issueLink(deps, deps.db, await rowOf(reference)) };
    };
    // What is only written in another way is no other address.
    const kept = { codes: 1, sessions: 1, link: token };
    expect(await correct({ email: "RSOA@example.com" })).toEqual(kept);
    expect(await correct({ phone: "+1 (713) 555-0199" })).toEqual(kept);
    expect(await correct({ name: "Rosa Vela Ruiz" })).toEqual(kept);

    const mended = await correct({ email: "rosa@example.com" });
    expect([mended.codes, mended.sessions]).toEqual([0, 0]);
    await expect(open(token)).rejects.toMatchObject(DEAD);
    expect((await open(mended.link)).id).toBe(row.id);
    const called = await correct({ phone: "7135550198" });
    expect([called.codes, called.sessions]).toEqual([0, 0]);
    await expect(open(mended.link)).rejects.toMatchObject(DEAD);
    expect((await open(called.link)).id).toBe(row.id);
    // A text that waits for the morning leaves with the link that works, unless it goes to the wrong number.
    await deps.db.delete(messages).where(eq(messages.requestId, row.id));
    const texts = { kind: "offers", language: "en" as const, requestId: row.id, text: "See •••" };
    const waits = { secretText: `See /r/${called.link}`, sendAt: later };
    await queueSms(deps, deps.db, { ...texts, ...waits, to: "7135550198" });
    await queueSms(deps, deps.db, { ...texts, ...waits, to: "7135550199" });
    const { link } = await correct({ email: "rosa.vela@example.com" });
    const waiting = await deps.db.select().from(messages).where(eq(messages.requestId, row.id)).orderBy(messages.id);
    const bodies = waiting.map((sms) => deps.keys.open(sms.sealedBody ?? "", textPlace(sms.idempotencyKey ?? "")));
    expect(bodies).toEqual([`See /r/${link}`, `See /r/${called.link}`]);
    const gone = await correct({ phone: "" });
    await expect(open(called.link)).rejects.toMatchObject(DEAD);
    expect((await correct({ phone: "7135550198" })).link).toBe(gone.link);
  });

  it("says what a message has become, once an agent made a quote request of it", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const person = { firstName: "Rosa", lastName: "Vela", email: "rosa.turned@example.com", phone: "7135550144" };
    const payload = { ...person, inquiryType: "quote", message: "A home policy, please." };
    const sent = await server().app.inject({ method: "POST", url: "/api/contact-requests", payload });
    const { reference } = sent.json<{ reference: string }>();
    const token = await issueLink(server().deps, server().deps.db, await rowOf(reference));
    expect((await read(token)).standing).toMatchObject({ stage: "contact.new", turnedInto: null });
    const post = async (path: string, form: object) => {
      const url = `/api/contact-requests/${reference}/${path}`;
      const answer = await server().app.inject({ method: "POST", url, headers: { cookie }, payload: form });
      expect(answer.statusCode).toBeLessThan(300);
      return answer.json<{ reference: string; work: { version: number } }>();
    };
    const { booking } = await read(token);
    const at = booking.days[0]?.times[0]?.at ?? "";
    await act(token, { intent: "book-time", way: "callback", at, language: "en" });
    await act(token, { intent: "data-wish", wish: "copy" });
    const quote = await post("to-quote", { version: (await rowOf(reference)).version, insuranceType: "home" });
    // The time goes along, and the link that the customer has still leads to it.
    const { id: quoteId } = await rowOf(quote.reference);
    const timesOf = () => server().deps.db.select().from(bookings).where(eq(bookings.requestId, quoteId));
    expect(await timesOf()).toMatchObject([{ startsAt: new Date(at), canceledAt: null }]);
    expect((await read(token)).booking.ahead).not.toBeNull();
    // A wish for data stays where it was stated: this page shows until when it is answered, and takes it once.
    await act(token, { intent: "data-wish", wish: "copy" });
    expect((await read(token)).dataWishes).toMatchObject([{ wish: "copy", isDone: false }]);
    expect(await server().deps.db.$count(tasks, eq(tasks.requestId, quoteId))).toBe(0);
    expect(await readBookingCalendar(server().deps, token, "en")).toContain("BEGIN:VEVENT");
    await act(token, { intent: "cancel-time" });
    expect(await timesOf()).toMatchObject([{ canceledAt: expect.any(Date) }]);
    expect((await read(token)).standing).toMatchObject({ stage: "contact.closed", turnedInto: quote.reference });
    // Taken up again and closed as a message, it is one.
    const change = { do: "stage", stage: "contacted" };
    const { work } = await post("work", { version: quote.work.version, change });
    expect((await read(token)).standing).toMatchObject({ stage: "contact.contacted", turnedInto: null });
    await post("work", { version: work.version, change: { ...change, stage: "closed" } });
    expect((await read(token)).standing).toMatchObject({ stage: "contact.closed", turnedInto: null });
  });

  it("gets its first link, for a request from before private pages, when that is first sent", async () => {
    const { deps } = server();
    await deps.db
      .insert(requests)
      .values(quoteRow({ reference: "Q-OLD22", contentHash: "old", requestDate: new Date(), lastUsedAt: new Date() }));
    const token = await issueLink(deps, deps.db, await rowOf("Q-OLD22"));
    expect((await open(token)).reference).toBe("Q-OLD22");
  });

  it("is found again by mail, and asking takes as long where there is no request", async () => {
    const { deps } = server();
    const { reference, row } = await ask({ email: "Lost@Example.com" });
    await notifyOfLead(deps, { kind: "quote", reference });
    const asker = { language: "en", ip: "192.0.2.7" } as const;
    const timed = async (email: string) => {
      const begun = performance.now();
      await mailLinks(deps, email, asker);
      return performance.now() - begun;
    };
    expect(await timed("nobody@example.com")).toBeGreaterThanOrEqual(390);
    expect(await timed("lost@example.com")).toBeGreaterThanOrEqual(390);
    const sent = await deps.db.select().from(messages).where(eq(messages.kind, "private-links"));
    expect(sent.map(({ to }) => to)).toEqual([row.email]);
    expect(sent[0]?.text).toContain(reference);
    expect(sent[0]?.text).not.toContain("/r/");
  });

  it("is not written about anywhere in readable form", async () => {
    const { deps } = server();
    const { token } = await ask();
    const found = await deps.db.execute(
      sql`select 1 from requests r where r::text like ${`%${token}%`} union all select 1 from audit_events a where a::text like ${`%${token}%`}`,
    );
    expect(found.rows).toEqual([]);
  });
});
