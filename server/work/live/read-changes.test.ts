import fc from "fast-check";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from "vitest";
import { createDatabase } from "../../../tests/support/postgres-server.ts";
import { describeOnServer, type TestApp } from "../../../tests/support/test-app.ts";
import { checkStream } from "../../operations/health/stream.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { publishEvents } from "../../platform/events/publish-events.ts";
import { openDeskFeed } from "./feed.ts";
import { readMissedChanges } from "./missed-changes.ts";
import { textOf } from "./position.ts";
import { readChanges, readHorizon, type PlacedChange } from "./read-changes.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.ts";

const WRITERS = 5;
const INSERT = `insert into desk_events (type, data, at) values ('note', $1, now()) returning id`;
const about = (id: number) => JSON.stringify({ about: { kind: "contact", id } });
const idsOf = (changes: PlacedChange[]) => changes.map(({ change }) => change.id);

describeOnServer("who reads the desk's events on from a position", (server) => {
  let writers: pg.Client[] = [];
  let written = 0;
  beforeAll(async () => {
    writers = Array.from({ length: WRITERS }, () => new pg.Client(server().env["DATABASE_URL"]));
    await Promise.all(writers.map((writer) => writer.connect()));
  });
  afterAll(() => Promise.all(writers.map((writer) => writer.end())));

  const steps = fc.shuffledSubarray(
    Array.from({ length: WRITERS * 3 }, (_, n) => n % WRITERS),
    { minLength: WRITERS * 3 },
  );

  it("gets each of them once, in whatever order their transactions begin, write and commit", async () => {
    const { db } = server().deps;
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 3 }), async (order, most) => {
        await publishEvents(db);
        let position = await readHorizon(db);
        const read: number[] = [];
        const expected: number[] = [];
        const readOn = async () => {
          await publishEvents(db);
          const reading = await readChanges(db, position, most);
          read.push(...idsOf(reading.changes));
          ({ position } = reading);
          return reading.isCut;
        };
        const at = writers.map(() => 0);
        for (const n of order) {
          const writer = writers[n];
          if (!writer) throw new Error("there is no such writer");
          const step = at[n] ?? 0;
          at[n] = step + 1;
          if (step === 0) await writer.query("begin");
          if (step === 1) expected.push(++written);
          if (step === 1) await writer.query(INSERT, [about(written)]);
          if (step === 2) await writer.query("commit");
          await readOn();
        }
        while (await readOn()) expect(read.length).toBeLessThan(expected.length);
        expect(read.toSorted((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it("gets each of them once and in one order while several processes publish at once", async () => {
    const { db } = server().deps;
    await publishEvents(db);
    const start = await readHorizon(db);
    const ids = Array.from({ length: 60 }, (_, n) => 5_000 + n);
    const read: number[][] = [[], []];
    const isDone = { is: false };
    const reading = read.map(async (own) => {
      let position = start;
      for (let isLast = false; !isLast;) {
        isLast = isDone.is;
        await publishEvents(db);
        const found = await readChanges(db, position);
        own.push(...idsOf(found.changes));
        ({ position } = found);
      }
    });
    await Promise.all(
      writers.map(async (writer, n) => {
        for (const id of ids.filter((one) => one % WRITERS === n)) await writer.query(INSERT, [about(id)]);
      }),
    );
    isDone.is = true;
    await Promise.all(reading);
    expect(read[0]?.toSorted((a, b) => a - b)).toEqual(ids);
    expect(read[1]).toEqual(read[0]);
  });
});

/** Opens a feed with a fake clock, and records what it tells its followers. */
function follow({ deps: { db, log } }: TestApp) {
  const heard: number[] = [];
  const told = { heard, resets: 0, lateness: 0 };
  const clock = { now: Date.now() };
  const feed = openDeskFeed(
    { db, log, clock: () => new Date(clock.now) },
    {
      isThere: () => true,
      hear: async (changes) => void told.heard.push(...idsOf(changes)),
      startAnew: async () => void told.resets++,
      late: () => void told.lateness++,
    },
  );
  onTestFinished(feed.close);
  return { feed, told, clock };
}

async function connected(url: string | undefined): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describeOnServer("the order of the stream", (server) => {
  const urlOf = () => server().env["DATABASE_URL"];

  it("waits for no transaction of others, in this database or in another one of the same server", async () => {
    const { feed, told } = follow(server());
    await feed.look();
    const other = await createDatabase(inject("postgresUrl"));
    onTestFinished(other.drop);
    const foreigners = [await connected(other.url), await connected(urlOf())];
    for (const foreigner of foreigners) {
      await foreigner.query("create table if not exists foreign_work (n int)");
      await foreigner.query("begin");
      await foreigner.query("insert into foreign_work values (1)");
    }
    const writer = await connected(urlOf());
    await writer.query(INSERT, [about(701)]);
    await feed.look();
    expect(told.heard).toEqual([701]);
    expect(feed.lagSeconds()).toBe(0);
    for (const foreigner of foreigners) await foreigner.query("rollback");
  });

  it("waits for no transaction of ours either: it brings its own events when it commits", async () => {
    const { feed, told } = follow(server());
    await feed.look();
    const [slow, quick] = [await connected(urlOf()), await connected(urlOf())];
    await slow.query("begin");
    await slow.query(INSERT, [about(901)]);
    await quick.query(INSERT, [about(902)]);
    await feed.look();
    expect(told.heard).toEqual([902]);
    await slow.query("commit");
    await feed.look();
    expect(told.heard).toEqual([902, 901]);
  });

  it("is late, and says so after half a minute, while somebody keeps all from publishing", async () => {
    const { feed, told, clock } = follow(server());
    await feed.look();
    const [writer, holder] = [await connected(urlOf()), await connected(urlOf())];
    await holder.query(`select pg_advisory_lock(${ADVISORY_LOCKS.eventStream})`);
    await writer.query(INSERT, [about(801)]);
    await feed.look();
    clock.now += 29_000;
    expect([feed.isLate(), told.heard]).toEqual([false, []]);
    clock.now += 2_000;
    await feed.look();
    expect([feed.isLate(), feed.lagSeconds(), told.lateness]).toEqual([true, 31, 1]);
    const needs = { ...server().deps, clock: () => new Date(Date.now() + 31_000) };
    expect(await checkStream(needs)).toMatchObject({ state: "fail", values: { events: 1 } });
    await holder.query(`select pg_advisory_unlock(${ADVISORY_LOCKS.eventStream})`);
    await feed.look();
    expect([feed.isLate(), told.lateness, told.heard]).toEqual([false, 2, [801]]);
    expect(await checkStream(needs)).toMatchObject({ state: "ok" });
  });

  it("goes on past an event whose row somebody holds, which comes after it", async () => {
    const { feed, told } = follow(server());
    await feed.look();
    const [writer, holder] = [await connected(urlOf()), await connected(urlOf())];
    // The advisory lock keeps the event from being published before its row is locked.
    await holder.query(`select pg_advisory_lock(${ADVISORY_LOCKS.eventStream})`);
    await writer.query(INSERT, [about(811)]);
    await holder.query("begin");
    await holder.query("select id from desk_events where place is null for update");
    await holder.query(`select pg_advisory_unlock(${ADVISORY_LOCKS.eventStream})`);
    await writer.query(INSERT, [about(812)]);
    await feed.look();
    expect(told.heard).toEqual([812]);
    await holder.query("commit");
    await vi.waitFor(() => expect(told.heard).toEqual([812, 811]), { timeout: 20_000 });
  });

  it("is begun anew where the database has lost events that were told, as after a failover", async () => {
    const { db } = server().deps;
    const { feed, told } = follow(server());
    const writer = await connected(urlOf());
    const write = async (...ids: number[]) => {
      for (const id of ids) await writer.query(INSERT, [about(id)]);
      await feed.look();
    };
    await feed.look();
    await write(1, 2);
    const kept = await readHorizon(db);
    /** Removes the events published after `kept`, as a failover to a standby that had not received them. */
    const lose = async () => {
      await db.execute(sql`delete from desk_events where place > ${String(kept.place)}::bigint`);
      await db.execute(sql`delete from desk_batches where up_to > ${String(kept.place)}::bigint`);
    };
    await write(3, 4);
    const before = textOf(await readHorizon(db));
    await lose();
    await feed.look();
    expect([told.heard, told.resets]).toEqual([[1, 2, 3, 4], 1]);
    await write(5, 6);
    expect(told.heard).toEqual([1, 2, 3, 4, 5, 6]);

    // The new positions pass the lost ones before the feed looks.
    await lose();
    for (const id of [7, 8, 9, 10, 11]) await writer.query(INSERT, [about(id)]);
    await publishEvents(db);
    await feed.look();
    expect(told.resets).toBe(2);
    expect((await readMissedChanges(db, before)).isReset).toBe(true);
    expect((await readMissedChanges(db, textOf(kept))).missed.map(({ change }) => change.id)).toEqual([
      7, 8, 9, 10, 11,
    ]);
    await write(12);
    expect(told.heard).toEqual([1, 2, 3, 4, 5, 6, 12]);
  });
});

describeOnServer("announcing changes", (server) => {
  it("says it once for many that come together, after they are committed, and not for what was taken back", async () => {
    const { db } = server().deps;
    const listener = new pg.Client(server().env["DATABASE_URL"]);
    await listener.connect();
    let notices = 0;
    listener.on("notification", ({ channel }) => (notices += Number(channel === "desk")));
    await listener.query("listen desk");
    const undone = db.transaction((tx) => {
      announceDeskChange(tx);
      return Promise.reject(new Error("undone"));
    });
    await expect(undone).rejects.toThrow("undone");
    await listener.query("select 1");
    expect(notices).toBe(0);

    const changes = Array.from({ length: 40 }, () => db.transaction((tx) => Promise.resolve(announceDeskChange(tx))));
    await Promise.all(changes);
    await vi.waitFor(() => expect(notices).toBeGreaterThan(0));
    await listener.query("select 1");
    expect(notices).toBeLessThan(20);
    await listener.end();
  });
});
