import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { DeskBadge, DeskChange, DeskChanges } from "../../../domain/api/work/live.ts";
import { UNATTENDED } from "../../../domain/platform/unattended.ts";
import { followStream } from "../../../tests/support/event-stream.ts";
import { cookieFor } from "../../../tests/support/every-route.ts";
import { contactRow, quoteRow, type ContactValues, type QuoteValues } from "../../../tests/support/request-rows.ts";
import { logInAs, makeUser, startBeside, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { requests, deskEvents, sessions, users } from "../../platform/db/schema/index.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { portOf } from "../../../tests/support/port-of.ts";

const PATH = "/api/desk-stream";
const MINUTE_MS = 60_000;
let now = Date.now();
let made = 0;
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  const clock = () => new Date(now);
  here = await startTestApp({ clock });
  there = await startBeside(here, { clock });
  for (const { app } of [here, there]) await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const addressOf = ({ app }: TestApp) => `http://127.0.0.1:${portOf(app.server)}`;

async function follow(server: TestApp, cookie: string, lastEvent?: string) {
  const stream = await followStream(addressOf(server) + PATH, { cookie, ...(lastEvent && { lastEvent }) });
  onTestFinished(stream.leave);
  if (stream.status === 200) await Promise.race([stream.next("hello"), stream.next("reset")]);
  return stream;
}

async function lead(kind: LeadKind, values: Partial<ContactValues & QuoteValues> = {}) {
  const at = new Date(now);
  const common = { reference: `T-${made++}`, contentHash: String(made), requestDate: at, lastUsedAt: at, ...values };
  const { id, number, reference } = requests;
  const [row] = await here.deps.db
    .insert(requests)
    .values(kind === "quote" ? quoteRow(common) : contactRow(common))
    .returning({ id, number, reference });
  if (!row) throw new Error("not stored");
  return row;
}

/** Writes and announces a desk event, as the desk does. */
async function happen({ deps }: TestApp, event: Partial<typeof deskEvents.$inferInsert>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.insert(deskEvents).values({ type: "note", at: new Date(now), ...event });
    announceDeskChange(tx);
  });
}

const askAccess = (username: string) =>
  here.app.inject({
    method: "POST",
    url: "/api/registration-requests",
    payload: { username, firstName: "Nia", lastName: "New", email: `${username}@example.com` },
  });

describe("the stream of the desk", () => {
  it("brings what happens in one process to the screens of the other, to those who may know", async () => {
    const admin = await follow(there, await logInAs(there.app));
    const agent = await follow(there, (await makeUser(there, "agent")).cookie);
    expect(agent.headers["content-type"]).toContain("text/event-stream");
    expect(agent.headers["x-content-type-options"]).toBe("nosniff");
    expect(agent.headers["cache-control"]).toContain("no-transform");

    expect((await askAccess("nia-new")).statusCode).toBeLessThan(300);
    const { id, number, reference } = await lead("quote");
    await happen(here, { type: "received", requestId: id });
    const isIt = (change: DeskChange) => change.reference === reference;
    const told = await agent.next("change", isIt);
    expect(told.data).toEqual({ kind: "quote", id: number, reference, type: "received", by: null });
    await admin.next("change", isIt);
    expect(admin.changes()).toContainEqual(expect.objectContaining({ kind: "access", type: "asked" }));
    expect(agent.changes()).toEqual([told.data]);
  });

  it("says nothing of suspected requests but what a colleague does with them", async () => {
    const { cookie, id: colleague } = await makeUser(there, "agent");
    const stream = await follow(there, cookie);
    const { id } = await lead("contact", { isSuspect: true });
    await happen(here, { type: "received", requestId: id });
    await happen(here, { type: "taken", requestId: id, actorId: colleague });
    await stream.next("change", (change: DeskChange) => change.type === "taken");
    expect(stream.changes()).toHaveLength(1);
  });

  it("replays what was missed, and says so when that cannot be", async () => {
    const { cookie } = await makeUser(there, "agent");
    const first = await follow(there, cookie);
    const { id } = await lead("contact");
    await happen(here, { type: "received", requestId: id });
    const { id: lastEvent } = await first.next("change");
    first.leave();
    await happen(here, { type: "taken", requestId: id });
    await happen(here, { type: "note", requestId: id });
    // An event that is not published yet is not in the past; the stream brings it later.
    const again = await follow(there, cookie, lastEvent);
    await again.next("change", (change: DeskChange) => change.type === "note");
    expect(again.changes()).toMatchObject([{ type: "taken" }, { type: "note" }]);

    const former = "4711-12";
    const [place = "", mark] = lastEvent.split(".");
    const foreign = [`${place}.0123456789abcdef`, `9000000000000000000.${mark}`, `99999999999999999999.${mark}`];
    for (const unknown of ["nonsense", former, ...foreign]) {
      const stream = await follow(there, cookie, unknown);
      expect(stream.events[0]?.event).toBe("reset");
      stream.leave();
      await stream.ended;
    }
    await here.deps.db
      .insert(deskEvents)
      .values(Array.from({ length: 501 }, () => ({ type: "note" as const, requestId: id, at: new Date(now) })));
    announceDeskChange(here.deps.db);
    const changes = async () =>
      (
        await there.app.inject({ url: `/api/desk-changes?after=${lastEvent}`, headers: { cookie } })
      ).json<DeskChanges>();
    await vi.waitFor(async () => expect((await changes()).isReset).toBe(true), { timeout: 20_000 });
    const far = await follow(there, cookie, lastEvent);
    expect(far.events.map(({ event }) => event)).toEqual(["reset"]);
  });

  it("keeps those who come while the others are looked at", async () => {
    const cookies = [];
    for (let n = 0; n < 6; n++) cookies.push((await makeUser(there, "agent")).cookie);
    await follow(there, cookies[0] ?? "");
    const come = cookies.map((cookie) => follow(there, cookie));
    const look = cookies.map(() => there.deps.live.heartbeat());
    const [streams] = await Promise.all([Promise.all(come), Promise.all(look)]);
    await there.deps.live.heartbeat();
    const alive = await Promise.all(streams.map((stream) => stream.next("alive")));
    expect(alive).toHaveLength(cookies.length);
  });

  it("gives those who ask the same, from where they were", async () => {
    const { cookie } = await makeUser(there, "agent");
    const ask = async (after = "") =>
      (await there.app.inject({ url: `/api/desk-changes${after}`, headers: { cookie } })).json<DeskChanges>();
    const { position, changes, isReset } = await ask();
    expect([changes, isReset]).toEqual([[], false]);
    const { id, number, reference } = await lead("quote");
    const isTold = { kind: "quote", id: number, reference };
    await happen(here, { type: "received", requestId: id });
    await askAccess("not-for-agents");
    await vi.waitFor(async () => expect((await ask(`?after=${position}`)).changes).toMatchObject([isTold]), {
      timeout: 20_000,
    });
    await vi.waitFor(
      async () => expect((await ask(`?after=${(await ask(`?after=${position}`)).position}`)).changes).toEqual([]),
      { timeout: 20_000 },
    );
  });

  it("tells of a request that is gone", async () => {
    const admin = await logInAs(there.app);
    const stream = await follow(there, admin);
    const { number: id, reference } = await lead("contact");
    await here.app.inject({ method: "DELETE", url: `/api/contact-requests/${id}`, headers: { cookie: admin } });
    const told = await stream.next("change", (change: DeskChange) => change.reference === reference);
    expect(told.data).toMatchObject({ kind: "contact", id, type: "deleted" });
  });

  it("N9: prolongs no session, nor do polling and what pages fetch by themselves; it ends with the session", async () => {
    const { id } = await makeUser(there, "agent");
    const cookie = await cookieFor(there, id);
    const seen = async () =>
      (await here.deps.db.select().from(sessions).where(eq(sessions.userId, id))).map((s) => s.lastSeenAt.getTime());
    await here.deps.db.delete(sessions).where(eq(sessions.userId, id));
    const own = await cookieFor(there, id);
    const started = await seen();
    expect(cookie).not.toBe(own);
    now += 30 * MINUTE_MS;
    const stream = await follow(there, own);
    for (const url of ["/api/desk-changes", "/api/desk-badge"]) {
      await there.app.inject({ url, headers: { cookie: own } });
    }
    await there.app.inject({ url: "/api/contact-requests", headers: { cookie: own, ...UNATTENDED } });
    await there.deps.live.heartbeat();
    expect((await stream.next("alive")).id).toMatch(/^\d+\.[\da-f]+$/);
    expect(await seen()).toEqual(started);

    now += 40 * MINUTE_MS;
    await there.deps.live.heartbeat();
    await stream.ended;
    expect((await follow(there, own)).status).toBe(401);
  });

  it("ends with the account, and begins anew with another role", async () => {
    const { id, cookie } = await makeUser(there, "agent");
    const stream = await follow(there, cookie);
    await here.deps.db.update(users).set({ role: "trainee" }).where(eq(users.id, id));
    await there.deps.live.heartbeat();
    await stream.ended;
    const again = await follow(there, cookie);
    await here.deps.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    await there.deps.live.heartbeat();
    await again.ended;
    const told = [stream, again].map(({ events }) => events.map(({ event, data }) => ({ event, data })));
    const hello = { event: "hello", data: {} };
    expect(told).toEqual([
      [hello, { event: "end", data: { reason: "role" } }],
      [hello, { event: "end", data: { reason: "over" } }],
    ]);
  });

  it("is opened a few times by one browser, and not without end", async () => {
    const { cookie } = await makeUser(there, "agent");
    for (let n = 0; n < 6; n++) await follow(there, cookie);
    expect((await follow(there, cookie)).status).toBe(429);
  });

  it("shows who has a request open, in whatever process, until they are silent for too long", async () => {
    const { id, cookie } = await makeUser(here, "agent");
    const stream = await follow(there, (await makeUser(there, "agent")).cookie);
    const request = { kind: "quote", id: (await lead("quote")).number };
    const say = (isOpen: boolean) =>
      here.app.inject({
        method: "POST",
        url: "/api/desk-presence",
        headers: { cookie },
        payload: { ...request, isOpen },
      });
    expect((await say(true)).statusCode).toBe(200);
    const shown = await stream.next("presence");
    expect(shown.data).toEqual({ ...request, people: [{ id, name: "Test agent" }] });
    const later = await follow(there, (await makeUser(there, "agent")).cookie);
    expect((await later.next("presence")).data).toEqual(shown.data);

    now += 46_000;
    await there.deps.live.heartbeat();
    await stream.next("presence", (present: { people: object[] }) => present.people.length === 0);
    expect((await say(false)).statusCode).toBe(200);
  });

  it("counts what waits, and for admins who asks for access", async () => {
    const badge = async (cookie: string) =>
      (await here.app.inject({ url: "/api/desk-badge", headers: { cookie } })).json<DeskBadge>();
    const admin = await logInAs(here.app);
    const agent = (await makeUser(here, "agent")).cookie;
    const before = await badge(admin);
    const respondBy = new Date(now);
    await lead("quote", { respondBy });
    await lead("contact", { respondBy });
    await lead("contact", { respondBy, isSuspect: true });
    await lead("contact", { respondBy, stage: "contacted" });
    await lead("quote");
    await askAccess("one-more");
    expect(await badge(admin)).toEqual({
      ...before,
      needsReply: before.needsReply + 2,
      accessRequests: (before.accessRequests ?? 0) + 1,
    });
    expect(await badge(agent)).toMatchObject({ needsReply: before.needsReply + 2, accessRequests: null });
  });

  it("is hung up on first when the server ends, so that nothing waits for it", async () => {
    const third = await startBeside(here);
    await third.app.listen({ port: 0, host: "127.0.0.1" });
    const stream = await follow(third, await logInAs(third.app));
    await third.close();
    await stream.ended;
    expect(stream.events.map(({ event }) => event)).toEqual(["hello"]);
  });
});
