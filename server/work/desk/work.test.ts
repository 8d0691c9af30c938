import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { TodayItem } from "../../../domain/api/work/tasks.ts";
import type { DeskEvent, Premium, Work } from "../../../domain/api/work/work.ts";
import type { WorkChange } from "../../../domain/work/desk/work.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { contactRow, quoteRow, type QuoteValues } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, requests, deskEvents, doNotCalls, messages, users } from "../../platform/db/schema/index.ts";
import { writeDeskEvent, writeReceived } from "../history/desk-events.ts";
import { hasKindAndNumber } from "../leads/stored-fields.ts";
import { noteUpload } from "../uploads/note-upload.ts";
import { anyText } from "../../../tests/support/matchers.ts";

type Answer = { work: Work; event: DeskEvent | null; premiums: Premium[]; fields?: Record<string, string> };
const pathOf = (kind: LeadKind) => KINDS[kind].path.slice("/api/".length);
const START = new Date("2026-11-16T16:00:00Z");
let now = START;
let made = 0;

describeOnServer(
  "working a request",
  (server) => {
    const common = () => ({ contentHash: `work-${made}`, requestDate: now, lastUsedAt: now });
    async function request(kind: LeadKind, values: Partial<QuoteValues> = {}): Promise<number> {
      const reference = `${kind === "quote" ? "Q" : "C"}-W${made++}`;
      const { db } = server().deps;
      const person = { email: "rosa@example.com", phone: "713-555-0190" };
      const quote = quoteRow({ ...person, reference, ...common(), ...values });
      const contact = contactRow({ ...person, reference, ...common() });
      const [row] = await db
        .insert(requests)
        .values(kind === "quote" ? quote : contact)
        .returning();
      return row?.number ?? 0;
    }
    const people = async (...roles: Role[]) => Promise.all(roles.map((role) => makeUser(server(), role)));
    const send = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, cookie: string, payload?: object) =>
      server().app.inject({ method, url: `/api/${url}`, headers: { cookie }, ...(payload && { payload }) });
    const rowOf = async (kind: LeadKind, id: number) =>
      (await server().deps.db.select().from(requests).where(hasKindAndNumber({ kind, id })))[0];
    const eventsOf = async (id: number) => {
      const { db } = server().deps;
      const ofRequest = eq(deskEvents.requestId, (await rowOf("quote", id))?.id ?? 0);
      return db.select().from(deskEvents).where(ofRequest).orderBy(deskEvents.id);
    };

    /** Sends a change to a request, with its current version unless another is given. */
    async function does(who: { cookie: string }, kind: LeadKind, id: number, change: WorkChange, version?: number) {
      const seen = { version: version ?? (await rowOf(kind, id))?.version ?? 0, heard: now.toISOString() };
      const order = { ...seen, change };
      const answer = await send("POST", `${pathOf(kind)}/${id}/work`, who.cookie, order);
      return { status: answer.statusCode, ...answer.json<Answer>() };
    }
    const undoes = (who: { cookie: string }, kind: LeadKind, id: number, event: DeskEvent | null) =>
      send("POST", `${pathOf(kind)}/${id}/work/undo`, who.cookie, { eventId: event?.id });

    it("begins when a request comes in that can be answered, by the office's clock; a suspected one begins nothing", async () => {
      const [trainee] = await people("trainee");
      if (!trainee) throw new Error("nobody there");
      type Seen = { events: DeskEvent[]; work: Work };
      const seen = async (path: string, reference: string) => {
        const { events, work } = (await send("GET", `${path}/${reference}`, trainee.cookie)).json<Seen>();
        return [events.map(({ type, actor }) => [type, actor]), work.respondBy];
      };
      const ask = async (path: string, payload: object) =>
        (await send("POST", path, "", payload)).json<{ reference: string; completionToken: string }>();
      const person = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550142" };
      // It is ten in the morning in Texas. The deadline is two opening hours later.
      const by = "2026-11-16T18:00:00.000Z";
      const { reference } = await ask("contact-requests", person);
      expect(await seen("contact-requests", reference)).toEqual([[["received", null]], by]);
      const bot = await ask("contact-requests", { ...person, firstName: "Bot", website: "https://example.com" });
      expect(await seen("contact-requests", bot.reference)).toEqual([[], null]);

      const short = { form: "short", insuranceType: "home", zipCode: "77008" };
      const open = await ask("quote-requests", short);
      expect(await seen("quote-requests", open.reference)).toEqual([[["received", null]], null]);
      await ask("quote-requests/complete", { token: open.completionToken, name: "Rosa Vela", phone: "7135550142" });
      const whole = [
        ["received", null],
        ["completed", null],
      ];
      expect(await seen("quote-requests", open.reference)).toEqual([whole, by]);
    });

    it("goes from taken to won, which waits for somebody who may confirm it, and each step is told", async () => {
      const [agent, senior] = await people("agent", "senior_agent");
      if (!agent || !senior) throw new Error("nobody there");
      const id = await request("quote");
      expect(await does(agent, "quote", id, { do: "take" })).toMatchObject({
        status: 200,
        work: { owner: { id: agent.id, name: "Test agent" }, version: 1, stage: "new" },
        event: { type: "taken", actor: { id: agent.id, name: "Test agent" }, isUndone: false },
      });
      const called = await does(agent, "quote", id, { do: "call", outcome: "reached" });
      expect(called.work.firstResponseAt).toBe(now.toISOString());
      expect(called.event?.data).toMatchObject({ outcome: "reached", before: { firstResponseAt: null } });
      const won = await does(agent, "quote", id, { do: "stage", stage: "won" });
      expect(won.work).toMatchObject({ stage: "won", isConfirmed: false, version: 3 });
      expect((await does(agent, "quote", id, { do: "confirm" })).status).toBe(403);
      expect((await does(senior, "quote", id, { do: "confirm" })).work).toMatchObject({
        isConfirmed: true,
        version: 4,
      });
      expect((await does(senior, "quote", id, { do: "confirm" })).event).toBeNull();
      // A confirmed request can be moved to another stage only by users who may confirm.
      expect((await does(agent, "quote", id, { do: "stage", stage: "quoted" })).status).toBe(403);
      const viewed = (await send("GET", `quote-requests/${id}`, agent.cookie)).json<{
        events: DeskEvent[];
        work: Work;
      }>();
      expect(viewed.events.map(({ type }) => type)).toEqual(["taken", "call", "stage", "confirmed"]);
      expect(viewed.work.version).toBe(4);
      const listed = (await send("GET", "quote-requests", agent.cookie)).json<{ id: number; work: Work }[]>();
      expect(listed.find((row) => row.id === id)?.work).toEqual(viewed.work);
      const trail = await server().deps.db.select().from(auditEvents).where(eq(auditEvents.action, "quote.work"));
      expect(trail.map(({ details }) => details)).toContainEqual({
        deed: "stage",
        from: "new",
        to: "won",
        reason: null,
      });
    });

    it("takes what nobody has, by whoever moves it on, and gives it back when undone", async () => {
      const [agent, other, admin] = await people("agent", "agent", "admin");
      if (!agent || !other || !admin) throw new Error("nobody there");
      const id = await request("quote", { respondBy: now });
      const moved = await does(agent, "quote", id, { do: "stage", stage: "contacted" });
      expect(moved.work.owner?.id).toBe(agent.id);
      expect((await does(other, "quote", id, { do: "call", outcome: "reached" })).status).toBe(403);
      const undone = (await undoes(agent, "quote", id, moved.event)).json<Answer>();
      expect(undone.work).toMatchObject({ owner: null, stage: "new" });
      // A user who may edit everybody's requests does not take one by changing its priority.
      expect((await does(admin, "quote", id, { do: "priority", priority: "high" })).work.owner).toBeNull();
      expect((await does(agent, "quote", id, { do: "follow-up", at: now.toISOString() })).work.owner?.id).toBe(
        agent.id,
      );
    });

    it("waits for nobody once somebody said that no answer is needed, which can be undone", async () => {
      const [agent] = await people("agent");
      if (!agent) throw new Error("nobody there");
      const id = await request("quote", { ownerId: agent.id, respondBy: now });
      await writeReceived(server().deps.db, [(await rowOf("quote", id))?.id ?? 0]);
      const settled = await does(agent, "quote", id, { do: "settle" });
      expect(settled.work).toMatchObject({ waitsFor: "nobody", waitsSince: now.toISOString(), stage: "new" });
      expect((await does(agent, "quote", id, { do: "settle" })).event).toBeNull();
      const { work } = (await undoes(agent, "quote", id, settled.event)).json<Answer>();
      expect(work).toMatchObject({ waitsFor: "us", waitsSince: now.toISOString() });
      const won = await does(agent, "quote", id, { do: "stage", stage: "won" });
      expect(won.work).toMatchObject({ waitsFor: "nobody" });
    });

    it("needs no answer only by what its customer wrote last, as somebody has seen it", async () => {
      const [agent] = await people("agent");
      if (!agent) throw new Error("nobody there");
      const id = await request("quote", { ownerId: agent.id, respondBy: now });
      const { id: requestId = 0, reference } = (await rowOf("quote", id)) ?? {};
      await writeReceived(server().deps.db, [requestId]);
      const write = async (at: Date) => {
        const data = { channel: "page", direction: "in", text: "And one thing more" };
        await writeDeskEvent(server().deps.db, { type: "message", requestId, actor: null, data, at });
      };
      const settle = async (heard: Date | null) => {
        const order = { version: 0, heard: heard?.toISOString() ?? null, change: { do: "settle" } };
        return (await send("POST", `quote-requests/${id}/work`, agent.cookie, order)).json<object>();
      };
      const isIt = (item: TodayItem) => item.what === "reply" && item.reference === reference;
      const inToday = async () => (await send("GET", "today", agent.cookie)).json<TodayItem[]>().find(isIt);
      expect(await inToday()).toMatchObject({ heard: null });
      const [first, second] = [new Date(now.getTime() - 60_000), new Date(now.getTime() - 30_000)];
      await write(first);
      expect(await settle(null)).toMatchObject({ error: expect.stringContaining("written again") });
      await write(second);
      expect(await settle(first)).toMatchObject({ code: "conflict" });
      expect(await rowOf("quote", id)).toMatchObject({ waitsFor: "us", version: 0 });
      expect(await inToday()).toMatchObject({ heard: second.toISOString() });
      expect(await settle(second)).toMatchObject({ work: { waitsFor: "nobody" } });
    });

    it("ends only when what its customer wrote last has been seen; then it does, and can be given back", async () => {
      const [agent] = await people("agent");
      if (!agent) throw new Error("nobody there");
      const id = await request("quote", { ownerId: agent.id, respondBy: now });
      const { id: requestId = 0 } = (await rowOf("quote", id)) ?? {};
      await writeReceived(server().deps.db, [requestId]);
      const at = new Date(now.getTime() - 60_000);
      const data = { channel: "page", direction: "in", text: "And one thing more" };
      await writeDeskEvent(server().deps.db, { type: "message", requestId, actor: null, data, at });
      const move = async (stage: string, heard: object) => {
        const { version } = (await rowOf("quote", id)) ?? {};
        const change = { do: "stage", stage, ...(stage === "lost" && { reason: "price" }) };
        const order = { version, ...heard, change };
        return (await send("POST", `quote-requests/${id}/work`, agent.cookie, order)).json<Answer>();
      };
      expect(await move("quoted", { heard: null })).toMatchObject({ work: { waitsFor: "us" } });
      expect(await move("lost", { heard: null })).toMatchObject({ error: expect.stringContaining("written again") });
      expect(await rowOf("quote", id)).toMatchObject({ stage: "quoted", waitsFor: "us" });
      const { work, event } = await move("lost", { heard: at.toISOString() });
      expect(work).toMatchObject({ stage: "lost", waitsFor: "nobody" });
      expect((await undoes(agent, "quote", id, event)).json<Answer>().work).toMatchObject({ waitsFor: "us" });
      // A card of the board does not show what the customer wrote.
      expect((await move("lost", {})).work).toMatchObject({ stage: "lost" });
    });

    it("needs no answer only when the last of several files that came together has been seen", async () => {
      const [agent] = await people("agent");
      if (!agent) throw new Error("nobody there");
      const id = await request("quote", { ownerId: agent.id, respondBy: now });
      const { id: requestId = 0 } = (await rowOf("quote", id)) ?? {};
      const { db } = server().deps;
      await writeReceived(db, [requestId]);
      const [first, second] = [new Date(now.getTime() - 600_000), new Date(now.getTime() - 60_000)];
      const settle = async (heard: Date) => {
        const order = { version: 0, heard: heard.toISOString(), change: { do: "settle" } };
        return (await send("POST", `quote-requests/${id}/work`, agent.cookie, order)).json<object>();
      };
      for (const at of [first, second]) {
        await db.transaction((tx) => noteUpload(server().deps, tx, { requestId, purpose: "file", at }));
      }
      expect(await settle(first)).toMatchObject({ code: "conflict" });
      expect(await settle(second)).toMatchObject({ work: { waitsFor: "nobody" } });
    });

    it("D11: is a response where a call reached somebody; a voicemail, a wrong number and a stage are none", async () => {
      const [agent] = await people("agent");
      if (!agent) throw new Error("nobody there");
      const id = await request("quote", { ownerId: agent.id, respondBy: now });
      const unanswered = async () =>
        (await send("GET", "quote-requests?view=unanswered&limit=100", agent.cookie)).json<{ id: number }[]>();
      const isUnanswered = async () => (await unanswered()).some((row) => row.id === id);
      for (const outcome of ["voicemail", "no-answer", "wrong-number"] as const) {
        const { work } = await does(agent, "quote", id, { do: "call", outcome });
        expect([outcome, work.firstResponseAt, await isUnanswered()]).toEqual([outcome, null, true]);
      }
      const reached = await does(agent, "quote", id, { do: "call", outcome: "do-not-call" });
      expect([reached.work.stage, reached.work.firstResponseAt]).toEqual(["new", now.toISOString()]);
      expect(await isUnanswered()).toBe(false);
      expect((await undoes(agent, "quote", id, reached.event)).statusCode).toBe(200);
      expect(await isUnanswered()).toBe(true);
      for (const stage of ["contacted", "quoted", "won"] as const) {
        expect((await does(agent, "quote", id, { do: "stage", stage })).work).toMatchObject({ firstResponseAt: null });
      }
    });

    it("needs a reason for what is lost, and only for that; reopening forgets how it ended", async () => {
      const [senior] = await people("senior_agent");
      if (!senior) throw new Error("nobody there");
      const id = await request("quote");
      const bare = await does(senior, "quote", id, { do: "stage", stage: "lost" });
      expect(bare).toMatchObject({ status: 400, fields: { "change.reason": "This field is required" } });
      expect((await does(senior, "quote", id, { do: "stage", stage: "won", reason: "price" })).status).toBe(400);
      expect((await does(senior, "quote", id, { do: "stage", stage: "answered" })).status).toBe(400);
      const lost = await does(senior, "quote", id, { do: "stage", stage: "lost", reason: "price" });
      expect(lost.work).toMatchObject({ stage: "lost", lostReason: "price", firstResponseAt: null });
      expect((await rowOf("quote", id))?.endedAt).toEqual(now);
      await does(senior, "quote", id, { do: "stage", stage: "won" });
      expect(await rowOf("quote", id)).toMatchObject({ lostReason: null, confirmedAt: now });
      await does(senior, "quote", id, { do: "stage", stage: "contacted" });
      expect(await rowOf("quote", id)).toMatchObject({ endedAt: null, lostReason: null, confirmedAt: null });
    });

    it("tells the second of two who change it at once, and overwrites nothing", async () => {
      const [one, other] = await people("agent", "agent");
      if (!one || !other) throw new Error("nobody there");
      const id = await request("quote");
      const orders = [one, other].map(({ cookie }) =>
        send("POST", `quote-requests/${id}/work`, cookie, { version: 0, change: { do: "take" } }),
      );
      const codes = (await Promise.all(orders)).map(({ statusCode }) => statusCode);
      expect(new Set(codes)).toEqual(new Set([200, 409]));
      expect(await eventsOf(id)).toHaveLength(1);
      const stale = await does(one, "quote", id, { do: "settle" }, 0);
      expect(stale.status).toBe(409);
      expect(await rowOf("quote", id)).toMatchObject({ version: 1 });
    });

    it("merges changes of different fields that two make at once", async () => {
      const [one, other] = await people("senior_agent", "senior_agent");
      if (!one || !other) throw new Error("nobody there");
      const id = await request("quote");
      await does(one, "quote", id, { do: "priority", priority: "high" }, 0);
      expect((await does(other, "quote", id, { do: "stage", stage: "quoted" }, 0)).status).toBe(200);
      expect((await does(other, "quote", id, { do: "note", text: "Late, and kept" }, 0)).status).toBe(200);
      expect((await does(other, "quote", id, { do: "priority", priority: "low" }, 0)).status).toBe(409);
      expect((await does(one, "quote", id, { do: "stage", stage: "contacted" }, 1)).status).toBe(409);
      expect(await rowOf("quote", id)).toMatchObject({ priority: "high", stage: "quoted", version: 3 });
      // A version that no event explains counts as a change of everything.
      await server().deps.db.update(requests).set({ version: 9 }).where(eq(requests.number, id));
      expect((await does(one, "quote", id, { do: "note", text: "Unsure" }, 3)).status).toBe(409);
    });

    it("is given only to colleagues who are there and may work requests", async () => {
      const [senior, agent, trainee, gone] = await people("senior_agent", "agent", "trainee", "agent");
      if (!senior || !agent || !trainee || !gone) throw new Error("nobody there");
      await server().deps.db.update(users).set({ isActive: false }).where(eq(users.id, gone.id));
      const id = await request("contact");
      for (const { id: ownerId } of [trainee, gone, { id: 999_999 }]) {
        const answer = await does(senior, "contact", id, { do: "assign", ownerId });
        expect(answer).toMatchObject({ status: 400, fields: { "change.ownerId": anyText() } });
      }
      const given = await does(senior, "contact", id, { do: "assign", ownerId: agent.id });
      expect(given.event?.data).toMatchObject({
        owner: { id: agent.id, name: "Test agent" },
        before: { ownerId: null },
      });
      expect((await does(senior, "contact", id, { do: "assign", ownerId: null })).work.owner).toBeNull();
      const colleagues = (await send("GET", "colleagues", trainee.cookie)).json<{ id: number }[]>().map((c) => c.id);
      expect(colleagues).toEqual(expect.arrayContaining([senior.id, agent.id]));
      expect(colleagues).not.toContain(trainee.id);
      expect(colleagues).not.toContain(gone.id);
    });

    it("can be undone by who did it, for a minute, while nothing else happened, and is then exactly as before", async () => {
      const [agent, other] = await people("agent", "agent");
      if (!agent || !other) throw new Error("nobody there");
      const id = await request("quote", { ownerId: agent.id, stage: "lost", lostReason: "stayed", endedAt: START });
      const steps: WorkChange[] = [
        { do: "stage", stage: "won" },
        { do: "priority", priority: "high" },
        { do: "follow-up", at: "2026-11-20T10:00:00-06:00" },
        { do: "call", outcome: "do-not-call", text: "asked to be left alone" },
        { do: "note", text: "a slip" },
      ];
      for (const change of steps) {
        const before = { ...(await rowOf("quote", id)), lastUsedAt: null, version: null };
        const { event } = await does(agent, "quote", id, change);
        expect((await undoes(other, "quote", id, event)).statusCode).toBe(403);
        expect((await undoes(agent, "quote", id, event)).statusCode).toBe(200);
        expect({ ...(await rowOf("quote", id)), lastUsedAt: null, version: null }).toEqual(before);
        expect((await undoes(agent, "quote", id, event)).statusCode).toBe(409);
      }
      expect(await server().deps.db.select().from(doNotCalls)).toEqual([]);
      const told = await eventsOf(id);
      expect(told.filter(({ undoneAt }) => undoneAt)).toHaveLength(steps.length);
      const undone = told.filter(({ type }) => type === "undone");
      expect(undone).toHaveLength(steps.length);
      // Each change and each undo records its version, so that a client behind can be told everything newer.
      expect(told.map(({ data }) => data["version"])).toEqual(told.map((_, at) => at + 1));

      const first = await does(agent, "quote", id, { do: "priority", priority: "low" });
      await does(agent, "quote", id, { do: "note", text: "since then" });
      expect((await undoes(agent, "quote", id, first.event)).statusCode).toBe(409);
      const late = await does(agent, "quote", id, { do: "priority", priority: "high" });
      now = new Date(now.getTime() + 61_000);
      expect((await undoes(agent, "quote", id, late.event)).statusCode).toBe(409);
    });

    it("D6: records at once that somebody does not want to be called, and keeps it when it was known before", async () => {
      const [agent] = await people("agent");
      if (!agent) throw new Error("nobody there");
      const id = await request("quote", { ownerId: agent.id, phone: "(713) 555-0177" });
      await does(agent, "quote", id, { do: "call", outcome: "do-not-call" });
      const again = await does(agent, "quote", id, { do: "call", outcome: "do-not-call" });
      expect((await undoes(agent, "quote", id, again.event)).statusCode).toBe(200);
      const listed = await server().deps.db.select({ phone: doNotCalls.phone }).from(doNotCalls);
      expect(listed).toEqual([{ phone: "17135550177" }]);
      const silent = await request("quote", { ownerId: agent.id, phone: null });
      const unknown = await does(agent, "quote", silent, { do: "call", outcome: "do-not-call" });
      expect(unknown.fields).toEqual({ "change.outcome": "This request has no phone number" });
    });

    it("compares what carriers ask, of which one is chosen; each step can be undone", async () => {
      const [agent, other] = await people("agent", "agent");
      if (!agent || !other) throw new Error("nobody there");
      const id = await request("quote", { ownerId: agent.id });
      const premiums = async () =>
        (await send("GET", `quote-requests/${id}`, agent.cookie)).json<{ premiums: Premium[] }>().premiums;
      const add = (who: { cookie: string }, carrier: string, cents = 89_900) =>
        send("POST", `quote-requests/${id}/premiums`, who.cookie, { carrier, cents, months: 6, note: "" });
      expect((await add(other, "Lone Star")).statusCode).toBe(403);
      expect((await add(agent, "Lone Star", 0)).statusCode).toBe(400);
      await add(agent, "Lone Star");
      const second = (await add(agent, "Gulf Mutual")).json<Answer>();
      expect(second).toMatchObject({ work: { version: 2 }, event: { type: "premium", data: { act: "add" } } });
      const [one, two] = await premiums();
      if (!one || !two) throw new Error("not stored");
      expect(one).toMatchObject({ carrier: "Lone Star", cents: 89_900, months: 6, note: null, isChosen: false });
      await send("POST", `premiums/${one.id}/choose`, agent.cookie);
      const chosen = async () => (await premiums()).filter(({ isChosen }) => isChosen).map((premium) => premium.id);
      const lower = { carrier: "Lone Star", cents: 1, months: 12 };
      const correct = (version: number | undefined) =>
        send("PATCH", `premiums/${one.id}`, agent.cookie, { ...lower, version });
      const changes = [
        () => send("POST", `premiums/${two.id}/choose`, agent.cookie),
        async () => correct((await rowOf("quote", id))?.version),
        () => send("DELETE", `premiums/${one.id}`, agent.cookie),
        () => add(agent, "Third"),
      ];
      for (const change of changes) {
        const before = await premiums();
        const { event } = (await change()).json<Answer>();
        expect(await premiums()).not.toEqual(before);
        expect((await chosen()).length).toBeLessThan(2);
        expect((await undoes(agent, "quote", id, event)).statusCode).toBe(200);
        expect(await premiums()).toEqual(before);
      }
      expect(await chosen()).toEqual([one.id]);
      // Optimistic locking: an outdated version is rejected and overwrites nothing.
      const before = await premiums();
      expect((await correct(1)).statusCode).toBe(409);
      expect((await correct(undefined)).statusCode).toBe(400);
      expect(await premiums()).toEqual(before);
    });

    it("brings what was taken for spam into the inbox: the clock starts, it has a customer, and nothing is sent", async () => {
      const [agent, trainee] = await people("agent", "trainee");
      if (!agent || !trainee) throw new Error("nobody there");
      const held = { name: "Rosa Vela", isSuspect: true, suspicion: "too fast" } as const;
      const id = await request("quote", held);
      const before = await rowOf("quote", id);
      const suspectedNow = async () =>
        (await send("GET", "desk-counts", agent.cookie)).json<{ quotes: { suspected: number } }>().quotes.suspected;
      const listed = await suspectedNow();
      expect((await does(trainee, "quote", id, { do: "not-spam" })).status).toBe(403);
      const { event, work } = await does(agent, "quote", id, { do: "not-spam" });
      expect(work).toMatchObject({ respondBy: anyText(), customerId: expect.any(Number) });
      expect(event).toMatchObject({ type: "not-spam", actor: { id: agent.id } });
      // The reason stays, because the inbox says that the request was held back by mistake.
      expect(await rowOf("quote", id)).toMatchObject({ isSuspect: false, suspicion: "too fast" });
      expect(await suspectedNow()).toBe(listed - 1);
      expect((await does(agent, "quote", id, { do: "not-spam" })).event).toBeNull();
      expect(await server().deps.db.$count(messages, eq(messages.requestId, (await rowOf("quote", id))?.id ?? 0))).toBe(
        0,
      );
      expect((await undoes(agent, "quote", id, event)).statusCode).toBe(200);
      const { version: _version, lastUsedAt: _used, ...after } = (await rowOf("quote", id)) ?? {};
      expect(before).toMatchObject(after);
      expect(await suspectedNow()).toBe(listed);
    });

    it("is neither answered nor turned into a quote request while it is held back as spam", async () => {
      const [agent] = await people("agent");
      if (!agent) throw new Error("nobody there");
      const id = await request("contact");
      const { id: requestId = 0 } = (await rowOf("contact", id)) ?? {};
      await server().deps.db.update(requests).set({ isSuspect: true }).where(eq(requests.id, requestId));
      const to = {
        channel: "email",
        to: "rosa@example.com",
        language: "en",
        subject: "Hello",
        text: "How can we help?",
      };
      const answer = () => send("POST", `contact-requests/${id}/answer`, agent.cookie, { key: "a".repeat(32), ...to });
      const turn = (version: number) =>
        send("POST", `contact-requests/${id}/to-quote`, agent.cookie, { version, insuranceType: "home" });
      for (const refused of [await answer(), await turn(0)]) {
        expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining("Press “Not spam” first.")]);
      }
      expect(await server().deps.db.$count(messages, eq(messages.requestId, requestId))).toBe(0);
      const { work } = await does(agent, "contact", id, { do: "not-spam" });
      expect((await answer()).statusCode).toBe(201);
      const { version = 0 } = (await rowOf("contact", id)) ?? {};
      const { reference } = (await turn(version)).json<{ reference: string }>();
      const [quote] = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
      expect(quote?.respondBy?.toISOString()).toBe(work.respondBy);
    });

    it("starts no clock for what was taken for spam and gives no way to answer", async () => {
      const [agent] = await people("agent");
      if (!agent) throw new Error("nobody there");
      const id = await request("quote", { email: null, phone: null, isSuspect: true, suspicion: "too fast" });
      const { work } = await does(agent, "quote", id, { do: "not-spam" });
      expect(work).toMatchObject({ respondBy: null, customerId: null });
    });

    it("turns a contact request into a quote request for the same person, once", async () => {
      const [agent] = await people("agent");
      if (!agent) throw new Error("nobody there");
      const id = await request("contact");
      await does(agent, "contact", id, { do: "take" });
      const turn = () =>
        send("POST", `contact-requests/${id}/to-quote`, agent.cookie, { version: 1, insuranceType: "home" });
      const answers = await Promise.all([turn(), turn()]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
      const turned = answers.find(({ statusCode }) => statusCode === 201)?.json<{ reference: string; work: Work }>();
      expect(turned?.work.stage).toBe("closed");
      type Seen = { events: DeskEvent[]; name: string; work: Work; reference: string };
      const quote = (await send("GET", `quote-requests/${turned?.reference}`, agent.cookie)).json<Seen>();
      expect(quote).toMatchObject({ name: "Rosa Vela", email: "rosa@example.com", insuranceType: "home" });
      expect(quote.work.owner?.id).toBe(agent.id);
      const contact = (await send("GET", `contact-requests/${id}`, agent.cookie)).json<Seen>();
      expect(quote.events).toMatchObject([{ type: "received", data: { contact: contact.reference } }]);
      const left = contact.events.at(-1) ?? null;
      expect(left).toMatchObject({ type: "stage", data: { quote: quote.reference } });
      expect((await undoes(agent, "contact", id, left)).statusCode).toBe(409);
    });
  },
  { clock: () => now },
);
