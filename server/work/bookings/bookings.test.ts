import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { BookableTime, Booking } from "../../../domain/api/work/bookings.ts";
import type { TodayItem } from "../../../domain/api/work/tasks.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { textRow } from "../../../tests/support/message-rows.ts";
import { contactRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import {
  absences,
  auditEvents,
  bookings,
  consents,
  deskEvents,
  messages,
  notices,
  requests,
  smsOptOuts,
  tasks,
  users,
} from "../../platform/db/schema/index.ts";
import type { Delivery } from "../../platform/deps/messages.ts";
import { sendEmail } from "../outbox/send-email.ts";
import { beginNotices, makeNotices } from "../notices/make-notices.ts";
import { readFeed } from "../tasks/task-feed.ts";
import { cancelIn, moveIn } from "./change-booking.ts";
import { bookIn, type Wish } from "./make-booking.ts";
import { remindOfBookings } from "./remind.ts";

/** A Tuesday, nine in the morning in Houston. The office is open from ten to seven. */
const NOW = new Date("2026-11-17T15:00:00Z");
const TEN = "2026-11-17T16:00:00.000Z";
const ELEVEN = "2026-11-17T17:00:00.000Z";
const TOMORROW = "2026-11-18T17:00:00.000Z";
let now = NOW;

describeOnServer(
  "bookings",
  (server) => {
    type Person = Awaited<ReturnType<typeof makeUser>>;
    const db = () => server().deps.db;
    let agent: Person;
    let other: Person;
    let senior: Person;
    beforeEach(async () => {
      now = NOW;
      for (const table of [bookings, deskEvents, tasks, absences, messages, requests, smsOptOuts]) {
        await db().delete(table);
      }
      await db().update(users).set({ isActive: false });
      const make = (role: Role) => makeUser(server(), role);
      [agent, other, senior] = [await make("agent"), await make("agent"), await make("senior_agent")];
      // The senior takes no bookings, so that two agents are left.
      await call(senior, "PUT", "user/booking-profile", { isBookable: false, locations: null, languages: ["en"] });
    });

    async function call(by: Person, method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) {
      const headers = { cookie: by.cookie };
      const url = `/api/${path}`;
      return server().app.inject({ method, url, headers, ...(payload && { payload }) });
    }

    async function ask(reference: string, values: object = {}): Promise<number> {
      const common = { reference, contentHash: reference, requestDate: now, lastUsedAt: now, respondBy: now };
      const [row] = await db()
        .insert(requests)
        .values(contactRow({ ...common, ...values }))
        .returning({ id: requests.id });
      return row?.id ?? 0;
    }
    /** Books as the customer does by the link. */
    const book = (requestId: number, wish: Partial<Wish> = {}) =>
      db().transaction((tx) =>
        bookIn(server().deps, tx, requestId, { way: "callback", at: new Date(TEN), ...wish }, null),
      );
    const stored = async () =>
      (await db().select().from(bookings).orderBy(bookings.id)).filter((one) => !one.canceledAt);
    const mails = async () => (await db().select().from(messages).orderBy(messages.id)).map(({ kind }) => kind);
    const timesOf = async (by: Person, reference: string, query = "") =>
      (await call(by, "GET", `booking-times?reference=${reference}${query}`)).json<BookableTime[]>();

    it("of one slot by fifty customers at once give it to one of them, and tell the others that it is taken", async () => {
      await db().update(users).set({ isActive: false }).where(eq(users.id, other.id));
      const ids = [];
      for (let n = 0; n < 50; n++) ids.push(await ask(`C-${n}`));
      const outcomes = await Promise.allSettled(ids.map((id) => book(id)));
      const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
      expect(refused).toHaveLength(49);
      const keys = refused.map((error) => (error instanceof AppError ? error.details.message : String(error)));
      expect(new Set(keys)).toEqual(new Set(["errors:slotTaken"]));
      expect(await stored()).toHaveLength(1);
    });

    it("go to another agent as long as one is free", async () => {
      for (const reference of ["C-1", "C-2"]) await book(await ask(reference));
      expect(new Set((await stored()).map(({ userId }) => userId))).toEqual(new Set([agent.id, other.id]));
      await expect(book(await ask("C-3"))).rejects.toThrow(AppError);
    });

    it("are one per request, with the owner, and give a request without one to the agent", async () => {
      const id = await ask("C-1");
      await book(id);
      await expect(book(id, { at: new Date(ELEVEN) })).rejects.toMatchObject({
        details: { message: "errors:bookedAlready" },
      });
      const [booking] = await stored();
      const [row] = await db().select().from(requests).where(eq(requests.id, id));
      expect(row?.ownerId).toBe(booking?.userId);
      await book(await ask("C-2", { ownerId: other.id }), { at: new Date(ELEVEN) });
      expect((await stored()).at(-1)?.userId).toBe(other.id);
    });

    it("keep to office hours, absences, tasks with an hour, and the language", async () => {
      const id = await ask("C-1", { ownerId: agent.id });
      for (const at of [
        "2026-11-17T15:30:00Z",
        "2026-11-17T16:10:00Z",
        "2026-11-22T17:00:00Z",
        "2026-12-17T17:00:00Z",
      ]) {
        await expect(book(id, { at: new Date(at) })).rejects.toMatchObject({
          details: { message: "errors:slotTaken" },
        });
      }
      await db()
        .insert(tasks)
        .values({ what: "Meeting", assigneeId: agent.id, dueOn: "2026-11-17", dueAt: new Date(TEN) });
      await db().insert(absences).values({ userId: agent.id, from: "2026-11-18", to: "2026-11-18" });
      const times = (await timesOf(agent, "C-1")).map(({ at }) => at);
      expect(times).not.toContain(TEN);
      expect(times).toContain("2026-11-17T16:30:00.000Z");
      expect(times).not.toContain(TOMORROW);
      // Neither of the two speaks Spanish; an account in Spanish does.
      await expect(book(id, { language: "es" })).rejects.toThrow(AppError);
      await db().update(users).set({ language: "es" }).where(eq(users.id, other.id));
      await book(id, { language: "es" });
      expect((await stored()).map(({ userId }) => userId)).toEqual([other.id]);
    });

    it("are made by a colleague at each time that is listed, with the owner of the request where that one is free", async () => {
      await ask("C-1", { ownerId: agent.id });
      const busy = { what: "Meeting", assigneeId: agent.id, dueOn: "2026-11-17", dueAt: new Date(TEN) };
      await db().insert(tasks).values(busy);
      const listed = await timesOf(senior, "C-1");
      expect(listed.find(({ at }) => at === TEN)?.agents.map(({ id }) => id)).toEqual([other.id]);
      const order = { reference: "C-1", way: "callback" };
      expect((await call(senior, "POST", "bookings", { ...order, at: TEN })).statusCode).toBe(201);
      expect((await stored()).map(({ userId }) => userId)).toEqual([other.id]);
      await ask("C-2", { ownerId: agent.id });
      // The owner has more booked, and comes first all the same.
      await book(await ask("C-3", { ownerId: agent.id }), { at: new Date(TOMORROW) });
      await book(await ask("C-4", { ownerId: agent.id }), { at: new Date("2026-11-18T18:00:00Z") });
      expect((await call(senior, "POST", "bookings", { ...order, reference: "C-2", at: ELEVEN })).statusCode).toBe(201);
      expect((await stored()).at(-1)?.userId).toBe(agent.id);
    });

    it("keep their request from being deleted for good while they are ahead", async () => {
      const id = await ask("C-1");
      await book(id);
      const admin = await makeUser(server(), "admin");
      const refused = await call(admin, "DELETE", "contact-requests/C-1");
      expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining("Please cancel it first")]);
      await db().transaction((tx) => cancelIn(server().deps, tx, id, null));
      expect((await call(admin, "DELETE", "contact-requests/C-1")).statusCode).toBe(200);
    });

    it("by phone need a number", async () => {
      const id = await ask("C-1", { phone: null });
      await expect(book(id)).rejects.toMatchObject({ code: "invalid" });
      await book(id, { way: "visit" });
      expect(await stored()).toMatchObject([{ way: "visit" }]);
    });

    it("move to another time with the same agent, and free their former time", async () => {
      const id = await ask("C-1");
      const { booking } = await book(id);
      await db().transaction((tx) => moveIn(server().deps, tx, id, { at: new Date(TOMORROW) }, null));
      const [moved] = await stored();
      expect(moved).toMatchObject({ userId: booking.userId, version: 1, startsAt: new Date(TOMORROW) });
      await book(await ask("C-2", { ownerId: booking.userId }));
      const back = db().transaction((tx) => moveIn(server().deps, tx, id, { at: new Date(TEN) }, null));
      await expect(back).rejects.toMatchObject({ details: { message: "errors:slotTaken" } });
      await db().transaction((tx) => cancelIn(server().deps, tx, id, null));
      expect(await stored()).toHaveLength(1);
      const events = await db().select().from(deskEvents).where(eq(deskEvents.requestId, id)).orderBy(deskEvents.id);
      const deeds = events.filter(({ type }) => type === "booking").map(({ data }) => data["deed"]);
      expect(deeds).toEqual(["made", "moved", "canceled"]);
      expect(events.at(-1)?.data).toMatchObject({ location: booking.location });
    });

    it("are told to the customer by mail with a calendar file, and without a word that a stranger typed", async () => {
      const id = await ask("C-1", { firstName: "Buy", lastName: "http://bad.example.com" });
      await book(id, { way: "visit" });
      await db().transaction((tx) => cancelIn(server().deps, tx, id, null));
      expect(await mails()).toEqual(["booking-made", "booking-canceled"]);
      const [made] = await db().select().from(messages).orderBy(messages.id);
      expect(made?.subject).toContain("Tuesday, November 17, 10:00 AM (Central time)");
      expect(made?.text).toContain("2417 Heights Boulevard");
      expect(made?.text).not.toContain("bad.example.com");
      // The link is sealed: whoever reads the archive cannot use it.
      expect(made?.text).not.toContain("/r/");
      expect(made?.sealedBody).not.toBeNull();
      const { rows } = await db().execute<{ name: string }>(
        sql`select name from message_attachments order by message_id`,
      );
      expect(rows.map(({ name }) => name)).toEqual(["booking.ics", "booking.ics"]);
      const left: Parameters<Delivery["deliver"]>[0][] = [];
      const delivery: Delivery = { deliver: async (mail) => void left.push(mail), hasTaken: () => false };
      await sendEmail(server().deps, delivery, { emailId: made?.number ?? 0 }, { isLast: true });
      expect(left[0]?.files?.map(({ name }) => name)).toEqual(["booking.ics"]);
      const content = left[0]?.files?.[0]?.content;
      expect(typeof content === "function" && (await text(content()))).toContain("BEGIN:VEVENT");
    });

    /** Stores a consent to texts, as the columns of a request have it. */
    async function consented() {
      const shown = { textVersion: "1", textHash: "x", language: "en", page: "/", ip: "", userAgent: "" } as const;
      const values = { ...shown, phone: "7135550190" };
      const [consent] = await db().insert(consents).values(values).returning({ id: consents.id });
      return { consentId: consent?.id ?? 0 };
    }
    /** Lists the channels of the reminders that were queued. */
    const reminders = async () =>
      (await db().select().from(messages).orderBy(messages.channel, messages.id))
        .filter(({ kind }) => kind === "booking-reminder")
        .map(({ channel }) => channel);

    it("are reminded of once by mail, and by text only with consent", async () => {
      const given = await consented();
      await book(await ask("C-YES", given), { at: new Date("2026-11-19T17:00:00Z") });
      await book(await ask("C-NO"), { at: new Date("2026-11-19T18:00:00Z") });
      const stopped = await ask("C-STOP", { ...given, phone: "7135550191" });
      await book(stopped, { at: new Date("2026-11-19T19:00:00Z") });
      await db().insert(smsOptOuts).values({ phone: "17135550191", createdAt: now });
      await remindOfBookings(server().deps);
      expect(await reminders()).toEqual([]);
      now = new Date("2026-11-18T19:00:00Z");
      await remindOfBookings(server().deps);
      await remindOfBookings(server().deps);
      expect(await reminders()).toEqual(["email", "email", "email", "sms"]);
    });

    it("are not reminded of by text under a consent that has ended, unless they text first", async () => {
      const endedAt = new Date(now.getTime() - 91 * 86_400_000);
      const id = await ask("C-OVER", { ...(await consented()), stage: "closed", endedAt });
      await book(id, { at: new Date("2026-11-19T17:00:00Z") });
      now = new Date("2026-11-18T17:00:00Z");
      await remindOfBookings(server().deps);
      expect(await reminders()).toEqual(["email"]);
      await db()
        .insert(messages)
        .values(textRow({ from: "+17135550190", timestamp: now }));
      await db().update(bookings).set({ remindAt: now }).where(eq(bookings.requestId, id));
      await remindOfBookings(server().deps);
      expect(await reminders()).toEqual(["email", "email", "sms"]);
    });

    it("that were canceled or are over are not reminded of", async () => {
      const id = await ask("C-1");
      await book(id, { at: new Date("2026-11-19T17:00:00Z") });
      await db().transaction((tx) => cancelIn(server().deps, tx, id, null));
      await book(await ask("C-2"), { at: new Date("2026-11-19T18:00:00Z") });
      now = new Date("2026-11-19T19:00:00Z");
      await remindOfBookings(server().deps);
      expect(await mails()).not.toContain("booking-reminder");
    });

    it("of the desk are one's own with the right to create, anybody's with the right to edit", async () => {
      await ask("C-1");
      const wish = { reference: "C-1", way: "callback", at: TEN };
      expect((await call(agent, "POST", "bookings", { ...wish, userId: other.id })).statusCode).toBe(403);
      const made = await call(agent, "POST", "bookings", wish);
      expect([made.statusCode, made.json<Booking>().agent.id]).toEqual([201, agent.id]);
      const path = `bookings/${made.json<Booking>().id}`;
      expect((await call(other, "PUT", path, { at: ELEVEN })).statusCode).toBe(403);
      expect((await call(other, "DELETE", path)).statusCode).toBe(403);
      const moved = await call(senior, "PUT", path, { at: ELEVEN, userId: other.id });
      expect(moved.json<Booking>()).toMatchObject({ startsAt: ELEVEN, agent: { id: other.id } });
      expect((await call(agent, "DELETE", path)).statusCode).toBe(403);
      expect((await call(other, "DELETE", path)).statusCode).toBe(200);
      expect((await call(other, "DELETE", path)).statusCode).toBe(404);
      const trail = await db()
        .select()
        .from(auditEvents)
        .where(sql`${auditEvents.action} like 'booking.m%'`);
      expect(trail.map(({ action, subjectId }) => [action, subjectId])).toEqual(
        expect.arrayContaining([
          ["booking.made", "C-1"],
          ["booking.moved", "C-1"],
        ]),
      );
    });

    it("of a request that is held back as spam are refused at the desk before anything is stored or sent", async () => {
      const id = await ask("C-1");
      await book(id);
      const [before] = await stored();
      await db().update(requests).set({ isSuspect: true }).where(eq(requests.id, id));
      await ask("C-2", { isSuspect: true });
      const made = await call(senior, "POST", "bookings", { reference: "C-2", way: "callback", at: ELEVEN });
      const moved = await call(senior, "PUT", `bookings/${before?.id}`, { at: ELEVEN });
      for (const refused of [made, moved]) {
        expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
          409,
          "This request is held back as suspected spam. Press “Not spam” first.",
        ]);
      }
      expect([await stored(), await mails()]).toEqual([[before], ["booking-made"]]);
    });

    it("stand in the day of the agent, or of whoever stands in, and in the agent's calendar", async () => {
      const id = await ask("C-1", { ownerId: agent.id });
      await book(id);
      const today = async (by: Person) =>
        (await call(by, "GET", "today")).json<TodayItem[]>().filter(({ what }) => what === "booking").length;
      expect([await today(agent), await today(other)]).toEqual([1, 0]);
      const week = await call(agent, "GET", "bookings?from=2026-11-16&to=2026-11-22");
      expect(week.json<Booking[]>()).toMatchObject([{ request: { reference: "C-1" } }]);
      expect((await call(other, "GET", "bookings?from=2026-11-16&to=2026-11-22")).json()).toEqual([]);
      const { address } = (await call(agent, "POST", "user/task-feed", { hasNames: false })).json<{
        address: string;
      }>();
      const feed = await readFeed(server().deps, address.split("/").at(-1) ?? "");
      expect(feed).toContain("SUMMARY:Appointment");
      expect(feed).not.toContain("Rosa");
      const away = { userId: agent.id, from: "2026-11-17", to: "2026-11-17" };
      await db()
        .insert(absences)
        .values({ ...away, substituteId: other.id });
      expect([await today(agent), await today(other), await today(senior)]).toEqual([0, 1, 0]);
      // It stays until somebody says what came of it. The steps are short enough for the session of the agent to live on.
      for (const time of ["15:40", "16:20", "16:50"]) {
        now = new Date(`2026-11-17T${time}:00Z`);
        expect([time, await today(other)]).toEqual([time, 1]);
      }
      const note = { type: "note", requestId: id, actorId: other.id } as const;
      const at = (time: string) => ({ ...note, at: new Date(`2026-11-17T${time}:00Z`) });
      await db()
        .insert(deskEvents)
        .values([at("15:55"), { ...at("16:40"), actorId: null }]);
      expect(await today(other), "what was noted before, and by no person, is no outcome").toBe(1);
      await db().insert(deskEvents).values(at("16:45"));
      expect(await today(other)).toBe(0);
    });

    it("tell the agent, and the former one when they move to another", async () => {
      await beginNotices(db());
      await makeNotices(server().deps);
      await db().delete(notices);
      const id = await ask("C-1", { ownerId: agent.id });
      await book(id);
      const actor = { ...senior, firstName: "Test", lastName: "senior", username: "s", email: null } as const;
      const user = { ...actor, role: "senior_agent", language: "en", mustChangePassword: false } as const;
      const by = { ...user, wantsWeeklyLetter: false, startPage: "/agent-tools" } as const;
      await db().transaction((tx) => moveIn(server().deps, tx, id, { at: new Date(ELEVEN), userId: other.id }, by));
      await makeNotices(server().deps);
      const told = (await db().select().from(notices)).filter(({ cause }) => cause === "booked");
      expect(told.filter(({ userId }) => userId === agent.id)).toHaveLength(2);
      expect(told.filter(({ userId }) => userId === other.id)).toHaveLength(1);
    });

    it("leave with their request", async () => {
      const id = await ask("C-1");
      await book(id);
      await db().delete(requests).where(eq(requests.id, id));
      expect(await stored()).toEqual([]);
    });

    it("are offered by what an agent chose", async () => {
      await ask("C-1");
      const own = { isBookable: false, locations: null, languages: ["en"] };
      expect((await call(agent, "GET", "user/booking-profile")).json()).toEqual({ ...own, isBookable: true });
      expect((await call(agent, "PUT", "user/booking-profile", own)).statusCode).toBe(200);
      const offered = await timesOf(senior, "C-1");
      expect(new Set(offered.flatMap(({ agents }) => agents.map(({ id }) => id)))).toEqual(new Set([other.id]));
      const unknown = { ...own, locations: ["nowhere"] };
      expect((await call(agent, "PUT", "user/booking-profile", unknown)).statusCode).toBe(400);
    });
  },
  { clock: () => now },
);
