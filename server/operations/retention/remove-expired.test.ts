import { and, desc, eq, like } from "drizzle-orm";
import { expect, it } from "vitest";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import {
  answerDrafts,
  auditEvents,
  bulkChanges,
  bulkRows,
  consents,
  customers,
  messages,
  newsletterSubscribers,
  requests,
  systemState,
  tasks,
  users,
} from "../../platform/db/schema/index.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { removeExpired } from "./remove-expired.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

/** The start of all tests, in the past: no consent goes before the database's own clock says so, too. */
const START = new Date("2016-11-16T18:00:00Z");
let now = START;

const options = { clock: () => now };
type Server = Parameters<Parameters<typeof describeOnServer>[1]>[0];

/** Returns helpers that leave requests, and tell what became of them. */
function office(server: Server) {
  async function leave(name: string, changes: { isHeld?: boolean; lastUsedAt?: Date } = {}) {
    const { app, deps } = server();
    const lead = { insuranceType: "auto", name, email: "v@example.com", phone: "7135550177", zipCode: "77008" };
    const payload = { ...lead, ...AGREED };
    const response = await app.inject({ method: "POST", url: "/api/quote-requests", payload });
    const { reference } = response.json<{ reference: string }>();
    const [row] = await deps.db
      .update(requests)
      .set({ isHeld: false, ...changes })
      .where(eq(requests.reference, reference))
      .returning();
    const mail = { kind: "lead-acknowledgement", to: "v@example.com", subject: name, language: "en" as const };
    const letter = { heading: name, paragraphs: [] };
    const requestId = row?.id ?? 0;
    await deps.db.transaction((tx) => queueMail(deps, tx, { ...mail, letter, requestId }));
    return row;
  }
  /** Adds many requests at once, without messages. */
  async function leaveMany(count: number, lastUsedAt: Date) {
    const rows = Array.from({ length: count }, (_, n) => ({
      reference: `Q-M${lastUsedAt.getTime()}${n}`,
      contentHash: `${n}`,
      name: `Many ${n}`,
      insuranceType: "life" as const,
      zipCode: "77008",
      requestDate: lastUsedAt,
      lastUsedAt,
    }));
    await server().deps.db.insert(requests).values(rows.map(quoteRow));
  }
  /** Simulates a day on which the clock was right: the program ran, and somebody did something. */
  async function workOn(day: string) {
    now = new Date(day);
    const { deps } = server();
    await deps.db.transaction((tx) => deps.recordEvent(tx, { action: "login" }, now));
    const value = { lastRunAt: now.toISOString() };
    await deps.db
      .insert(systemState)
      .values({ key: "retention", value })
      .onConflictDoUpdate({ target: systemState.key, set: { value } });
  }
  const find = (name: string) => server().deps.db.select().from(requests).where(eq(requests.name, name));
  const many = () => server().deps.db.$count(requests, like(requests.name, "Many %"));
  const run = () => removeExpired(server().deps);
  const ask = async (method: "GET" | "POST", url: string, cookie?: string) =>
    server().app.inject({ method, url, headers: { cookie: cookie ?? (await logInAs(server().app)) } });
  const waiting = async () => (await ask("GET", "/api/retention")).json<{ waiting: unknown }>().waiting;
  const lastEvent = async () =>
    (await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];
  return { leave, leaveMany, workOn, find, many, run, ask, waiting, lastEvent };
}

describeOnServer(
  "D4: what has expired",
  (server) => {
    const { leave, workOn, find, run, ask, lastEvent } = office(server);
    const mails = (subject: string) => server().deps.db.select().from(messages).where(eq(messages.subject, subject));
    const listed = async (query: string) =>
      (await ask("GET", `/api/quote-requests?${query}`)).json<{ name: string }[]>().map(({ name }) => name);

    it("is in a bin for the month before, out of lists and totals, until it is restored", async () => {
      now = START;
      const row = await leave("Binned");
      now = new Date("2018-10-16T17:00:00Z");
      expect([await listed(""), await listed("binned=true")]).toEqual([["Binned"], []]);
      now = new Date("2018-10-16T19:00:00Z");
      expect([await listed(""), await listed("binned=true")]).toEqual([[], ["Binned"]]);
      expect((await ask("GET", "/api/lead-totals")).json()).toMatchObject({ quotes: 0 });
      const path = `/api/quote-requests/${row?.number}`;
      expect((await ask("GET", path)).json()).toMatchObject({ isBinned: true });
      expect(await listed("")).toEqual([]);
      const senior = await makeUser(server(), "senior_agent");
      expect((await ask("POST", `${path}/restore`, senior.cookie)).statusCode).toBe(403);
      expect((await ask("POST", `${path}/restore`)).statusCode).toBe(200);
      expect(await lastEvent()).toMatchObject({ action: "quote.restore", subjectId: row?.reference });
      expect([await listed(""), await listed("binned=true")]).toEqual([["Binned"], []]);
      expect((await ask("GET", "/api/lead-totals")).json()).toMatchObject({ quotes: 1 });
      expect((await ask("GET", path)).json()).toMatchObject({ isBinned: false });
      await server().deps.db.delete(requests);
    });

    it("goes: an address that nobody confirmed for the newsletter; one that left before is remembered", async () => {
      const { db } = server().deps;
      await workOn("2018-01-10T17:00:00Z");
      const asked = (email: string, daysAgo: number, more = {}) => ({
        email,
        createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
        ...more,
      });
      await db
        .insert(newsletterSubscribers)
        .values([
          asked("waits@example.com", 6),
          asked("forgot@example.com", 8),
          asked("left@example.com", 8, { unsubscribedAt: START }),
          asked("reads@example.com", 8, { status: "confirmed" }),
        ]);
      await run();
      const kept = await db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers);
      expect(new Set(kept.map(({ email }) => email.split("@")[0]))).toEqual(new Set(["left", "reads", "waits"]));
    });

    it("goes: the draft of an answer 90 days after its last change; a newer one stays", async () => {
      const { db } = server().deps;
      await workOn("2018-01-12T17:00:00Z");
      const author = await makeUser(server(), "agent");
      for (const [name, daysAgo] of [
        ["Forgotten", 91],
        ["Begun", 89],
      ] as const) {
        const row = await leave(name);
        const updatedAt = new Date(now.getTime() - daysAgo * 86_400_000);
        const draft = { userId: author.id, requestId: row?.id ?? 0, version: 1, sealed: name, updatedAt };
        await db.insert(answerDrafts).values(draft);
      }
      await run();
      expect(await db.select({ sealed: answerDrafts.sealed }).from(answerDrafts)).toEqual([{ sealed: "Begun" }]);
      await db.delete(requests);
    });

    it("goes: a bulk change after a week, with its rows, and with the account; a newer one stays", async () => {
      const { db } = server().deps;
      await workOn("2018-01-12T17:00:00Z");
      const [author, other] = [await makeUser(server(), "agent"), await makeUser(server(), "agent")];
      const row = await leave("Chosen");
      for (const [userId, daysAgo] of [
        [author.id, 8],
        [author.id, 6],
        [other.id, 6],
      ] as const) {
        const createdAt = new Date(now.getTime() - daysAgo * 86_400_000);
        const bulk = { userId, kind: "quote", change: { do: "take" }, total: 1, hasMore: false, createdAt } as const;
        const [{ id } = { id: 0 }] = await db.insert(bulkChanges).values(bulk).returning({ id: bulkChanges.id });
        await db.insert(bulkRows).values({ bulkId: id, requestId: row?.id ?? 0, version: 0, state: "done" });
      }
      await run();
      const left = () => db.select({ userId: bulkChanges.userId }).from(bulkChanges).orderBy(bulkChanges.id);
      expect(await left()).toEqual([{ userId: author.id }, { userId: other.id }]);
      expect(await db.$count(bulkRows)).toBe(2);
      await db.delete(users).where(eq(users.id, other.id));
      expect(await left()).toEqual([{ userId: author.id }]);
      await db.delete(requests);
      expect(await db.$count(bulkRows)).toBe(0);
    });

    it("goes: a lead 24 months after its last use, with its mails; used or held ones stay", async () => {
      now = START;
      const gone = await leave("Old");
      const [customer] = await server().deps.db.insert(customers).values({ name: "Old", language: "en" }).returning();
      const customerId = customer?.id ?? 0;
      await server()
        .deps.db.update(requests)
        .set({ customerId })
        .where(eq(requests.id, gone?.id ?? 0));
      const wish = { what: "Send a copy", dueOn: "2018-12-01", dataWish: "copy", requestId: gone?.id ?? 0 } as const;
      const [task] = await server().deps.db.insert(tasks).values(wish).returning();
      await leave("Held", { isHeld: true });
      await leave("Used", { lastUsedAt: new Date("2017-02-01T00:00:00Z") });
      await workOn("2018-11-16T17:00:00Z");
      await run();
      expect(await find("Old")).toHaveLength(1);
      now = new Date("2018-11-16T19:00:00Z");
      await run();
      expect([await find("Old"), await mails("Old")]).toEqual([[], []]);
      const isWish = eq(tasks.id, task?.id ?? 0);
      expect(await server().deps.db.select().from(tasks).where(isWish), "somebody still has to do it").toMatchObject([
        { customerId, requestId: null },
      ]);
      await server().deps.db.delete(tasks).where(isWish);
      expect([(await find("Held")).length, (await find("Used")).length, (await mails("Held")).length]).toEqual([
        1, 1, 1,
      ]);
      const [consent] = await server()
        .deps.db.select()
        .from(consents)
        .where(eq(consents.id, gone?.consentId ?? 0));
      expect(consent).toBeDefined();
      const [event] = await server()
        .deps.db.select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, "retention"), eq(auditEvents.at, now)));
      expect(event?.details).toMatchObject({ quotes: 1 });
    });

    it("goes: a consent after five years, unless a lead that is kept refers to it", async () => {
      await workOn("2021-11-16T17:00:00Z");
      await run();
      const before = await server().deps.db.$count(consents);
      now = new Date("2021-11-16T19:00:00Z");
      await run();
      // Three consents: of the lead that went, of the one that was deleted by hand, and of the one that was used.
      expect(await server().deps.db.$count(consents)).toBe(before - 3);
      expect((await find("Held"))[0]?.consentId).not.toBeNull();
    });
  },
  options,
);

describeOnServer(
  "D4: what has expired among much that is kept",
  (server) => {
    it("goes in batches that look at each row once, however many of one moment are kept", async () => {
      const { deps } = server();
      const { db } = deps;
      now = new Date("2021-11-16T18:00:00Z");
      const old = new Date("2014-01-01T00:00:00Z");
      const consent = { textVersion: "1", textHash: "x", language: "en" as const, page: "/quote", phone: "7135550100" };
      const rows = Array.from({ length: 2_400 }, () => ({ ...consent, ip: "", userAgent: "", createdAt: old }));
      const given = await db.insert(consents).values(rows).returning({ id: consents.id });
      // Every other consent belongs to a request that is kept.
      const leads = given.flatMap(({ id }, n) => {
        const lead = { reference: `Q-K${id}`, contentHash: `${id}`, insuranceType: "life" as const, zipCode: "77008" };
        const row = quoteRow({ ...lead, name: "Kept", requestDate: now, lastUsedAt: now });
        return n % 2 === 0 ? [{ ...row, consentId: id }] : [];
      });
      await db.insert(requests).values(leads);
      const value = { confirmedAt: now.toISOString() };
      await db
        .insert(systemState)
        .values({ key: "retention", value })
        .onConflictDoUpdate({ target: systemState.key, set: { value } });
      const looked: number[] = [];
      const execute = async (query: Parameters<typeof db.execute>[0]) => {
        const found = await db.execute<{ rows?: number; at?: string | null }>(query);
        const [row] = found.rows;
        if (row?.at?.startsWith("2014")) looked.push(row.rows ?? 0);
        return found;
      };
      await removeExpired({ ...deps, db: Object.assign(Object.create(db) as typeof db, { execute }) });
      expect(await db.$count(consents, eq(consents.createdAt, old))).toBe(1_200);
      expect(looked).toEqual([500, 500, 500, 500, 400]);
    });
  },
  options,
);

describeOnServer(
  "D4, R14: a clock that is years ahead",
  (server) => {
    const { leave, workOn, find, run, ask, waiting, lastEvent } = office(server);

    it("removes nothing when it is over 45 days past the newest row", async () => {
      now = START;
      await leave("Due", { lastUsedAt: new Date("2014-01-01T00:00:00Z") });
      await workOn("2016-11-16T18:00:00Z");
      now = new Date("2016-12-31T19:00:00Z");
      await run();
      expect(await find("Due")).toHaveLength(1);
      expect(await waiting()).toMatchObject({ reason: "clock", counts: { quotes: 1 } });
    });

    it("still removes nothing once rows were written under it", async () => {
      await leave("Under the wrong clock");
      await run();
      expect(await find("Due")).toHaveLength(1);
    });

    it("needs no word once it is right again, within the 45 days", async () => {
      now = new Date("2016-12-31T17:00:00Z");
      await run();
      expect(await waiting()).toBeNull();
      expect(await find("Due")).toHaveLength(0);
    });

    it("is noticed by the last run, too, when rows were written before the first run under it", async () => {
      await leave("Kept");
      now = new Date("2019-12-31T17:00:00Z");
      await leave("Written first");
      await run();
      expect([(await find("Kept")).length, await waiting()]).toMatchObject([1, { reason: "clock" }]);
    });

    it("is believed at an admin's word, which is audited and counts once", async () => {
      const agent = await makeUser(server(), "agent");
      expect((await ask("POST", "/api/retention/confirm", agent.cookie)).statusCode).toBe(403);
      expect((await ask("POST", "/api/retention/confirm")).statusCode).toBe(200);
      expect(await lastEvent()).toMatchObject({ action: "retention.confirm", details: { reason: "clock", quotes: 2 } });
      expect((await ask("POST", "/api/retention/confirm")).statusCode).toBe(409);
      await run();
      expect([await find("Kept"), await waiting()]).toEqual([[], null]);
      now = new Date("2022-12-31T17:00:00Z");
      await run();
      expect(await waiting()).toMatchObject({ reason: "clock" });
    });
  },
  options,
);

describeOnServer(
  "D4, R14: a clock that is years ahead before the first run",
  (server) => {
    const { leave, find, run, ask, waiting, lastEvent } = office(server);
    const NAMES = ["One", "Two", "Three", "Four", "Five", "Six"];
    const left = async () => (await Promise.all(NAMES.map(find))).flat().length;
    const newest = (at: Date) =>
      server().deps.db.transaction((tx) => server().deps.recordEvent(tx, { action: "login" }, at));

    it("removes nothing, though the rows written under it look new, until an admin has seen the list", async () => {
      await server().deps.db.delete(systemState).where(eq(systemState.key, "retention"));
      now = START;
      for (const name of NAMES) await leave(name);
      await server().deps.db.insert(newsletterSubscribers).values({ email: "waits@example.com", createdAt: START });
      now = new Date("2019-11-16T18:00:00Z");
      await newest(now);
      await run();
      expect(await left()).toBe(6);
      expect(await server().deps.db.$count(newsletterSubscribers)).toBe(1);
      expect(await waiting()).toMatchObject({ reason: "first", counts: { quotes: 6, addresses: 1, rawMails: 0 } });
      await run();
      expect([await left(), await waiting()]).toMatchObject([6, { reason: "first" }]);
    });

    it("needs no word once it is right again, and is noticed by that run when it goes wrong anew", async () => {
      now = new Date("2016-11-16T19:00:00Z");
      await run();
      expect([await left(), await waiting()]).toEqual([6, null]);
      now = new Date("2019-11-16T20:00:00Z");
      await run();
      expect([await left(), await waiting()]).toMatchObject([6, { reason: "clock" }]);
    });

    it("is believed at an admin's word", async () => {
      await server().deps.db.delete(systemState).where(eq(systemState.key, "retention"));
      await newest(now);
      await run();
      expect((await ask("POST", "/api/retention/confirm")).statusCode).toBe(200);
      expect(await lastEvent()).toMatchObject({ action: "retention.confirm", details: { reason: "first", quotes: 6 } });
      await run();
      expect([await left(), await waiting()]).toEqual([0, null]);
    });
  },
  options,
);

describeOnServer(
  "D4, R14: a clock that was years behind",
  (server) => {
    const { leave, workOn, find, run, ask } = office(server);

    it("lets no lead go that came meanwhile, nor into the bin, before those that came sooner", async () => {
      await workOn("2016-11-16T18:00:00Z");
      await leave("Before");
      now = new Date("2013-11-16T18:00:00Z");
      await leave("Meanwhile");
      now = new Date("2016-11-16T20:00:00Z");
      await run();
      expect(await find("Meanwhile")).toHaveLength(1);
      const listed = (await ask("GET", "/api/quote-requests")).json<{ name: string }[]>();
      expect(listed.map(({ name }) => name).toSorted()).toEqual(["Before", "Meanwhile"]);
      await workOn("2018-11-16T19:00:00Z");
      await run();
      expect([await find("Before"), await find("Meanwhile")]).toEqual([[], []]);
    });
  },
  options,
);

describeOnServer(
  "D4: much at once",
  (server) => {
    const { leaveMany, workOn, many, run, ask, waiting } = office(server);
    const old = new Date("2014-01-01T00:00:00Z");

    it("goes without asking up to 49 rows, or up to a twentieth", async () => {
      await workOn("2016-11-16T18:00:00Z");
      await leaveMany(49, old);
      await run();
      expect(await many()).toBe(0);
      await leaveMany(50, old);
      await leaveMany(950, now);
      await run();
      expect(await many()).toBe(950);
    });

    it("waits for an admin from 50 rows that are more than a twentieth", async () => {
      await server().deps.db.delete(requests);
      await leaveMany(51, old);
      await leaveMany(950, now);
      await run();
      expect(await many()).toBe(1001);
      expect(await waiting()).toMatchObject({ reason: "many", counts: { quotes: 51, contacts: 0 } });
      expect((await ask("POST", "/api/retention/confirm")).statusCode).toBe(200);
      await run();
      expect(await many()).toBe(950);
    });
  },
  options,
);
