import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { PresentedCall, RecognizedCaller } from "../../../domain/api/work/calls.ts";
import type { MorningOffice } from "../../../domain/api/work/morning.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { searchHeaders } from "../../../domain/platform/search-header.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import {
  auditEvents,
  customerKeys,
  customers,
  deskEvents,
  doNotCalls,
  requests,
} from "../../platform/db/schema/index.ts";
import { compareHistories } from "../history/compare-history.ts";

/** A Tuesday, noon in Houston. */
const NOW = new Date("2026-11-17T18:00:00Z");
let now = NOW;
let made = 0;

describeOnServer(
  "calls",
  (server) => {
    type Person = Awaited<ReturnType<typeof makeUser>>;
    let agent: Person;
    let other: Person;
    const db = () => server().deps.db;
    beforeAll(async () => {
      [agent, other] = [await makeUser(server(), "agent"), await makeUser(server(), "agent")];
    });

    const call = (by: { cookie: string }, method: "GET" | "POST", url: string, payload?: object, headers = {}) =>
      server().app.inject({
        method,
        url: `/api/${url}`,
        headers: { cookie: by.cookie, ...headers },
        ...(payload && { payload }),
      });
    /** Makes a customer with a number of their own and an open request. */
    async function known(name: string, ownerId: number | null = agent.id) {
      const phone = `713555${String(1_000 + made++)}`;
      const [customer] = await db().insert(customers).values({ name, language: "en" }).returning();
      const customerId = customer?.id ?? 0;
      await db()
        .insert(customerKeys)
        .values({ customerId, type: "phone", value: `+1${phone}` });
      const reference = `Q-CALL${made}`;
      const common = { reference, contentHash: reference, requestDate: now, lastUsedAt: now, respondBy: now };
      const [request] = await db()
        .insert(requests)
        .values(quoteRow({ ...common, name, phone, customerId, ownerId }))
        .returning();
      await db()
        .insert(deskEvents)
        .values({ type: "received", requestId: request?.id ?? 0, customerId, at: now });
      return { phone, customerId, reference, requestId: request?.id ?? 0 };
    }
    const log = (by: Person, body: object) => call(by, "POST", "calls", { outcome: "reached", ...body });
    const list = async (query = "", words = "") =>
      (await call(agent, "GET", `calls?${query}`, undefined, words ? searchHeaders(words) : {})).json<
        PresentedCall[]
      >();

    it("recognizes a number however it is typed: customers, their open requests, and do not call", async () => {
      const rosa = await known("Rosa Vela");
      const typed = `(${rosa.phone.slice(0, 3)}) ${rosa.phone.slice(3, 6)}-${rosa.phone.slice(6)}`;
      const recognize = async (by: Person, phone: string) =>
        (await call(by, "POST", "calls/recognize", { phone })).json<RecognizedCaller>();
      const mine = { doNotCall: false, customers: [{ id: rosa.customerId, mayLog: true }] };
      expect(await recognize(agent, typed)).toMatchObject({
        ...mine,
        requests: [{ reference: rosa.reference, kind: "quote", type: "auto", owner: "Test agent", mayLog: true }],
      });
      // A colleague sees whose it is, and that only that one, or a senior agent, may log a call.
      expect(await recognize(other, typed)).toMatchObject({
        customers: [{ mayLog: false }],
        requests: [{ mayLog: false }],
      });
      await db()
        .insert(doNotCalls)
        .values({ phone: `1${rosa.phone}` });
      expect(await recognize(agent, typed)).toMatchObject({ doNotCall: true });
      expect(await recognize(agent, "713 555 9999")).toEqual({ doNotCall: false, customers: [], requests: [] });
    });

    it("are logged at a request as its own buttons do: answered, in its history, with direction and length", async () => {
      const lead = await known("Linda Ngo", null);
      const body = { phone: lead.phone, reference: lead.reference, direction: "in", minutes: "12", text: "Two cars" };
      expect((await log(agent, body)).statusCode).toBe(201);
      const [row] = await db().select().from(requests).where(eq(requests.id, lead.requestId));
      expect(row).toMatchObject({ ownerId: agent.id, waitsFor: "customer", firstResponseAt: now });
      expect(await compareHistories(db(), [lead.requestId])).toEqual([]);
      expect((await list())[0]).toMatchObject({
        direction: "in",
        outcome: "reached",
        minutes: 12,
        text: "Two cars",
        who: "Test agent",
        customer: { id: lead.customerId, name: "Linda Ngo" },
        request: { reference: lead.reference },
      });
      expect((await log(other, { ...body, text: "not mine" })).statusCode).toBe(403);
    });

    it("are logged at a customer, when they are about no request", async () => {
      const { phone, customerId } = await known("Tom Reyes");
      expect((await log(agent, { phone, customerId, outcome: "voicemail" })).statusCode).toBe(201);
      expect((await list())[0]).toMatchObject({
        direction: "out",
        minutes: null,
        request: null,
        customer: { id: customerId },
      });
      expect((await log(agent, { phone: "7135550000", customerId })).statusCode).toBe(400);
      expect((await log(other, { phone, customerId })).statusCode).toBe(403);
    });

    it("forbid the number that was called, not the one of the request, and undo allows it again", async () => {
      const rosa = await known("Rosa Ruiz");
      const { reference } = rosa;
      const listed = async () =>
        (await db().select().from(doNotCalls).orderBy(doNotCalls.phone)).map(({ phone }) => phone);
      const before = await listed();
      const refuse = async (phone: string) => {
        expect((await log(agent, { phone, reference, outcome: "do-not-call", direction: "in" })).statusCode).toBe(201);
        const [event] = await db().select().from(deskEvents).orderBy(desc(deskEvents.id)).limit(1);
        return event?.id ?? 0;
      };
      const eventId = await refuse("(832) 555-0188");
      expect(await listed()).toEqual([...before, "18325550188"]);
      const undo = await call(agent, "POST", `quote-requests/${reference}/work/undo`, { eventId });
      expect(undo.statusCode).toBe(200);
      expect(await listed()).toEqual(before);

      await db().update(requests).set({ phone: null }).where(eq(requests.id, rosa.requestId));
      await refuse("(832) 555-0188");
      expect(await listed()).toEqual([...before, "18325550188"]);
    });

    it.each([
      ["without a subject", {}],
      ["with two subjects", { reference: "Q-CALL1", customerId: 1 }],
      ["of half a minute", { reference: "Q-CALL1", minutes: "0.5" }],
      ["of a day", { reference: "Q-CALL1", minutes: "1440" }],
      ["with an outcome that the office does not know", { reference: "Q-CALL1", outcome: "nonsense" }],
    ])("are not logged %s", async (_how, body) => {
      expect((await log(agent, { phone: "7135551000", ...body })).statusCode).toBe(400);
    });

    it("are listed newest first and page by page, by direction, outcome, colleague, day and words, undone ones not", async () => {
      await db().delete(deskEvents).where(eq(deskEvents.type, "call"));
      const [ana, ben] = [await known("Ana Solís"), await known("Ben Wu", other.id)];
      now = new Date("2026-11-16T18:00:00Z");
      await log(agent, { phone: ana.phone, reference: ana.reference, direction: "in", text: "Asked about hail" });
      now = NOW;
      await log(other, { phone: ben.phone, reference: ben.reference, outcome: "no-answer" });
      await log(other, { phone: ben.phone, customerId: ben.customerId });
      const names = async (query: string, words?: string) =>
        (await list(query, words)).map(({ customer }) => customer?.name);
      expect(await names("")).toEqual(["Ben Wu", "Ben Wu", "Ana Solís"]);
      const [first] = await list("limit=1");
      expect(await names(`limit=1&before=${first?.id}`)).toEqual(["Ben Wu"]);
      expect(await names("direction=in")).toEqual(["Ana Solís"]);
      expect(await names("outcome=no-answer")).toEqual(["Ben Wu"]);
      expect(await names(`who=${agent.id}`)).toEqual(["Ana Solís"]);
      expect(await names("from=2026-11-17")).toEqual(["Ben Wu", "Ben Wu"]);
      expect(await names("to=2026-11-16")).toEqual(["Ana Solís"]);
      expect(await names("", "solis")).toEqual(["Ana Solís"]);
      expect(await names("", "hail")).toEqual(["Ana Solís"]);
      expect(await names("", ben.reference)).toEqual(["Ben Wu"]);
      expect(await names("", "nobody")).toEqual([]);
      const admin = { cookie: await logInAs(server().app) };
      const { calls } = (await call(admin, "GET", "morning/office?period=this-week")).json<MorningOffice>();
      expect(calls).toMatchObject({ made: { now: 2 }, received: { now: 1 }, reached: { now: 2 } });
      // The calls of a request in the bin are neither listed nor counted.
      const ofAna = eq(requests.id, ana.requestId);
      await db()
        .update(requests)
        .set({ lastUsedAt: new Date(0) })
        .where(ofAna);
      expect(await names("")).toEqual(["Ben Wu", "Ben Wu"]);
      const { calls: kept } = (await call(admin, "GET", "morning/office?period=this-week")).json<MorningOffice>();
      expect(kept).toMatchObject({ made: { now: 2 }, received: { now: 0 }, reached: { now: 1 } });
      await db().update(requests).set({ lastUsedAt: now }).where(ofAna);
      await db()
        .update(deskEvents)
        .set({ undoneAt: now })
        .where(eq(deskEvents.id, first?.id ?? 0));
      expect(await names("")).toEqual(["Ben Wu", "Ana Solís"]);
    });

    it("are exported with the same filters, and the export is audited; trainees get neither", async () => {
      const file = await call(agent, "GET", "calls/export?direction=in&lang=en");
      expect(file.body).toContain("Asked about hail");
      expect(file.body).toContain("Received");
      expect(file.body).not.toContain("Ben Wu");
      const [told] = await db().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
      expect(told).toMatchObject({ action: "export", subjectType: "calls", details: { direction: "in" } });
      const trainee = await makeUser(server(), "trainee" satisfies Role);
      expect((await call(trainee, "GET", "calls")).statusCode).toBe(403);
      expect((await call(trainee, "GET", "calls/export")).statusCode).toBe(403);
    });
  },
  { clock: () => now },
);
