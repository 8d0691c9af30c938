import { and, desc, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { PresentedHandover } from "../../../domain/api/work/handover.ts";
import { sayTimelineEvent } from "../../../domain/work/desk/say-timeline.ts";
import type { TimelineEntry } from "../../../domain/api/work/customers.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { contactRow, quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import {
  absences,
  auditEvents,
  bookings,
  customers,
  deskEvents,
  handedItems,
  handovers,
  requests,
  routingRules,
  tasks,
  users,
} from "../../platform/db/schema/index.ts";
import { translator } from "../../platform/texts.ts";
import { compareHistories } from "../history/compare-history.ts";
import { handOnReplied } from "../history/stand-ins.ts";
import { continueHandover } from "./hand-over.ts";

const NOW = new Date("2026-11-17T18:00:00Z");
const NOBODY = { requests: null, tasks: null, rules: null, customers: null, bookings: null };
let made = 0;

describeOnServer(
  "somebody who leaves",
  (server) => {
    type Person = Awaited<ReturnType<typeof makeUser>>;
    let leaver: Person;
    let taker: Person;
    let admin: string;
    const db = () => server().deps.db;
    beforeEach(async () => {
      for (const table of [handovers, deskEvents, tasks, requests, customers, routingRules, absences]) {
        await db().delete(table);
      }
      [leaver, taker] = [await makeUser(server(), "agent"), await makeUser(server(), "agent")];
      admin = await logInAs(server().app);
    });

    const call = (method: "GET" | "POST" | "DELETE", url: string, payload?: object, cookie = admin) =>
      server().app.inject({ method, url: `/api/${url}`, headers: { cookie }, ...(payload && { payload }) });
    const handover = async () => (await call("GET", `users/${leaver.id}/handover`)).json<PresentedHandover>();
    const leave = (takers: object) => call("POST", `users/${leaver.id}/handover`, { ...NOBODY, ...takers });
    const everything = () => ({
      requests: taker.id,
      tasks: taker.id,
      rules: taker.id,
      customers: taker.id,
      bookings: taker.id,
    });

    type Kept = "ownerId" | "customerId" | "stage" | "lostReason" | "routedBy" | "waitsFor" | "waitsSince";
    type Values = Pick<typeof requests.$inferInsert, Kept>;
    async function request(values: Values = {}, kind: "quote" | "contact" = "quote") {
      const reference = `${kind === "quote" ? "Q" : "C"}-H${made++}`;
      const common = {
        reference,
        contentHash: reference,
        requestDate: NOW,
        lastUsedAt: NOW,
        ownerId: leaver.id,
        ...values,
      };
      const [row] = await db()
        .insert(requests)
        .values(kind === "quote" ? quoteRow(common) : contactRow(common))
        .returning();
      if (!row) throw new Error("no request");
      return row;
    }
    const customer = async (values: object = {}) => {
      const [row] = await db()
        .insert(customers)
        .values({ name: "Rosa Vela", language: "en", ...values })
        .returning();
      if (!row) throw new Error("no customer");
      return row;
    };
    const task = async (values: object = {}) => {
      const [row] = await db()
        .insert(tasks)
        .values({ what: "Call Rosa", dueOn: "2026-11-18", assigneeId: leaver.id, ...values })
        .returning();
      if (!row) throw new Error("no task");
      return row;
    };
    const rule = async (userIds: number[], to: "agent" | "group" = "group") => {
      const [row] = await db()
        .insert(routingRules)
        .values({ position: made++, name: "A rule", target: { to, userIds } })
        .returning();
      if (!row) throw new Error("no rule");
      return row;
    };
    const ownerOf = async (id: number) => (await db().select().from(requests).where(eq(requests.id, id)))[0];
    const taskOf = async (id: number) => (await db().select().from(tasks).where(eq(tasks.id, id)))[0];
    const customerOf = async (id: number) => (await db().select().from(customers).where(eq(customers.id, id)))[0];
    const isActive = async () => (await db().select().from(users).where(eq(users.id, leaver.id)))[0]?.isActive;
    const lastAudit = async () => (await db().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

    it("hands over what is open, in one step that is counted before, told in the histories and audited", async () => {
      const known = await customer();
      const [open, ended] = [
        await request({ customerId: known.id }),
        await request({ stage: "lost", lostReason: "price", customerId: known.id }),
      ];
      const written = await request({ stage: "lost", lostReason: "price", waitsFor: "us", waitsSince: NOW });
      const [other, done] = [await request({ ownerId: taker.id }), await task({ doneAt: NOW })];
      const [ownTask, ofRequest] = [await task(), await task({ requestId: open.id })];
      const [group, alone] = [await rule([leaver.id, 4]), await rule([leaver.id], "agent")];
      expect(await handover()).toEqual({
        counts: { requests: 2, tasks: 2, rules: 2, customers: 1, bookings: 0 },
        left: [],
        undo: null,
      });
      expect((await leave(everything())).json()).toEqual({ isDone: true });
      expect(await isActive()).toBe(false);
      expect(await ownerOf(open.id)).toMatchObject({ ownerId: taker.id, version: 1 });
      // Ended requests stay with who worked them, and so do the figures of the past.
      expect(await ownerOf(ended.id)).toMatchObject({ ownerId: leaver.id, version: 0 });
      // One whose customer wrote again is open work.
      expect(await ownerOf(written.id)).toMatchObject({ ownerId: taker.id, version: 1 });
      expect(await ownerOf(other.id)).toMatchObject({ version: 0 });
      expect([await taskOf(ownTask.id), await taskOf(ofRequest.id)]).toMatchObject([
        { assigneeId: taker.id, version: 1 },
        { assigneeId: taker.id, version: 1 },
      ]);
      expect(await taskOf(done.id)).toMatchObject({ assigneeId: leaver.id });
      expect((await customerOf(known.id))?.ownerId).toBe(taker.id);
      const rules = await db()
        .select()
        .from(routingRules)
        .where(inArray(routingRules.id, [group.id, alone.id]))
        .orderBy(routingRules.id);
      expect(rules.map(({ target }) => target.userIds)).toEqual([[taker.id, 4], [taker.id]]);
      expect(await lastAudit()).toMatchObject({
        action: "user.deactivate",
        details: { handedRequests: 2, handedTasks: 2, handedRules: 2, handedCustomers: 1, requestsTakerId: taker.id },
      });
      expect(await compareHistories(db(), [open.id, ended.id])).toEqual([]);
      const timeline = async (language: Language) => {
        const entries = (await call("GET", `customers/${known.id}/timeline`)).json<TimelineEntry[]>();
        const words = {
          language,
          formatMoment: (at: string) => at,
          names: { callOutcome: String, lostReason: String },
        };
        return entries.flatMap((entry) =>
          entry.kind === "event" ? sayTimelineEvent(translator(language), entry, words) : [],
        );
      };
      expect((await timeline("en")).toSorted()).toEqual([
        "Agency Administrator gave it to Test agent, who takes over from Test agent",
        "Agency Administrator gave the customer to Test agent, who takes over from Test agent",
        "Agency Administrator gave the task “Call Rosa” to Test agent, who takes over from Test agent",
      ]);
      expect((await timeline("es")).join("\n")).toContain("pasó al cliente a Test agent");
      // Whoever took the customer over may write to them, although the request that ended is not theirs.
      const viewed = await call("GET", `customers/${known.id}`, undefined, taker.cookie);
      expect(viewed.json()).toMatchObject({ mayAnswer: true });
    });

    it("leaves it to nobody where nobody is chosen: in the queue, for anybody, and rules switched off", async () => {
      const [open, own, alone] = [await request(), await task(), await rule([leaver.id], "agent")];
      expect((await leave({})).json()).toEqual({ isDone: true });
      expect((await ownerOf(open.id))?.ownerId).toBeNull();
      expect(await taskOf(own.id)).toMatchObject({ assigneeId: null, role: null });
      const [stopped] = await db().select().from(routingRules).where(eq(routingRules.id, alone.id));
      expect(stopped).toMatchObject({ isActive: false });
    });

    it("gets back with the account what nobody has touched since, and only that", async () => {
      const known = await customer();
      const [kept, touched] = [
        await request({ customerId: known.id, routedBy: "Autos" }),
        await request({}, "contact"),
      ];
      const [own, finished] = [await task(), await task()];
      const [alone] = [await rule([leaver.id], "agent")];
      await leave(everything());
      await call("POST", `contact-requests/${touched.reference}/work`, {
        version: 1,
        change: { do: "priority", priority: "high" },
      });
      await server().app.inject({
        method: "PUT",
        url: `/api/tasks/${finished.id}/done`,
        headers: { cookie: taker.cookie },
      });
      expect((await handover()).undo).toEqual({
        counts: { requests: 2, tasks: 2, rules: 1, customers: 1, bookings: 0 },
        isDone: true,
      });
      expect((await call("DELETE", `users/${leaver.id}/handover`)).json()).toEqual({ isDone: true });
      expect(await isActive()).toBe(true);
      expect(await ownerOf(kept.id)).toMatchObject({ ownerId: leaver.id, routedBy: "Autos", version: 2 });
      expect(await ownerOf(touched.id)).toMatchObject({ ownerId: taker.id });
      expect([await taskOf(own.id), await taskOf(finished.id)]).toMatchObject([
        { assigneeId: leaver.id },
        { assigneeId: taker.id },
      ]);
      expect((await customerOf(known.id))?.ownerId).toBeNull();
      const [again] = await db().select().from(routingRules).where(eq(routingRules.id, alone.id));
      expect(again).toMatchObject({ target: { userIds: [leaver.id] }, isActive: true });
      expect(await compareHistories(db(), [kept.id, touched.id])).toEqual([]);
      expect(await lastAudit()).toMatchObject({ action: "user.reactivate", details: { handedRequests: 2 } });
      // It is undone once.
      expect((await handover()).undo).toBeNull();
      expect((await call("DELETE", `users/${leaver.id}/handover`)).statusCode).toBe(404);
    });

    const NINE = "2026-11-18T15:00:00.000Z";
    const at = (hours: number) => new Date(Date.parse(NINE) + hours * 3_600_000);
    const booking = async (hours: number, userId = leaver.id) => {
      const { id: requestId, reference } = await request();
      const [row] = await db()
        .insert(bookings)
        .values({ requestId, userId, way: "callback", location: "office", language: "en", startsAt: at(hours) })
        .returning();
      return { id: row?.id ?? 0, requestId, reference };
    };
    const agentsOf = async (...booked: { id: number }[]) => {
      const rows = await db().select().from(bookings);
      return booked.map(({ id }) => rows.find((row) => row.id === id)?.userId);
    };

    it("hands over booked times where the taker is free, lists the others before and after, and gets them back", async () => {
      const [free, taken, busy, away] = [await booking(0), await booking(1), await booking(2), await booking(24)];
      const past = await booking(-24);
      await booking(1, taker.id);
      await task({ assigneeId: taker.id, dueAt: at(2) });
      await db().insert(absences).values({ userId: taker.id, from: "2026-11-19", to: "2026-11-19" });
      const stay = [taken, busy, away].map(({ reference }) => reference);
      const leftOf = ({ left }: PresentedHandover) => left.map(({ reference }) => reference);
      const planned = await call("GET", `users/${leaver.id}/handover?taker=${taker.id}`);
      expect(leftOf(planned.json())).toEqual(stay);
      expect((await handover()).counts.bookings).toBe(4);

      expect((await leave({ bookings: taker.id })).json()).toEqual({ isDone: true });
      const before = [taker.id, leaver.id, leaver.id, leaver.id, leaver.id];
      expect(await agentsOf(free, taken, busy, away, past)).toEqual(before);
      expect(leftOf(await handover())).toEqual(stay);
      expect((await handover()).undo?.counts.bookings).toBe(1);
      expect(await lastAudit()).toMatchObject({ details: { handedBookings: 4, bookingsTakerId: taker.id } });
      const told = async () => {
        const entries = await db()
          .select()
          .from(deskEvents)
          .where(eq(deskEvents.requestId, free.requestId))
          .orderBy(deskEvents.id);
        return entries.filter(({ type }) => type === "booking").map(({ data }) => data);
      };
      expect(await told()).toMatchObject([
        { owner: { id: taker.id }, from: "Test agent", startsAt: NINE, location: "office" },
      ]);

      expect((await call("DELETE", `users/${leaver.id}/handover`)).json()).toEqual({ isDone: true });
      expect(await agentsOf(free, taken, busy, away)).toEqual([leaver.id, leaver.id, leaver.id, leaver.id]);
      expect(await told()).toMatchObject([{}, { owner: { id: leaver.id }, isReturned: true }]);
    });

    it("does not get back a time that was moved or canceled since", async () => {
      const [moved, canceled] = [await booking(0), await booking(1)];
      await leave({ bookings: taker.id });
      await db()
        .update(bookings)
        .set({ startsAt: at(3), version: 2 })
        .where(eq(bookings.id, moved.id));
      await db().update(bookings).set({ canceledAt: NOW, version: 2 }).where(eq(bookings.id, canceled.id));
      await call("DELETE", `users/${leaver.id}/handover`);
      expect(await agentsOf(moved, canceled)).toEqual([taker.id, taker.id]);
    });

    it("is refused to who may not, for oneself, and with a taker who left", async () => {
      expect((await call("POST", `users/${leaver.id}/handover`, NOBODY, taker.cookie)).statusCode).toBe(403);
      expect((await leave({ tasks: leaver.id })).statusCode).toBe(400);
      expect((await call("POST", "users/4/handover", NOBODY)).statusCode).toBe(409);
      expect(await isActive()).toBe(true);
      expect(await db().$count(handovers)).toBe(0);
    });

    it("hands more than a batch over by a job, which may be killed between any two batches, and back again", async () => {
      const rows = Array.from({ length: 1_100 }, (_, n) => ({
        what: `Task ${n}`,
        dueOn: "2026-11-18",
        assigneeId: leaver.id,
      }));
      await db().insert(tasks).values(rows);
      expect((await leave({ tasks: taker.id })).json()).toEqual({ isDone: false });
      const [{ id: handoverId } = { id: 0 }] = await db().select().from(handovers);
      const theirs = (who: Person) => db().$count(tasks, eq(tasks.assigneeId, who.id));
      expect([await theirs(leaver), await theirs(taker)]).toEqual([100, 1_000]);
      for (let n = 0; n < 3; n++) await continueHandover(server().deps, { handoverId });
      expect([await theirs(leaver), await theirs(taker)]).toEqual([0, 1_100]);
      expect((await handover()).undo).toMatchObject({ counts: { tasks: 1_100 }, isDone: true });
      await call("DELETE", `users/${leaver.id}/handover`);
      for (let n = 0; n < 3; n++) await continueHandover(server().deps, { handoverId });
      expect([await theirs(leaver), await theirs(taker)]).toEqual([1_100, 0]);
      expect(await db().$count(handedItems)).toBe(0);
    });

    it("is in the owner filter while a request is theirs, and only then", async () => {
      const former = async () => (await call("GET", "former-owners")).json<{ id: number }[]>();
      const open = await request();
      expect(await former()).not.toContainEqual(expect.objectContaining({ id: leaver.id }));
      await call("DELETE", `users/${leaver.id}`);
      expect(await former()).toContainEqual({ id: leaver.id, name: "Test agent" });
      await db().update(requests).set({ ownerId: null }).where(eq(requests.id, open.id));
      expect(await former()).not.toContainEqual(expect.objectContaining({ id: leaver.id }));
    });

    const reply = async (requestId: number) => {
      await db().transaction((tx) => handOnReplied(server().deps, tx, requestId));
      const ofRequest = and(eq(deskEvents.requestId, requestId), eq(deskEvents.type, "assigned"));
      const [event] = await db().select().from(deskEvents).where(ofRequest).orderBy(desc(deskEvents.id)).limit(1);
      return { ownerId: (await ownerOf(requestId))?.ownerId, event };
    };
    const away = (substituteId: number | null) =>
      db().insert(absences).values({ userId: leaver.id, from: "2026-11-17", to: "2026-11-18", substituteId });

    it("while away, has replies go to the substitute, or to nobody, and the history says so", async () => {
      const there = await request();
      expect(await reply(there.id)).toEqual({ ownerId: leaver.id, event: undefined });
      await away(taker.id);
      const handed = await reply((await request()).id);
      expect(handed).toMatchObject({
        ownerId: taker.id,
        event: { actorId: null, data: { absent: { name: "Test agent" } } },
      });
      await db().update(absences).set({ substituteId: null });
      expect(await reply((await request()).id)).toMatchObject({ ownerId: null, event: { data: { owner: null } } });
    });

    it("after leaving, has replies go to who took the customer over, or to nobody", async () => {
      const known = await customer();
      const [ofCustomer, ofNone] = [
        await request({ stage: "lost", lostReason: "price", customerId: known.id }),
        await request({ stage: "lost", lostReason: "price" }),
      ];
      await leave({ customers: taker.id });
      expect(await reply(ofCustomer.id)).toMatchObject({
        ownerId: taker.id,
        event: { data: { absent: { hasLeft: true } } },
      });
      expect(await reply(ofNone.id)).toMatchObject({ ownerId: null });
      expect(await compareHistories(db(), [ofCustomer.id, ofNone.id])).toEqual([]);
    });

    it("has tasks that are due while they are away go to the substitute, or to anybody", async () => {
      await away(taker.id);
      const give = async (dueOn: string) => {
        const body = { what: "Call back", dueOn, assigneeId: leaver.id };
        return (await call("POST", "tasks", body)).json<{ assignee: { id: number } | null }>().assignee?.id;
      };
      expect(await give("2026-11-18")).toBe(taker.id);
      expect(await give("2026-11-19")).toBe(leaver.id);
      await db().update(absences).set({ substituteId: null });
      expect(await give("2026-11-18")).toBeUndefined();
      const [told] = await db()
        .select()
        .from(deskEvents)
        .where(eq(deskEvents.type, "task"))
        .orderBy(desc(deskEvents.id));
      expect(told?.data).toMatchObject({ absent: { name: "Test agent" }, owner: null });
    });
  },
  { clock: () => NOW },
);
