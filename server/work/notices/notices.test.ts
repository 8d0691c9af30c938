import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { NoticePage, OwnNoticeSettings } from "../../../domain/api/work/notices.ts";
import { DEFAULT_CHOICES, type NoticeCause } from "../../../domain/work/notice-options.ts";
import { readVapid, startPushService, subscriptionAt } from "../../../tests/support/push-service.ts";
import { mailRow } from "../../../tests/support/message-rows.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser, startBeside, type TestApp } from "../../../tests/support/test-app.ts";
import {
  absences,
  deskEvents,
  messages,
  notices,
  noticeSettings,
  pushDevices,
  pushKeys,
  requests,
  sessions,
  tasks,
  users,
} from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { sessionCookieName } from "../../people/session/identify-callers.ts";
import { hashToken, startSession } from "../../people/session/session-store.ts";
import { changeDeliveryStatus } from "../history/change-delivery-status.ts";
import { doStep } from "../sequences/do-step.ts";
import { PUSH_JOB, type PushData } from "./deliver.ts";
import { pushPayload, sendPush } from "./send-push.ts";
import { tellPeople } from "./tell-people.ts";

/** A Tuesday, noon in Houston. */
const NOON = new Date("2026-11-17T18:00:00Z");
const MINUTE_MS = 60_000;
let now = NOON;
let made = 0;

describeOnServer(
  "personal notices",
  (server) => {
    type Person = Awaited<ReturnType<typeof makeUser>>;
    let rosa: Person;
    let boss: Person;
    let push: Awaited<ReturnType<typeof startPushService>>;
    /** The pushes that were queued, instead of the queue's own workers. */
    let queued: PushData[] = [];
    const db = () => server().deps.db;
    const withQueue = (deps: Deps): Deps => ({
      ...deps,
      jobs: {
        ...deps.jobs,
        async send(tx, job, data, options) {
          if (job.name === PUSH_JOB.name) queued.push(PUSH_JOB.data.parse(data));
          else await deps.jobs.send(tx, job, data, options);
        },
      },
    });
    const tell = () => tellPeople(withQueue(server().deps));

    beforeAll(async () => void (push = await startPushService()));
    afterAll(() => push.close());
    beforeEach(async () => {
      now = NOON;
      queued = [];
      push.taken.length = 0;
      push.answerWith(201);
      await tell();
      for (const table of [notices, pushDevices, noticeSettings, absences, tasks, messages]) await db().delete(table);
      rosa = await makeUser(server(), "agent");
      boss = await makeUser(server(), "admin");
      await db()
        .update(users)
        .set({ email: `u${rosa.id}@example.com` })
        .where(eq(users.id, rosa.id));
      await seen(-60);
    });

    /** Sets when Rosa was last seen in the portal, in minutes from now. */
    const seen = (minutes: number) =>
      db()
        .update(sessions)
        .set({ lastSeenAt: new Date(now.getTime() + minutes * MINUTE_MS) })
        .where(eq(sessions.userId, rosa.id));
    const after = async (minutes: number) => {
      now = new Date(now.getTime() + minutes * MINUTE_MS);
      await tell();
    };
    async function call(by: Person, method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) {
      // A session for this call alone: that of the person says when they were last seen.
      const start = { userId: by.id, isComplete: true, ip: "127.0.0.1", userAgent: "", now };
      const token = await startSession(db(), server().deps, start);
      const headers = { cookie: `${sessionCookieName(server().deps.env)}=${token}` };
      const answer = await server().app.inject({ method, url, headers, ...(payload && { payload }) });
      await db()
        .delete(sessions)
        .where(eq(sessions.tokenHash, hashToken(token)));
      return { status: answer.statusCode, answer };
    }
    async function makeRequest(ownerId: number | null = null) {
      const reference = `Q-NTC${made++}`;
      const row = { reference, name: "Ana Vela", contentHash: reference, requestDate: now, lastUsedAt: now, ownerId };
      const [request] = await db().insert(requests).values(quoteRow(row)).returning();
      if (!request) throw new Error("not stored");
      return request;
    }
    const assign = async (to: Person = rosa) => {
      const request = await makeRequest();
      const { number, version } = request;
      const change = { do: "assign", ownerId: to.id };
      const answer = await call(boss, "POST", `/api/quote-requests/${number}/work`, { version, change });
      expect(answer.status).toBe(200);
      return request;
    };
    const open = async (id: number) =>
      expect(
        (await call(rosa, "PUT", "/api/message-reads", { kind: "quote", id, upTo: now.toISOString() })).status,
      ).toBe(200);
    const bell = async (of = rosa) => (await call(of, "GET", "/api/user/notices")).answer.json<NoticePage>();
    const causes = async (of = rosa) => (await bell(of)).notices.map(({ cause }) => cause);
    const mails = () => db().select().from(messages).where(eq(messages.kind, "notice")).orderBy(messages.id);
    const choose = (choices: Partial<OwnNoticeSettings>) =>
      call(rosa, "PUT", "/api/user/notice-settings", {
        choices: DEFAULT_CHOICES,
        hours: null,
        hasNames: false,
        ...choices,
      });
    const addDevice = async (path = "/phone") =>
      (await call(rosa, "POST", "/api/user/push-devices", subscriptionAt(push.origin + path))).status;
    const sendQueued = async (isLast = false) => {
      for (const data of queued.splice(0)) await sendPush(server().deps, data, { isLast });
    };
    const happen = (event: Partial<typeof deskEvents.$inferInsert>) =>
      db()
        .insert(deskEvents)
        .values({ type: "note", at: now, ...event });

    it("tell of a request that somebody else assigned, with its name and a link, until it is read", async () => {
      const { reference } = await assign();
      await assign(boss);
      await tell();
      const { unread, notices: listed } = await bell();
      expect(unread).toBe(1);
      expect(listed).toMatchObject([
        { cause: "assigned", name: "Ana Vela", reference, by: "Test admin", isRead: false },
      ]);
      expect(listed[0]?.link).toContain(`request=${reference}`);
      // Nobody is told of what they did themselves.
      expect(await causes(boss)).toEqual([]);
      const ids = listed.map(({ id }) => id);
      // Nobody reads the notices of another.
      await call(boss, "POST", "/api/user/notices/read", { ids });
      expect((await bell()).unread).toBe(1);
      expect((await call(rosa, "POST", "/api/user/notices/read", { ids })).status).toBe(200);
      expect(await bell()).toMatchObject({ unread: 0, notices: [{ isRead: true }] });
    });

    it("tell of a reply, a mention, a failed message and a long wait, once each", async () => {
      const { id: requestId } = await makeRequest(rosa.id);
      await happen({ type: "message", requestId });
      await happen({ type: "escalated", requestId, data: { to: "owner" } });
      await happen({ type: "escalated", requestId, data: { to: "mailbox" } });
      const [mail] = await db()
        .insert(messages)
        .values(mailRow({ authorId: rosa.id, requestId }))
        .returning();
      const fail = async (status: "failed" | "sent") =>
        db().transaction((tx) =>
          changeDeliveryStatus(tx, {
            message: { id: mail?.id ?? 0, authorId: rosa.id, requestId, customerId: null },
            at: now,
            change: async () =>
              (
                await tx
                  .update(messages)
                  .set({ status })
                  .where(eq(messages.id, mail?.id ?? 0))
                  .returning()
              ).length > 0,
          }),
        );
      await fail("sent");
      await fail("failed");
      const [request] = await db().select().from(requests).where(eq(requests.id, requestId));
      const note = { do: "note", text: `@Test agent, see this` };
      await db()
        .update(users)
        .set({ lastName: `agent ${rosa.id}` })
        .where(eq(users.id, rosa.id));
      note.text = `@Test agent ${rosa.id}, see this`;
      const noted = await call(boss, "POST", `/api/quote-requests/${request?.number}/work`, {
        version: request?.version,
        change: note,
      });
      expect(noted.status).toBe(200);
      await tell();
      await tell();
      expect((await causes()).toSorted()).toEqual(["failed", "mentioned", "replied", "waiting"]);
    });

    it("tell of an own task that is due and of one that somebody gave, and no more once it is done", async () => {
      const task = { what: "Call Ana", assigneeId: rosa.id };
      await call(boss, "POST", "/api/tasks", { ...task, dueOn: "2026-11-18" });
      await call(rosa, "POST", "/api/tasks", { ...task, dueOn: "2026-11-17", dueTime: "13:00" });
      await call(rosa, "POST", "/api/tasks", { ...task, what: "Just made", dueOn: "2026-11-17" });
      await tell();
      expect(await causes()).toEqual(["assigned"]);
      await after(60);
      await tell();
      expect(await causes()).toEqual(["due", "assigned"]);
      await after(24 * 60);
      expect(await causes()).toEqual(["due", "due", "assigned"]);
      for (const { id } of await db().select().from(tasks)) await call(rosa, "PUT", `/api/tasks/${id}/done`);
      await tell();
      expect((await bell()).unread).toBe(0);
    });

    it("tell of the call that a sequence asks for today", async () => {
      const { id: requestId } = await makeRequest(rosa.id);
      const begun = { id: 1, sequenceId: 1, requestId, startedAt: now, nextStep: 0, nextAt: now };
      const run = { ...begun, endedAt: null, end: null };
      const step = { day: 1, do: "call", templateId: null } as const;
      await db().transaction((tx) => doStep(server().deps, tx, { run, step, name: "After a quote" }));
      await tell();
      expect(await causes()).toEqual(["assigned"]);
    });

    it("are withdrawn with what was undone, unless they were mailed", async () => {
      await seen(0);
      const { number } = await assign();
      await tell();
      expect((await bell()).unread).toBe(1);
      const [event] = await db()
        .select()
        .from(deskEvents)
        .where(and(eq(deskEvents.type, "assigned"), eq(deskEvents.actorId, boss.id)));
      const undone = await call(boss, "POST", `/api/quote-requests/${number}/work/undo`, { eventId: event?.id });
      expect(undone.status).toBe(200);
      await tell();
      expect(await causes()).toEqual([]);
    });

    it("are read by opening their request", async () => {
      const { number } = await assign();
      await tell();
      await open(number);
      expect((await bell()).unread).toBe(0);
    });

    it("leave by mail at once, and those of the five minutes after it in one mail", async () => {
      const first = await assign();
      await tell();
      const [atOnce] = await mails();
      expect(atOnce?.to).toBe(`u${rosa.id}@example.com`);
      expect(atOnce?.text).toContain(`request=${first.reference}`);
      expect(atOnce?.text).toContain("Ana Vela");
      // A reference may have five digits by chance.
      const aboutIt = atOnce?.text.split("-- ")[0]?.replaceAll(first.reference, "");
      expect(aboutIt).not.toMatch(/\d{5}|555|ana@/);
      const others = [await assign()];
      await after(4);
      others.push(await assign());
      await tell();
      expect(await mails()).toHaveLength(1);
      await after(1);
      await after(1);
      const sent = await mails();
      expect(sent).toHaveLength(2);
      for (const { reference } of others) expect(sent[1]?.text).toContain(`request=${reference}`);
      expect(sent[1]?.text).not.toContain(first.reference);
    });

    it("are not mailed to who is in the portal, but to who left it without reading them", async () => {
      await seen(0);
      await assign();
      await after(9);
      expect(await mails()).toEqual([]);
      await seen(0);
      await after(9);
      expect(await mails()).toEqual([]);
      await after(1);
      expect(await mails()).toHaveLength(1);
      // A notice that was read in time is not mailed.
      const { number } = await assign();
      await tell();
      await open(number);
      await seen(-60);
      await after(30);
      expect(await mails()).toHaveLength(1);
    });

    it("wait outside of their user's hours and during an absence", async () => {
      await choose({ hours: { days: [2], from: "08:00", to: "09:00" } });
      await assign();
      await after(6 * 60);
      expect(await mails()).toEqual([]);
      // Wednesday, eight in the morning in Houston.
      now = new Date("2026-11-18T14:00:00Z");
      await db().insert(absences).values({ userId: rosa.id, from: "2026-11-18", to: "2026-11-18" });
      await tell();
      expect(await mails()).toEqual([]);
      await db().delete(absences);
      await tell();
      expect(await mails()).toHaveLength(1);
    });

    it("go the ways that their user chose for the cause", async () => {
      await addDevice();
      const only = (way: "portal" | "mail" | "push" | null) => ({
        choices: {
          ...DEFAULT_CHOICES,
          assigned: { portal: way === "portal", mail: way === "mail", push: way === "push" },
        } satisfies Record<NoticeCause, unknown>,
      });
      const outcome = async () => {
        await assign();
        await tell();
        await after(10);
        const ways = { portal: (await bell()).unread, mail: (await mails()).length, push: queued.length };
        await db().delete(notices);
        await db().delete(messages);
        queued = [];
        return ways;
      };
      for (const way of ["portal", "mail", "push", null] as const) {
        expect((await choose(only(way))).status).toBe(200);
        const all = { portal: 0, mail: 0, push: 0 };
        expect(await outcome()).toEqual(way ? { ...all, [way]: 1 } : all);
      }
    });

    it("are pushed at once, signed and encrypted, and then not mailed as well", async () => {
      expect(await addDevice()).toBe(201);
      await assign();
      await tell();
      await sendQueued();
      expect(push.taken).toHaveLength(1);
      const [{ path, headers, body } = {}] = push.taken;
      expect(path).toBe("/phone");
      expect(headers).toMatchObject({ ttl: "14400", "content-encoding": "aes128gcm" });
      expect(headers?.["topic"]).toMatch(/^notice-\d+$/);
      const { key, isSigned, claims } = readVapid(headers?.authorization);
      const [keys] = await db().select().from(pushKeys);
      expect(key).toBe(keys?.publicKey);
      expect(isSigned).toBe(true);
      expect(claims).toMatchObject({ aud: push.origin, sub: expect.stringMatching(/^mailto:/) });
      // A header of RFC 8188: salt, record size, and the key of the sender, 65 bytes.
      expect(body?.[20]).toBe(65);
      expect(body?.toString("latin1")).not.toContain("Assigned");
      await after(60);
      expect(await mails()).toEqual([]);
      expect((await bell()).unread).toBe(1);
    });

    it("go by mail where no push service takes them, and a device that is gone is removed", async () => {
      await addDevice("/gone");
      await assign();
      await tell();
      push.answerWith(410);
      await sendQueued();
      expect(await db().select().from(pushDevices)).toEqual([]);
      await after(5);
      expect(await mails()).toHaveLength(1);
      await addDevice("/broken");
      await assign();
      await tell();
      const [data] = queued.splice(0);
      if (!data) throw new Error("nothing was queued");
      push.answerWith(503);
      await expect(sendPush(server().deps, data, { isLast: false })).rejects.toThrow();
      // A redirect is not followed.
      push.answerWith(307);
      await sendPush(server().deps, data, { isLast: true });
      expect(push.taken.map(({ path }) => path)).not.toContain("/elsewhere");
      expect(await db().select().from(pushDevices)).toHaveLength(1);
      await after(10);
      expect(await mails()).toHaveLength(2);
      // A late retry finds them mailed.
      push.taken.length = 0;
      await sendPush(server().deps, data, { isLast: true });
      expect(push.taken).toEqual([]);
    });

    it("name a customer in a push only where their user chose so, and never the text of a task", () => {
      const listed = { id: 7, cause: "replied", at: "", isRead: false, by: null, name: "Ana Vela" } as const;
      const notice = { ...listed, reference: "Q-1", link: "/agent-dashboard?request=Q-1" };
      expect(pushPayload([notice], "en", false)).toMatchObject({ body: "Q-1", url: notice.link, tag: "notice-7" });
      expect(pushPayload([notice], "es", true)).toMatchObject({ body: "Ana Vela · Q-1", lang: "es" });
      const task = { ...notice, link: "/tasks?task=1", name: "Call Ana", reference: null };
      expect(pushPayload([task], "en", true).body).toBe("");
      expect(JSON.stringify(pushPayload([notice, task], "en", true))).not.toMatch(/Ana|Q-1/);
    });

    it("of many things at once are one push", async () => {
      await addDevice();
      for (let n = 0; n < 5; n++) await assign();
      await tell();
      expect(queued).toHaveLength(1);
      expect(queued[0]?.noticeIds).toHaveLength(5);
    });

    it("know ten devices of a user, and only their user removes them", async () => {
      for (let n = 0; n < 11; n++) {
        now = new Date(now.getTime() + 1_000);
        await addDevice(`/device-${n}`);
      }
      const { devices, publicKey } = (
        await call(rosa, "GET", "/api/user/notice-settings")
      ).answer.json<OwnNoticeSettings>();
      expect(devices).toHaveLength(10);
      expect(publicKey).toMatch(/^B[\w-]{86}$/);
      const url = `/api/user/push-devices/${devices[0]?.id}`;
      expect((await call(boss, "DELETE", url)).status).toBe(404);
      expect((await call(rosa, "DELETE", url)).status).toBe(200);
      expect(await db().$count(pushDevices)).toBe(9);
    });

    it("are told once and never left untold by two workers that are killed at random", async () => {
      const other = await startBeside(server(), { clock: () => now });
      try {
        await addDevice();
        const people: Person[] = [rosa];
        for (let n = 0; n < 4; n++) {
          const person = await makeUser(server(), "agent");
          await db()
            .update(users)
            .set({ email: `w${person.id}@example.com` })
            .where(eq(users.id, person.id));
          people.push(person);
        }
        await db()
          .update(sessions)
          .set({ lastSeenAt: new Date(now.getTime() - 60 * MINUTE_MS) });
        for (let n = 0; n < 20; n++) await assign(people[n % people.length]);
        const pushJobs = () =>
          db().execute<{ data: PushData }>(sql`select data from jobs.job where name = ${PUSH_JOB.name}`);
        // A killed worker is one whose transaction never commits.
        const fragile = ({ deps }: TestApp): Deps => ({
          ...deps,
          db: new Proxy(deps.db, {
            get: (target, name, receiver) =>
              name === "transaction"
                ? (work: Parameters<typeof target.transaction>[0]) =>
                    target.transaction(async (tx) => {
                      const result = await work(tx);
                      if (Math.random() < 0.4) throw new Error("killed");
                      return result;
                    })
                : Reflect.get(target, name, receiver),
          }),
        });
        for (let round = 0; round < 20; round++) {
          if (round === 10) now = new Date(now.getTime() + 6 * MINUTE_MS);
          await Promise.allSettled([server(), other].map((one) => tellPeople(fragile(one))));
        }
        await tellPeople(server().deps);
        const stored = await db().select().from(notices).orderBy(notices.id);
        expect(stored).toHaveLength(20);
        const ofRosa = stored.filter(({ userId }) => userId === rosa.id).map(({ id }) => id);
        const pushed = (await pushJobs()).rows.flatMap(({ data }) => data.noticeIds);
        expect(pushed.toSorted((a, b) => a - b)).toEqual(ofRosa);
        const mailed = (await mails()).map(({ to }) => to);
        expect(mailed.toSorted()).toEqual(
          people
            .slice(1)
            .map(({ id }) => `w${id}@example.com`)
            .toSorted(),
        );
        expect(stored.filter(({ mailedAt }) => mailedAt).length).toBe(20 - ofRosa.length);
      } finally {
        await other.close();
      }
    });
  },
  { clock: () => now },
);
