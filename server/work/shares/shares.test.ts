import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Share } from "../../../domain/api/work/share.ts";
import { SHARE_MAX, type ShareHello, type SharePeer } from "../../../domain/work/share-options.ts";
import { agentPath, GUEST_PATH, makeShare, openLink, openPage, post } from "../../../tests/support/shares.ts";
import { makeUser, startBeside, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { auditEvents, shares, shareSeats, shareSignals } from "../../platform/db/schema/index.ts";
import { turnCredentials } from "./ice.ts";

const MINUTE = 60_000;
const TURN_SECRET = "a-secret-of-the-relay";
const env = { TURN_URL: "turn:turn.example.com:3478", TURN_SECRET };
let now = Date.now();
let here: TestApp;
let there: TestApp;
let agent: { id: number; cookie: string };

beforeAll(async () => {
  const clock = () => new Date(now);
  here = await startTestApp({ clock, env });
  there = await startBeside(here, { clock, env });
  for (const { app } of [here, there]) await app.listen({ port: 0, host: "127.0.0.1" });
  agent = await makeUser(here, "agent");
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const read = async (id: string, cookie = agent.cookie) =>
  (await here.app.inject({ url: agentPath(id), headers: { cookie } })).json<Share>();

/** Opens both pages of a new share, the agent's here and the customer's in the other process. */
async function begin() {
  const { id, token, ...made } = await makeShare(here, agent.cookie);
  const { cookie } = await openLink(there, token);
  const agentPage = await openPage(here, agentPath(id), agent.cookie);
  const guestPage = await openPage(there, GUEST_PATH, cookie);
  await agentPage.next("peer", ({ isThere }: SharePeer) => isThere);
  return { ...made, id, token, cookie, agentPage, guestPage };
}

const trail = async (action: "share.begin" | "share.end") =>
  here.deps.db.select().from(auditEvents).where(eq(auditEvents.action, action)).orderBy(auditEvents.id);

describe("a link", () => {
  it("is bound to one of fifty browsers that open it at once, in any process", async () => {
    const { token } = await makeShare(here, agent.cookie);
    const tries = Array.from({ length: 50 }, (_, n) => openLink(n % 2 ? here : there, token));
    const opened = await Promise.all(tries);
    const winners = opened.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const [winner] = winners;
    const again = await openLink(there, token, winner?.cookie);
    expect(again, "the browser that won may come back").toMatchObject({ status: 200, cookie: winner?.cookie });
  });

  it("leads nowhere when it is unknown, used, replaced, over or expired, and says the same each time", async () => {
    const used = await makeShare(here, agent.cookie);
    const { cookie: foreign } = await openLink(here, used.token);
    const replaced = await makeShare(here, agent.cookie);
    const over = await makeShare(here, agent.cookie);
    const { cookie } = await openLink(here, over.token);
    await post(here, `${agentPath(over.id)}/end`, { cookie: agent.cookie });
    const expired = await makeShare(here, agent.cookie);
    now += 60 * MINUTE;
    const late = await openLink(there, expired.token);
    now -= 60 * MINUTE;
    const answers = [
      await openLink(there, "no-such-token"),
      await openLink(there, used.token),
      await openLink(there, replaced.token),
      await openLink(there, over.token, cookie),
      await openLink(there, expired.token.slice(1), foreign),
    ];
    for (const answer of answers) expect(answer).toEqual({ ...late, status: 404 });
    expect(await read(replaced.id)).toMatchObject({ state: "ended", endReason: "replaced", link: null });
  });

  it("is the agent's alone, and no trainee makes one", async () => {
    const { id } = await makeShare(here, agent.cookie);
    const { cookie } = await makeUser(here, "admin");
    const calls = ["signals", "end", "notes", "send"].map((what) =>
      post(here, `${agentPath(id)}/${what}`, {
        cookie,
        payload: { visit: randomUUID(), peerVisit: null, signal: { kind: "restart" }, notes: "x", by: "mail" },
      }),
    );
    const seen = here.app.inject({ url: agentPath(id), headers: { cookie } });
    for (const { statusCode } of await Promise.all([...calls, seen])) expect(statusCode).toBe(404);
    expect((await openPage(here, agentPath(id), cookie)).status).toBe(404);
    expect((await here.app.inject({ url: agentPath("%00"), headers: { cookie } })).statusCode).toBe(404);
    const trainee = await makeUser(here, "trainee");
    expect((await post(here, "/api/shares", { ...trainee, payload: { language: "en" } })).statusCode).toBe(403);
    expect((await read(id)).state).toBe("waiting");
  });

  it("stands nowhere in the database", async () => {
    const { token, cookie } = await begin();
    const stored = JSON.stringify(await here.deps.db.select().from(shares));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(cookie.split("=")[1]);
  });

  it("is limited by agent, and guesses are by address", async () => {
    const scale = 3 / SHARE_MAX.linksPerHour;
    const strict = await startBeside(here, { env: { ...env, RATE_LIMIT_SCALE: String(scale) } });
    onTestFinished(() => strict.close());
    const { cookie } = await makeUser(here, "agent");
    const made: number[] = [];
    const guessed: number[] = [];
    for (let n = 0; n < 4; n++) {
      made.push((await post(strict, "/api/shares", { cookie, payload: { language: "en" } })).statusCode);
      // From an address of its own: the other tests have used up the points of theirs.
      const guess = {
        method: "POST",
        url: GUEST_PATH,
        remoteAddress: "192.0.2.9",
        payload: { token: "a guess" },
      } as const;
      guessed.push((await strict.app.inject(guess)).statusCode);
    }
    expect(made).toEqual([201, 201, 201, 429]);
    expect(guessed).toEqual([404, 404, 404, 429]);
  });
});

describe("the two streams", () => {
  it("pass signals between processes, each once and in order, and tell who is there", async () => {
    const { agentPage, guestPage, expiresAt, id } = await begin();
    const [row] = await here.deps.db.select().from(shares).where(eq(shares.key, id));
    const hello = (await guestPage.next("hello")).data as ShareHello;
    const credentials = turnCredentials(TURN_SECRET, `${row?.id}-guest`, new Date(expiresAt));
    expect(hello).toEqual({
      role: "guest",
      expiresAt,
      isPeerThere: true,
      peerVisit: agentPage.visit,
      ice: {
        iceServers: [{ urls: ["turn:turn.example.com:3478"], ...credentials }],
        iceTransportPolicy: "all",
      },
    });
    const sdp = "v=0\r\n".repeat(5_000);
    expect((await guestPage.send({ kind: "offer", sdp }, agentPage.visit)).statusCode).toBe(200);
    for (let n = 0; n < 20; n++) {
      const candidate = { candidate: `candidate:${n}`, sdpMid: "0", sdpMLineIndex: 0 };
      await guestPage.send({ kind: "candidate", candidate }, agentPage.visit, n % 2 ? here : there);
    }
    await vi.waitFor(() => expect(agentPage.signals()).toHaveLength(21));
    expect(agentPage.signals()[0]).toEqual({
      visit: guestPage.visit,
      peerVisit: agentPage.visit,
      signal: { kind: "offer", sdp },
    });
    expect(
      agentPage
        .signals()
        .slice(1)
        .map(({ signal }) => (signal.kind === "candidate" ? signal.candidate?.candidate : "")),
    ).toEqual(Array.from({ length: 20 }, (_, n) => `candidate:${n}`));
    expect(guestPage.signals(), "nobody hears themselves").toEqual([]);
    const stored = JSON.stringify(await here.deps.db.select().from(shareSignals));
    expect(stored, "an SDP has addresses of people").not.toContain("candidate:1");
    guestPage.leave();
    await agentPage.next("peer", ({ isThere }: SharePeer) => !isThere);
  });

  it("resume where a page lost its stream, and start anew with a new page", async () => {
    const { agentPage, guestPage, id, cookie } = await begin();
    await guestPage.send({ kind: "restart" }, agentPage.visit);
    const { id: lastEvent } = await agentPage.next("signal");
    agentPage.leave();
    await guestPage.next("peer", ({ isThere }: SharePeer) => !isThere);
    await guestPage.send({ kind: "answer", sdp: "later" }, agentPage.visit);
    const again = await openPage(there, agentPath(id), agent.cookie, { visit: agentPage.visit, lastEvent });
    await again.next("signal");
    expect(again.signals().map(({ signal }) => signal.kind)).toEqual(["answer"]);
    const back = await guestPage.next("peer", ({ isThere }: SharePeer) => isThere);
    expect(back.data).toEqual({ isThere: true, visit: agentPage.visit });

    const reloaded = await openPage(here, GUEST_PATH, cookie);
    await again.next("peer", ({ visit }: SharePeer) => visit === reloaded.visit);
    expect(reloaded.signals()).toEqual([]);
    expect((await again.send({ kind: "restart" }, guestPage.visit)).statusCode, "for a page that is gone").toBe(200);
    await again.send({ kind: "offer", sdp: "new" }, reloaded.visit);
    await reloaded.next("signal");
    expect(reloaded.signals()).toMatchObject([{ signal: { kind: "offer" } }]);
  });

  it("replace the older one of the same side, which sends nothing more", async () => {
    const { agentPage, guestPage, id } = await begin();
    const second = await openPage(there, agentPath(id), agent.cookie);
    expect((await agentPage.next("end")).data).toEqual({ reason: "elsewhere" });
    await agentPage.ended;
    expect((await agentPage.send({ kind: "restart" }, guestPage.visit)).statusCode).toBe(409);
    expect((await second.send({ kind: "restart" }, guestPage.visit)).statusCode).toBe(200);
    await guestPage.next("signal");
    expect(guestPage.signals()).toHaveLength(1);
  });

  it("end with the agent's session, and the customer is told that nobody is there", async () => {
    const other = await makeUser(here, "agent");
    const { id, token } = await makeShare(here, other.cookie);
    const { cookie } = await openLink(there, token);
    const page = await openPage(there, agentPath(id), other.cookie);
    const guestPage = await openPage(here, GUEST_PATH, cookie);
    await post(here, "/api/logout", { cookie: other.cookie });
    expect((await page.next("end")).data).toEqual({ reason: "login" });
    await guestPage.next("peer", ({ isThere }: SharePeer) => !isThere);
    expect((await page.send({ kind: "restart" })).statusCode).toBe(401);
  });

  it("say that the process stops, and the page goes on in another one", async () => {
    const third = await startBeside(here, { clock: () => new Date(now), env });
    await third.app.listen({ port: 0, host: "127.0.0.1" });
    const { id, token } = await makeShare(here, agent.cookie);
    const { cookie } = await openLink(here, token);
    const agentPage = await openPage(here, agentPath(id), agent.cookie);
    const guestPage = await openPage(third, GUEST_PATH, cookie);
    await third.close();
    expect((await guestPage.next("end")).data).toEqual({ reason: "restart" });
    await agentPage.next("peer", ({ isThere }: SharePeer) => !isThere);
    const back = await openPage(there, GUEST_PATH, cookie, { visit: guestPage.visit });
    expect((await back.next("hello")).data).toMatchObject({ isPeerThere: true, peerVisit: agentPage.visit });
  });

  it("take no more signals than two browsers need", async () => {
    const { agentPage, guestPage, id } = await begin();
    const [row] = await here.deps.db.select().from(shares).where(eq(shares.key, id));
    const signal = { shareId: row?.id ?? 0, to: "agent" as const, toVisit: agentPage.visit, payload: "" };
    const at = new Date(now - 2 * MINUTE);
    await here.deps.db.insert(shareSignals).values({ ...signal, toVisit: randomUUID(), at });
    await here.deps.db.insert(shareSignals).values(
      Array.from({ length: SHARE_MAX.signalsPerMinute - 1 }, () => ({
        ...signal,
        toVisit: randomUUID(),
        at: new Date(now),
      })),
    );
    expect((await guestPage.send({ kind: "restart" }, agentPage.visit)).statusCode).toBe(200);
    expect((await guestPage.send({ kind: "restart" }, agentPage.visit)).statusCode).toBe(429);
    expect((await agentPage.send({ kind: "restart" }, guestPage.visit)).statusCode, "the other side may").toBe(200);
    now += 2 * MINUTE;
    expect((await guestPage.send({ kind: "restart" }, agentPage.visit)).statusCode).toBe(200);
    now -= 2 * MINUTE;
    const tooLong = { kind: "offer" as const, sdp: "x".repeat(SHARE_MAX.sdp + 1) };
    expect((await guestPage.send(tooLong, agentPage.visit)).statusCode).toBe(400);
  });
});

describe("the end of a share", () => {
  it("is told to both sides whoever ends it, and it cannot be joined again", async () => {
    for (const [who, reason] of [
      ["agent", "agent"],
      ["guest", "customer"],
    ] as const) {
      const begun = await begin();
      const beganAt = new Date(now - 5 * MINUTE);
      await here.deps.db.update(shares).set({ beganAt }).where(eq(shares.key, begun.id));
      const [path, cookie] = who === "agent" ? [agentPath(begun.id), agent.cookie] : [GUEST_PATH, begun.cookie];
      expect((await post(here, `${path}/end`, { cookie })).statusCode).toBe(200);
      for (const page of [begun.agentPage, begun.guestPage]) {
        expect((await page.next("end")).data).toEqual({ reason });
        await page.ended;
      }
      expect((await openPage(here, agentPath(begun.id), agent.cookie)).status).toBe(404);
      expect((await openPage(here, GUEST_PATH, begun.cookie)).status).toBe(404);
      expect((await openLink(here, begun.token, begun.cookie)).status).toBe(404);
      expect(await read(begun.id)).toMatchObject({ state: "ended", endReason: reason });
      const ended = (await trail("share.end")).at(-1);
      expect(ended?.details).toMatchObject({ reason, seconds: 300 });
    }
    expect((await trail("share.begin")).length).toBeGreaterThanOrEqual(2);
    const [row] = await here.deps.db.select().from(shares).where(eq(shares.endReason, "customer"));
    expect(await here.deps.db.$count(shareSignals, eq(shareSignals.shareId, row?.id ?? 0))).toBe(0);
    expect(await here.deps.db.$count(shareSeats, eq(shareSeats.shareId, row?.id ?? 0))).toBe(0);
  });

  it("comes after an hour", async () => {
    const other = await makeUser(here, "agent");
    const { id, token } = await makeShare(here, other.cookie);
    const { cookie } = await openLink(there, token);
    const guestPage = await openPage(there, GUEST_PATH, cookie);
    now += 60 * MINUTE - 1_000;
    await there.deps.shares.heartbeat();
    await guestPage.next("alive");
    now += 1_000;
    await there.deps.shares.heartbeat();
    expect((await guestPage.next("end")).data).toEqual({ reason: "expired" });
    const [row] = await here.deps.db.select().from(shares).where(eq(shares.key, id));
    expect(row).toMatchObject({ endReason: "expired" });
    agent = await makeUser(here, "agent");
  });

  it("comes when a side that was there stays away", async () => {
    const { agentPage, guestPage } = await begin();
    guestPage.leave();
    await agentPage.next("peer", ({ isThere }: SharePeer) => !isThere);
    now += SHARE_MAX.awayMinutes * MINUTE;
    await here.deps.shares.heartbeat();
    await agentPage.next("alive");
    now += 1_000;
    await here.deps.shares.heartbeat();
    expect((await agentPage.next("end")).data).toEqual({ reason: "left" });
  });
});
