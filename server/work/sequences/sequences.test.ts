import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, and, inArray } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agency } from "../../../tests/support/agency.ts";
import type { DryRunEntry, ListedRun } from "../../../domain/api/work/sequences.ts";
import type { Task } from "../../../domain/api/work/tasks.ts";
import type { Work } from "../../../domain/api/work/work.ts";
import { startSmtpSink, type SmtpSink } from "../../../tests/support/smtp-sink.ts";
import { logInAs, startBeside, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import {
  customers,
  deskEvents,
  messages,
  messageTemplates,
  requests,
  sequenceRuns,
  smsOptOuts,
} from "../../platform/db/schema/index.ts";
import { runBulk } from "../bulk/run-bulk.ts";
import type { Delivery } from "../../platform/deps/messages.ts";
import { createDelivery } from "../outbox/delivery.ts";
import { createMailHold } from "../outbox/hold.ts";
import { sendEmail } from "../outbox/send-email.ts";
import { openSentLog } from "../outbox/sent-log.ts";
import { createMailTransport } from "../../platform/mail/transport.ts";
import { sendSms } from "../sms/send-sms.ts";
import type { SettingsCache } from "../../platform/deps/settings.ts";
import { setTags } from "../tags/set-tags.ts";
import { beginRuns } from "./begin-runs.ts";
import { dryRun, listRuns, listSequences } from "./list-sequences.ts";
import { runDue } from "./run-due.ts";
import { mailRow, textRow, isText } from "../../../tests/support/message-rows.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

/** A Monday at eleven in Houston. */
const MONDAY = new Date("2026-11-16T17:00:00Z");
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const attempt = { isLast: false };

/** Returns the settings of an office that has a provider of text messages. */
const withTexts = (settings: SettingsCache): SettingsCache => ({
  ...settings,
  agency: () => {
    const office = settings.agency();
    return { ...office, senders: { ...office.senders, textNumber: "+17135550100" } };
  },
  providers: () => ({ ...settings.providers(), textProvider: { accountSid: "AC1", authToken: "token" } }),
});

describe("what follows by itself", () => {
  let now = MONDAY;
  let count = 0;
  let sink: SmtpSink;
  let server: TestApp;
  let beside: TestApp;
  let mail: Delivery;
  let templates: Record<"email" | "sms", number>;

  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await startTestApp({ env: { SMTP_URL: sink.url }, clock: () => now });
    beside = await startBeside(server, { clock: () => now });
    const log = pino({ level: "silent" });
    const transport = createMailTransport(server.deps.env, { connections: 8 });
    if (!transport) throw new Error("no mail server");
    const sent = await openSentLog(mkdtempSync(join(tmpdir(), "sent-")), log);
    mail = createDelivery({ transport, sent, hold: createMailHold(() => now, log) });
    const made = await server.deps.db
      .insert(messageTemplates)
      .values([
        { channel: "email", name: "A", subject: "About {reference}", body: "Hello {firstName}.", translations: {} },
        { channel: "sms", name: "B", body: "Hi {firstName}. Reply STOP to opt out.", translations: {} },
      ])
      .returning();
    templates = { email: made[0]?.id ?? 0, sms: made[1]?.id ?? 0 };
    return () => sent.close();
  });
  afterAll(async () => {
    await beside.close();
    await server.close();
    await sink.close();
  });

  const call = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api${url}`,
      headers: { cookie: await logInAs(server.app) },
      ...(payload && { payload }),
    });

  async function sequence(changes: object = {}): Promise<{ id: number; input: object }> {
    const steps = [
      { day: 2, do: "email", templateId: templates.email },
      { day: 5, do: "sms", templateId: templates.sms },
      { day: 9, do: "call", templateId: null },
    ];
    // Activated after all earlier quotes of the test.
    now = new Date(now.getTime() + 1000);
    const input = { name: `After a quote ${count++}`, stage: "quoted", isActive: true, steps, ...changes };
    const answer = await call("POST", "/sequences", input);
    expect(answer.statusCode).toBe(201);
    return { id: answer.json<{ id: number }>().id, input };
  }

  /** Creates a request in the stage "quoted". */
  async function quoted(email = `rosa-${count++}@example.com`) {
    const phone = `713555${String(1000 + count++)}`;
    const payload = { insuranceType: "auto", name: "Rosa Vela", zipCode: "77008", email, phone, ...AGREED };
    const answer = await server.app.inject({ method: "POST", url: "/api/quote-requests", payload });
    const { reference } = answer.json<{ reference: string }>();
    await stage(reference, "quoted");
    const [row] = await server.deps.db.select().from(requests).where(eq(requests.reference, reference));
    return { reference, email, phone, id: row?.id ?? 0 };
  }

  async function stage(reference: string, to: string) {
    const { work } = (await call("GET", `/quote-requests/${reference}`)).json<{ work: Work }>();
    const body = { version: work.version, change: { do: "stage", stage: to } };
    expect((await call("POST", `/quote-requests/${reference}/work`, body)).statusCode).toBe(200);
  }

  const day = (days: number) => (now = new Date(now.getTime() + days * DAY_MS));
  const run = () => runDue(server.deps);
  const mailsOf = (id: number) =>
    server.deps.db
      .select()
      .from(messages)
      .where(and(isMail, eq(messages.requestId, id)));
  const ours = async (id: number) => (await mailsOf(id)).filter(({ kind }) => kind === "sequence");
  const textsOf = (id: number) =>
    server.deps.db
      .select()
      .from(messages)
      .where(and(isText, eq(messages.requestId, id)))
      .orderBy(messages.id);
  const sendMail = (emailId: number, at = server) => sendEmail(at.deps, mail, { emailId }, attempt);
  const runsOf = async (reference: string) =>
    (await call("GET", `/quote-requests/${reference}/sequence-runs`)).json<ListedRun[]>();
  const arrived = (address: string) => sink.mails.filter(({ to }) => to?.[0]?.address === address);

  it("comes day by day: a mail with a way out and a postal address, a text, and a task to call", async () => {
    const before = await quoted();
    const { id } = await sequence();
    const rosa = await quoted();
    await run();
    expect(await runsOf(rosa.reference)).toMatchObject([{ next: "email", end: null }]);
    expect(await runsOf(before.reference)).toEqual([]);
    expect(await ours(rosa.id)).toEqual([]);
    day(2);
    await Promise.all([run(), runDue(beside.deps)]);
    const [letter] = await ours(rosa.id);
    expect(await ours(rosa.id)).toHaveLength(1);
    await sendMail(letter?.number ?? 0);
    const [sent] = arrived(rosa.email);
    const header = (name: string) => sent?.headers.find(({ key }) => key === name)?.value ?? "";
    expect(sent).toMatchObject({ subject: `About ${rosa.reference}` });
    expect(sent?.text).toContain(agency.address.street);
    expect(sent?.text).toMatch(/\/newsletter\/stop\?token=\d+\./);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header("list-unsubscribe")).toContain("/api/sequences/unsubscribe?token=");
    day(3);
    await run();
    expect(await textsOf(rosa.id)).toMatchObject([{ text: "Hi Rosa. Reply STOP to opt out.", status: "queued" }]);
    day(4);
    await run();
    const { work, events } = (await call("GET", `/quote-requests/${rosa.reference}`)).json<{
      work: Work;
      events: { type: string }[];
    }>();
    const [task] = (await call("GET", `/tasks?reference=${rosa.reference}`)).json<Task[]>();
    expect(task).toMatchObject({ dueOn: now.toISOString().slice(0, 10), assignee: work.owner });
    expect(task?.what).toMatch(/^Call \(After a quote \d+\)$/);
    expect(work.followUpAt).toBeNull();
    expect(events.filter(({ type }) => type === "sequence")).toHaveLength(3);
    expect(await runsOf(rosa.reference)).toMatchObject([{ end: "done", next: null }]);
    expect((await call("DELETE", `/sequences/${id}`)).statusCode).toBe(200);
  });

  it("shows in a dry run what would go out to whom, and writes nothing", async () => {
    const { id } = await sequence();
    const [rosa, silent] = [await quoted(), await quoted()];
    await server.deps.db.update(requests).set({ email: null }).where(eq(requests.id, silent.id));
    const stored = await server.deps.db.$count(messages);
    const entries = (await call("GET", `/sequences/${id}/dry-run`)).json<DryRunEntry[]>();
    const of = (reference: string) => entries.find((entry) => entry.reference === reference);
    expect(of(rosa.reference)).toMatchObject({ do: "email", whyNot: null, text: "Hello Rosa.", isRunning: false });
    expect(of(silent.reference)).toMatchObject({ whyNot: "noEmail" });
    expect(await server.deps.db.$count(messages)).toBe(stored);
    expect(await server.deps.db.$count(sequenceRuns, eq(sequenceRuns.sequenceId, id))).toBe(0);
    await call("DELETE", `/sequences/${id}`);
  });

  it("of a tag goes to requests with it and to those of customers with it, from when they have it", async () => {
    const { db } = server.deps;
    const made = await call("POST", "/tags", {
      nameEn: `Boat ${now.getTime()}`,
      nameEs: `Lancha ${now.getTime()}`,
      color: "blue",
    });
    const tagId = made.json<{ id: number }>().id;
    const { id } = await sequence({ tagId });
    const [late, plain] = [await quoted(), await quoted()];
    const runs = () => db.select().from(sequenceRuns).where(eq(sequenceRuns.sequenceId, id));
    await db.transaction((tx) => beginRuns(tx, now));
    expect(await runs()).toEqual([]);
    now = new Date(now.getTime() + 30 * DAY_MS);
    await db.transaction((tx) => setTags(tx, { requestId: late.id }, { add: [tagId], remove: [] }));
    await db.transaction((tx) => beginRuns(tx, now));
    expect(await runs()).toMatchObject([{ requestId: late.id, startedAt: now }]);
    const foreseen = async () => (await dryRun(server.deps, id)).map(({ reference }) => reference);
    expect(await foreseen()).toEqual([late.reference]);
    const [customer] = await db.insert(customers).values({ name: "Rosa", language: "en" }).returning();
    const customerId = customer?.id ?? 0;
    await db.update(requests).set({ customerId }).where(eq(requests.id, plain.id));
    await db.transaction((tx) => setTags(tx, { customerId }, { add: [tagId], remove: [] }));
    await db.transaction((tx) => beginRuns(tx, now));
    expect(new Set((await runs()).map(({ requestId }) => requestId))).toEqual(new Set([late.id, plain.id]));
    expect((await foreseen()).toSorted()).toEqual([late.reference, plain.reference].toSorted());
    expect((await call("DELETE", `/tags/${tagId}`)).statusCode).toBe(409);
    await call("DELETE", `/sequences/${id}`);
    expect((await call("DELETE", `/tags/${tagId}`)).statusCode).toBe(200);
  });

  it("says when the next step really goes, and why it does not, at the request, in the list and in the dry run", async () => {
    // At 10:02 in the evening in Houston: the job runs at 10:05, and texts wait for the morning.
    const midnight = Math.ceil(now.getTime() / DAY_MS) * DAY_MS;
    now = new Date(midnight + 4.04 * HOUR_MS);
    const morning = new Date(midnight + 15 * HOUR_MS).toISOString();
    const text = { day: 0, do: "sms", templateId: templates.sms };
    const { id } = await sequence({ steps: [text, { day: 9, do: "call", templateId: null }] });
    const [agreed, silent] = [await quoted(), await quoted()];
    await server.deps.db.update(requests).set({ consentId: null }).where(eq(requests.id, silent.id));
    await server.deps.db.transaction((tx) => beginRuns(tx, now));
    const configured = { ...server.deps, settings: withTexts(server.deps.settings) };
    const [run1] = await listRuns(configured, agreed.id);
    expect(run1).toMatchObject({ next: "sms", whyNot: null, nextAt: morning });
    expect(await runsOf(silent.reference)).toMatchObject([{ next: "sms", whyNot: "noConsent" }]);
    const entries = await dryRun(configured, id);
    const of = (reference: string) => entries.find((entry) => entry.reference === reference);
    expect(of(agreed.reference)).toMatchObject({ at: morning, whyNot: null });
    expect(of(silent.reference)).toMatchObject({ whyNot: "noConsent" });
    const listed = (await listSequences(configured, "en")).sequences.find((one) => one.id === id);
    expect(listed).toMatchObject({ running: 2, notGoing: { count: 1, of: 2 } });
    // Without a provider of texts nothing goes at all.
    expect(await runsOf(agreed.reference)).toMatchObject([{ whyNot: "notConfigured" }]);
    await call("DELETE", `/sequences/${id}`);
    now = new Date(midnight + 17 * HOUR_MS);
  });

  it("ends when the customer answers an offer, or uploads a file on the private page", async () => {
    const { db } = server.deps;
    const { id } = await sequence();
    const [wished, uploaded, silent] = [await quoted(), await quoted(), await quoted()];
    await run();
    const at = new Date(now.getTime() + 1000);
    await db.insert(deskEvents).values([
      { requestId: wished.id, type: "offer-answer", at, data: { offer: "wished" } },
      { requestId: uploaded.id, type: "message", at, data: { direction: "in", uploads: 1 } },
      { requestId: silent.id, type: "note", at, data: {} },
    ]);
    day(2);
    await run();
    for (const { id: leadId } of [wished, uploaded]) expect(await ours(leadId)).toEqual([]);
    expect(await ours(silent.id)).toHaveLength(1);
    expect(await runsOf(wished.reference)).toMatchObject([{ end: "answered" }]);
    expect(await runsOf(uploaded.reference)).toMatchObject([{ end: "answered" }]);
    await call("DELETE", `/sequences/${id}`);
  });

  it("ends when the customer answers or opts out, when the request moves on, and by hand", async () => {
    const { db } = server.deps;
    const { id } = await sequence();
    const [answered, stopped, moved, byHand] = [await quoted(), await quoted(), await quoted(), await quoted()];
    await run();
    now = new Date(now.getTime() + 1000);
    await db
      .insert(messages)
      .values(mailRow({ direction: "in", status: "received", requestId: answered.id, timestamp: now }));
    await db.insert(smsOptOuts).values({ phone: `1${stopped.phone}` });
    await stage(moved.reference, "won");
    const [{ id: runId } = { id: 0 }] = await runsOf(byHand.reference);
    expect((await call("POST", `/sequence-runs/${runId}/stop`, {})).statusCode).toBe(200);
    day(2);
    await run();
    const ends = await Promise.all(
      [answered, stopped, moved, byHand].map(async ({ reference }) => (await runsOf(reference))[0]?.end),
    );
    expect(ends).toEqual(["answered", "optedOut", "stage", "hand"]);
    for (const { id: leadId } of [answered, stopped, moved, byHand]) expect(await ours(leadId)).toEqual([]);
    await call("DELETE", `/sequences/${id}`);
  });

  /** Puts requests into the trash, as an admin does with checked rows; returns the id of the bulk change. */
  async function bin(...references: string[]): Promise<number> {
    const seen = await server.deps.db.select().from(requests).where(inArray(requests.reference, references));
    const rows = seen.map(({ reference, version }) => ({ reference, version }));
    const order = { kind: "quote", change: { do: "bin" }, selection: { rows } };
    const { id } = (await call("POST", "/bulk-changes", order)).json<{ id: number }>();
    expect((await call("POST", `/bulk-changes/${id}/start`)).statusCode).toBe(200);
    await runBulk(server.deps, id, attempt);
    return id;
  }

  it("sends nothing for a request in the trash; one that is restored before the next step goes on", async () => {
    const { id } = await sequence();
    const [gone, restored, undone] = [await quoted(), await quoted(), await quoted()];
    const whyNotOf = async (reference: string) =>
      (await call("GET", `/sequences/${id}/dry-run`)).json<DryRunEntry[]>().find((one) => one.reference === reference)
        ?.whyNot;
    const unbegun = await quoted();
    await bin(unbegun.reference);
    expect(await whyNotOf(unbegun.reference), "before the sequence begins").toBe("binned");
    await run();
    await bin(gone.reference, restored.reference);
    expect(await runsOf(gone.reference)).toMatchObject([{ next: "email", whyNot: "binned", end: null }]);
    expect(await whyNotOf(gone.reference)).toBe("binned");
    expect((await call("POST", `/quote-requests/${restored.reference}/restore`)).statusCode).toBe(200);
    const bulk = await bin(undone.reference);
    expect((await call("POST", `/bulk-changes/${bulk}/undo`)).statusCode).toBe(200);
    await runBulk(server.deps, bulk, attempt);
    day(2);
    await run();
    expect(await ours(gone.id)).toEqual([]);
    expect(await runsOf(gone.reference)).toMatchObject([{ next: null, end: "binned" }]);
    for (const { id: leadId } of [restored, undone]) expect(await ours(leadId)).toHaveLength(1);
    await call("DELETE", `/sequences/${id}`);
  });

  it("sends what waits for the morning unless its request is in the trash then", async () => {
    const { id } = await sequence({ steps: [{ day: 0, do: "sms", templateId: templates.sms }] });
    const [gone, undone] = [await quoted(), await quoted()];
    await run();
    await bin(gone.reference);
    const bulk = await bin(undone.reference);
    expect((await call("POST", `/bulk-changes/${bulk}/undo`)).statusCode).toBe(200);
    await runBulk(server.deps, bulk, attempt);
    const transport = { send: async () => "SM-morning", list: async () => [] };
    for (const lead of [gone, undone]) {
      const [text] = await textsOf(lead.id);
      await sendSms(server.deps, transport, { smsId: text?.number ?? 0 }, attempt);
    }
    expect(await textsOf(gone.id)).toMatchObject([{ status: "cancelled", error: "sequence over" }]);
    expect(await textsOf(undone.id)).toMatchObject([{ status: "sent", error: null }]);
    await call("DELETE", `/sequences/${id}`);
  });

  it("sends nothing that was written before an answer came, and has not left", async () => {
    const { db } = server.deps;
    const { id } = await sequence({ steps: [{ day: 0, do: "sms", templateId: templates.sms }] });
    const rosa = await quoted();
    await run();
    const [text] = await textsOf(rosa.id);
    now = new Date(now.getTime() + 1000);
    await db.insert(messages).values(textRow({ from: `+1${rosa.phone}`, timestamp: now, requestId: rosa.id }));
    const sent: unknown[] = [];
    const transport = { send: async (sms: unknown) => `SM${sent.push(sms)}`, list: async () => [] };
    await sendSms(server.deps, transport, { smsId: text?.number ?? 0 }, attempt);
    expect(sent).toEqual([]);
    const [after] = await textsOf(rosa.id);
    expect(after).toMatchObject({ status: "cancelled", error: "sequence over" });
    await call("DELETE", `/sequences/${id}`);
  });

  it("D7: one click ends all of it for an address, in the same second too, in two processes", async () => {
    const { id } = await sequence({ steps: [{ day: 0, do: "email", templateId: templates.email }] });
    const address = `many-${count++}@example.com`;
    const leads = [];
    for (let n = 0; n < 12; n++) leads.push(await quoted(address));
    await run();
    const letters = (await Promise.all(leads.map((lead) => ours(lead.id)))).flat();
    expect(letters).toHaveLength(12);
    const [, token = ""] = /token=([^>]+)>/.exec(letters[0]?.headers["List-Unsubscribe"] ?? "") ?? [];
    const click = (at: TestApp) =>
      at.app.inject({
        method: "POST",
        url: `/api/sequences/unsubscribe?token=${token}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
    const early = letters.slice(0, 6);
    const late = letters.slice(6);
    const [answer] = await Promise.all([
      click(beside),
      ...early.map(({ number: emailId }, n) => sendMail(emailId, n % 2 ? beside : server)),
    ]);
    expect(answer.statusCode).toBe(200);
    const arrivedBefore = arrived(address).length;
    await Promise.all(late.map(({ number: emailId }) => sendMail(emailId)));
    expect(arrived(address)).toHaveLength(arrivedBefore);
    const all = (await Promise.all(leads.map((lead) => ours(lead.id)))).flat();
    expect(all.filter(({ status }) => status === "sent")).toHaveLength(arrivedBefore);
    expect(all.filter(({ status }) => status === "cancelled")).toHaveLength(12 - arrivedBefore);
    expect((await click(server)).statusCode).toBe(200);
    const next = await quoted(address);
    await run();
    expect(await ours(next.id)).toEqual([]);
    expect((await call("POST", "/sequences/unsubscribe?token=1.wrong")).statusCode).toBe(400);
    await call("DELETE", `/sequences/${id}`);
  });

  it("goes on after what it has done when an admin changes its steps: nothing goes twice, nothing is left out", async () => {
    const { id, input } = await sequence();
    const change = (version: number, steps: object[]) => call("PUT", `/sequences/${id}`, { ...input, version, steps });
    const [mail3, text4] = [
      { day: 3, do: "email", templateId: templates.email },
      { day: 4, do: "sms", templateId: templates.sms },
    ];
    const rosa = await quoted();
    await run();
    day(2);
    await run();
    expect(await ours(rosa.id)).toHaveLength(1);
    // The mail that went on the second day goes on the third from now on, after a new step; the text goes a day sooner.
    const steps = [{ day: 1, do: "call", templateId: null }, mail3, text4];
    expect((await change(0, steps)).statusCode).toBe(200);
    expect(await runsOf(rosa.reference)).toMatchObject([{ next: "sms", end: null }]);
    day(1);
    await run();
    expect([await ours(rosa.id), await textsOf(rosa.id)].map(({ length }) => length)).toEqual([1, 0]);
    const late = await quoted();
    await run();
    // A step that would have been due goes now, and the sequence is over for whom no step is left.
    expect((await change(1, [mail3, { ...text4, day: 3 }])).statusCode).toBe(200);
    await run();
    expect(await textsOf(rosa.id)).toHaveLength(1);
    day(3);
    await run();
    expect([await ours(late.id), await textsOf(late.id)].map(({ length }) => length)).toEqual([1, 1]);
    const last = await quoted();
    await run();
    day(3);
    await server.deps.db
      .update(sequenceRuns)
      .set({ nextStep: 1, nextAt: now })
      .where(eq(sequenceRuns.requestId, last.id));
    expect((await change(2, [mail3])).statusCode).toBe(200);
    expect(await runsOf(last.reference)).toMatchObject([{ end: "done", next: null }]);
    await call("DELETE", `/sequences/${id}`);
  });

  it("keeps steps apart whose days had passed before an admin added them", async () => {
    const mail = { do: "email", templateId: templates.email };
    const [first, last] = [
      { day: 2, ...mail },
      { day: 60, do: "call", templateId: null },
    ];
    const { id, input } = await sequence({ steps: [first, last] });
    const rosa = await quoted();
    await run();
    day(2);
    await run();
    day(28);
    const sms = { do: "sms", templateId: templates.sms };
    const steps = [first, { day: 10, ...sms }, { day: 20, ...sms }, last];
    expect((await call("PUT", `/sequences/${id}`, { ...input, version: 0, steps })).statusCode).toBe(200);
    await run();
    await run();
    expect(await textsOf(rosa.id)).toHaveLength(1);
    // A change of another step moves nothing: the second text is still to go ten days after the first.
    const later = [...steps.slice(0, 3), { ...last, day: 70 }];
    expect((await call("PUT", `/sequences/${id}`, { ...input, version: 1, steps: later })).statusCode).toBe(200);
    day(9);
    await run();
    expect(await textsOf(rosa.id)).toHaveLength(1);
    day(1);
    await run();
    expect(await textsOf(rosa.id)).toHaveLength(2);
    await call("DELETE", `/sequences/${id}`);
  });

  it("is written by admins over what they saw, with templates of its channels", async () => {
    const { id, input } = await sequence();
    expect((await call("PUT", `/sequences/${id}`, { ...input, version: 7 })).statusCode).toBe(409);
    const wrong = { ...input, steps: [{ day: 1, do: "sms", templateId: templates.email }], version: 0 };
    expect((await call("PUT", `/sequences/${id}`, wrong)).statusCode).toBe(400);
    const rosa = await quoted();
    await run();
    expect((await call("PUT", `/sequences/${id}`, { ...input, isActive: false, version: 0 })).statusCode).toBe(200);
    expect(await runsOf(rosa.reference)).toMatchObject([{ end: "hand" }]);
    await call("DELETE", `/sequences/${id}`);
  });
});
