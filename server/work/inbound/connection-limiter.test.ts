import { PassThrough } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { beginMail, mailOf, sendRaw, talkTo, type SmtpTalk } from "../../../tests/support/send-mail.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import type { Database } from "../../platform/db/client.ts";
import { createConnectionLimiter } from "./connection-limiter.ts";
import { MAIL_LIMITS, type MailLimits } from "./limits.ts";
import { startMailListener, type MailListener } from "./listener.ts";

const streamOf = (byteLength: number) => Object.assign(new PassThrough(), { sizeExceeded: false, byteLength });

describe("W17: a connection of the mail server", () => {
  /** Creates the connection limiter with a fake clock, and records the ids of closed connections. */
  function open(limits: Partial<MailLimits> = {}) {
    const time = { now: 0 };
    const ended: string[] = [];
    const limiter = createConnectionLimiter({ ...MAIL_LIMITS, ...limits }, () => time.now);
    const enter = (id: string, ip = "192.0.2.1") => limiter.enter(id, ip, () => ended.push(id)) === null;
    function endedAt(ms: number): string[] {
      time.now = ms;
      limiter.sweep();
      return ended;
    }
    return { limiter, time, ended, enter, endedAt };
  }

  it("ends when it sends no mail for two minutes, whatever it says", () => {
    const { enter, endedAt } = open();
    enter("a");
    expect(endedAt(120_000)).toEqual([]);
    expect(endedAt(120_001)).toEqual(["a"]);
  });

  it("ends when its mail comes with less than four kilobytes a second, once that can be told", () => {
    const { limiter, enter, endedAt } = open();
    for (const id of ["slow", "steady"]) enter(id);
    const [slow, steady] = [streamOf(80_000), streamOf(90_000)];
    limiter.sends("slow", slow);
    limiter.sends("steady", steady);
    expect(endedAt(20_000)).toEqual([]);
    expect(endedAt(20_001)).toEqual(["slow"]);
    expect([slow.destroyed, steady.destroyed]).toEqual([true, false]);
  });

  it("ends when one mail takes ten minutes, or all that it sends half an hour", () => {
    const { limiter, time, enter, endedAt } = open();
    enter("large");
    limiter.sends("large", streamOf(24_000_000));
    expect(endedAt(600_000)).toEqual([]);
    expect(endedAt(600_001)).toEqual(["large"]);
    enter("busy", "192.0.2.2");
    const since = time.now;
    for (let minute = 0; minute < 30; minute++) {
      time.now = since + minute * 60_000;
      limiter.sends("busy", streamOf(1_000));
      limiter.talks("busy");
    }
    expect(endedAt(since + 1_800_000)).toEqual(["large"]);
    expect(endedAt(since + 1_800_001)).toEqual(["large", "busy"]);
  });

  it("is not ended while its mail is being stored", () => {
    const { limiter, enter, endedAt, ended } = open({ connectionsPerAddress: 1 });
    enter("a");
    limiter.waits("a");
    expect(endedAt(10_000_000)).toEqual([]);
    expect([enter("b"), ended]).toEqual([false, []]);
  });

  it("makes room for another one of its address when it is the slowest, but not before it can be told", () => {
    const { limiter, time, enter, ended } = open({ connectionsPerAddress: 3 });
    for (const id of ["slow", "silent", "quick"]) enter(id);
    limiter.sends("slow", streamOf(1_000));
    limiter.sends("quick", streamOf(20_000_000));
    expect(enter("early")).toBe(false);
    time.now = 5_000;
    expect([enter("first"), ended]).toEqual([true, ["silent"]]);
    expect([enter("second"), ended]).toEqual([true, ["silent", "slow"]]);
    // The new connections and the quick one stay.
    expect([enter("third"), ended.length]).toEqual([false, 2]);
  });

  it("is one of a few of its network, and of all", () => {
    const { enter } = open({ connections: 4, connectionsPerNetwork: 2 });
    const came = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "198.51.100.1", "198.51.100.2", "203.0.113.1"];
    expect(came.map((ip) => enter(ip, ip))).toEqual([true, true, false, true, true, false]);
  });
});

const DOMAIN = "reply.example.com";
const to = `office@${DOMAIN}`;

describeOnServer(
  "W17: slow senders",
  (server) => {
    let listener: MailListener | null = null;
    const talks: SmtpTalk[] = [];
    async function listen(limits: Partial<MailLimits>, deps = server().deps): Promise<number> {
      listener = await startMailListener(deps, { ...MAIL_LIMITS, sweepMs: 20, ...limits });
      return listener?.port ?? 0;
    }
    const begin = async (port: number) => {
      const talk = await beginMail(port, { to });
      talks.push(talk);
      return talk;
    };
    afterEach(async () => {
      for (const talk of talks.splice(0)) talk.end();
      await listener?.close();
    });

    it("who send byte by byte are hung up on", async () => {
      const port = await listen({ rateAfterMs: 100, bytesPerSecond: 1_000_000 });
      expect(await (await begin(port)).drip("x")).toBe("421 This mail comes too slowly");
    });

    it("who never come to an end are hung up on, at whatever rate", async () => {
      const port = await listen({ dataMs: 100 });
      expect(await (await begin(port)).drip("x".repeat(50_000))).toBe("421 This mail takes too long");
    });

    it.each([{ talkMs: 100 }, { sessionMs: 100 }])("who only say NOOP are hung up on (%o)", async (limits) => {
      const talk = await talkTo(await listen(limits));
      talks.push(talk);
      let answer = "250";
      while (answer.startsWith("250")) answer = await talk.say("NOOP");
      expect(answer).toMatch(/^421 (No mail was sent|This session takes)/);
    });

    it("make room for others, of their own address too", async () => {
      const port = await listen({ settledMs: 0 });
      const ends = [];
      for (let n = 0; n < 5; n++) ends.push((await begin(port)).drip("x"));
      expect(await sendRaw(port, { to }, mailOf({}))).toMatch(/^250/);
      expect(await Promise.race(ends)).toBe("421 Others are waiting, and this connection is slow");
    });

    it("do not keep the listener from its end", async () => {
      const end = (await begin(await listen({}))).drip("x");
      await listener?.close();
      listener = null;
      expect(await end).toBe("421 Closing, come again later");
    });

    it("are no reason to hang up on one whose mail is being stored", async () => {
      const { deps } = server();
      const [storing, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const db = {
        insert: deps.db.insert.bind(deps.db),
        select: deps.db.select.bind(deps.db),
        async transaction(work: (tx: Database) => Promise<void>) {
          storing.resolve();
          await mayGoOn.promise;
          return deps.db.transaction(work);
        },
      } as unknown as Database;
      const limits = { settledMs: 0, dataMs: 1, sessionMs: 1_000_000, connectionsPerAddress: 1 };
      const port = await listen({ ...limits, sweepMs: 1_000_000 }, { ...deps, db });
      const answer = sendRaw(port, { to }, mailOf({}));
      await storing.promise;
      await expect(talkTo(port)).rejects.toThrow("421");
      mayGoOn.resolve();
      expect(await answer).toMatch(/^250/);
    });
  },
  { env: { INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: "0" } },
);
