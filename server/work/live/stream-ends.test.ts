import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { DeskChange, RequestViewers } from "../../../domain/api/work/live.ts";
import { PRESENCE, SESSIONS_PER_ACCOUNT, STREAMS } from "../../../domain/platform/limits.ts";
import { followStream } from "../../../tests/support/event-stream.ts";
import { cookieFor } from "../../../tests/support/every-route.ts";
import { contactRow } from "../../../tests/support/request-rows.ts";
import {
  cookieOf,
  logInAs,
  makeUser,
  startBeside,
  startTestApp,
  type TestApp,
} from "../../../tests/support/test-app.ts";
import { ADMIN_PASSWORD } from "../../../tests/support/test-env.ts";
import { requests, deskEvents, endedSessions, sessions, users } from "../../platform/db/schema/index.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { portOf } from "../../../tests/support/port-of.ts";

let made = 0;
let now = Date.now();
let here: TestApp;
let there: TestApp;
let admin: string;

beforeAll(async () => {
  const clock = () => new Date(now);
  here = await startTestApp({ clock });
  there = await startBeside(here, { clock });
  for (const { app } of [here, there]) await app.listen({ port: 0, host: "127.0.0.1" });
  admin = await logInAs(here.app);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

async function follow({ app }: TestApp, cookie: string) {
  const port = portOf(app.server);
  const stream = await followStream(`http://127.0.0.1:${port}/api/desk-stream`, { cookie });
  onTestFinished(stream.leave);
  if (stream.status === 200) await stream.next("hello");
  return stream;
}

async function contact(): Promise<{ id: number; number: number }> {
  const at = new Date();
  const values = { reference: `E-${made++}`, contentHash: String(made), requestDate: at };
  const [row] = await here.deps.db
    .insert(requests)
    .values(contactRow({ ...values, lastUsedAt: at }))
    .returning({ id: requests.id, number: requests.number });
  if (!row) throw new Error("not stored");
  return row;
}

/** Writes and announces a desk event about a new request; returns the number of the request. */
async function happen(): Promise<number> {
  const { id, number } = await contact();
  await here.deps.db.insert(deskEvents).values({ type: "note", requestId: id, at: new Date() });
  announceDeskChange(here.deps.db);
  return number;
}

const call = (server: TestApp, method: "POST" | "PATCH" | "DELETE", url: string, cookie: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });

/** The ways to end a permission, with the reason in the stream and the status of the browser's next call. */
const ENDS: Record<string, { end(id: number, cookie: string): Promise<unknown>; reason: string; status: number }> = {
  logout: { end: (_, cookie) => call(here, "POST", "/api/logout", cookie), reason: "over", status: 401 },
  "another role": {
    end: (id) => call(here, "PATCH", `/api/users/${id}/role`, admin, { role: "trainee" }),
    reason: "role",
    status: 200,
  },
  deactivation: { end: (id) => call(here, "DELETE", `/api/users/${id}`, admin), reason: "deactivated", status: 401 },
  "another password": {
    end: (_, cookie) =>
      call(here, "POST", "/api/user/change-password", cookie, {
        currentPassword: ADMIN_PASSWORD,
        newPassword: "second-password",
        confirmPassword: "second-password",
      }),
    reason: "password",
    status: 401,
  },
};

describe("N15, N10: a stream ends at once, in whatever process, with", () => {
  it.each(Object.entries(ENDS))("%s, and its browser is told why", async (_, { end, reason, status }) => {
    const { id, cookie } = await makeUser(here, "agent");
    const stream = await follow(there, cookie);
    await end(id, cookie);
    await stream.ended;
    expect(stream.events.at(-1)).toMatchObject({ event: "end", data: { reason } });
    const told: Record<string, unknown>[] = [];
    for (const lang of ["en", "es"]) {
      const answer = await there.app.inject({ url: `/api/desk-changes?lang=${lang}`, headers: { cookie } });
      expect(answer.statusCode).toBe(status);
      told.push(answer.json());
    }
    const isTold = status === 401 && reason !== "over";
    expect(told.map(({ sessionEnd }) => sessionEnd)).toEqual(isTold ? [reason, reason] : [undefined, undefined]);
    expect(told[0]?.["error"] !== told[1]?.["error"]).toBe(status === 401);
  });

  it("its session, before the next event even where no process was told", async () => {
    const { id, cookie } = await makeUser(here, "agent");
    const [stream, other] = [await follow(there, cookie), await follow(there, (await makeUser(here, "agent")).cookie)];
    await here.deps.db.delete(sessions).where(eq(sessions.userId, id));
    const about = await happen();
    await other.next("change", (change: DeskChange) => change.id === about);
    await stream.ended;
    expect(stream.changes()).toEqual([]);
  });
});

describe("N15: bounded per account", () => {
  it("are sessions: of 200 logins the newest few go on, and the others are told why", async () => {
    const { id, cookie } = await makeUser(here, "agent");
    const stream = await follow(there, cookie);
    now++;
    const cookies: string[] = [];
    for (let n = 0; n < 200; n++, now++) cookies.push(await cookieFor(here, id));
    expect(await here.deps.db.$count(sessions, eq(sessions.userId, id))).toBe(SESSIONS_PER_ACCOUNT);
    expect(await here.deps.db.$count(endedSessions, eq(endedSessions.userId, id))).toBeLessThan(
      SESSIONS_PER_ACCOUNT * 2,
    );
    const ask = (one: string) => there.app.inject({ url: "/api/user", headers: { cookie: one } });
    const answers = await Promise.all(cookies.map(ask));
    const isIn = answers.map(({ statusCode }) => statusCode === 200);
    expect(isIn.indexOf(true)).toBe(200 - SESSIONS_PER_ACCOUNT);
    expect(isIn.filter(Boolean)).toHaveLength(SESSIONS_PER_ACCOUNT);
    expect(answers[200 - SESSIONS_PER_ACCOUNT - 1]?.json()).toMatchObject({ sessionEnd: "tooMany" });
    await stream.ended;
    expect(stream.events.at(-1)).toMatchObject({ event: "end", data: { reason: "tooMany" } });
  });

  it("are sessions that are begun all at once", async () => {
    const { id } = await makeUser(here, "agent");
    const [user] = await here.deps.db.select({ username: users.username }).from(users).where(eq(users.id, id));
    const payload = { username: user?.username, password: ADMIN_PASSWORD };
    const logins = Array.from({ length: SESSIONS_PER_ACCOUNT + 10 }, (_, n) =>
      (n % 2 ? here : there).app.inject({ method: "POST", url: "/api/login", payload }),
    );
    expect((await Promise.all(logins)).every((answer) => cookieOf(answer) !== "")).toBe(true);
    expect(await here.deps.db.$count(sessions, eq(sessions.userId, id))).toBe(SESSIONS_PER_ACCOUNT);
  });

  it("are streams: the oldest makes room, with a word", async () => {
    const { id } = await makeUser(here, "agent");
    const streams = [];
    for (let n = 0; n < STREAMS.perAccount; n++) streams.push(await follow(there, await cookieFor(here, id)));
    const newest = await follow(there, await cookieFor(here, id));
    await streams[0]?.ended;
    expect(streams[0]?.events.at(-1)).toMatchObject({ event: "end", data: { reason: "newerStreams" } });
    const about = await happen();
    const isIt = (change: DeskChange) => change.id === about;
    await Promise.all([...streams.slice(1), newest].map((stream) => stream.next("change", isIt)));
  });
});

describe("N15: presence is shown", () => {
  const say = (cookie: string, id: number, more: object = {}) =>
    call(here, "POST", "/api/desk-presence", cookie, { kind: "contact", id, isOpen: true, ...more });
  const peopleAt = (id: number, names: number) => (present: RequestViewers) =>
    present.id === id && present.people.length === names;

  it("only at what there is, by those who may see it", async () => {
    const stream = await follow(there, admin);
    const { cookie } = await makeUser(here, "agent");
    expect((await say(cookie, 999_999)).statusCode).toBe(404);
    const { number: id } = await contact();
    expect((await say(cookie, id)).statusCode).toBe(200);
    await stream.next("presence", peopleAt(id, 1));
    expect(stream.events.filter(({ event }) => event === "presence")).toHaveLength(1);
  });

  it("once per screen, which goes from one request to the next, until the session ends", async () => {
    const stream = await follow(there, admin);
    const { cookie } = await makeUser(here, "agent");
    const { number: first } = await contact();
    const { number: second } = await contact();
    const { number: third } = await contact();
    await say(cookie, first, { screen: "a" });
    await say(cookie, second, { screen: "a" });
    await stream.next("presence", peopleAt(first, 0));
    // The other screen stays, and a late "closed" message about a previous request changes nothing.
    await say(cookie, second, { screen: "b" });
    await say(cookie, third, { screen: "a" });
    await say(cookie, second, { screen: "a", isOpen: false });
    await stream.next("presence", peopleAt(third, 1));
    const isEmpty = (id: number) =>
      stream.events.some(({ event, data }) => event === "presence" && peopleAt(id, 0)(data as RequestViewers));
    expect([first, second, third].map(isEmpty)).toEqual([true, false, false]);
    await call(here, "POST", "/api/logout", cookie);
    await Promise.all([second, third].map((id) => stream.next("presence", peopleAt(id, 0))));
  });

  it("of a few screens of an account, and not as often as one likes", async () => {
    const { id, cookie } = await makeUser(here, "agent");
    const known: number[] = [];
    for (let n = 0; n <= PRESENCE.screensPerAccount; n++) known.push((await contact()).number);
    const stream = await follow(there, admin);
    for (const [n, request] of known.entries()) await say(cookie, request, { screen: String(n) });
    await stream.next("presence", peopleAt(known[0] ?? 0, 0));
    await stream.next("presence", peopleAt(known.at(-1) ?? 0, 1));
    const later = await follow(there, admin);
    await vi.waitFor(() => {
      const shown = later.events.filter(({ event }) => event === "presence").map(({ data }) => data as RequestViewers);
      const own = shown.filter(({ people }) => people.some((person) => person.id === id));
      expect(own.map((present) => present.id)).toEqual(known.slice(1));
    });
    const answers = [];
    for (let n = 0; n <= PRESENCE.perMinute; n++) answers.push(await say(cookie, known[0] ?? 0, { isOpen: false }));
    expect(answers.at(-1)?.statusCode).toBe(429);
  });
});
