import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describeOnServer } from "../../tests/support/test-app.ts";
import { announceDeskChange } from "../history/announce.ts";
import { openDeskFeed } from "./feed.ts";
import { readChanges, readHorizon, type PlacedChange } from "./read-changes.ts";

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
        let position = await readHorizon(db);
        const read: number[] = [];
        const expected: number[] = [];
        const readOn = async () => {
          const reading = await readChanges(db, position, most);
          read.push(...idsOf(reading.changes));
          ({ position } = reading);
          return reading.isCut || reading.isHeldBack;
        };
        const at = writers.map(() => 0);
        for (const n of order) {
          const writer = writers[n] as pg.Client;
          const step = at[n] ?? 0;
          at[n] = step + 1;
          if (step === 0) await writer.query("begin");
          if (step === 1) expected.push(++written);
          if (step === 1) await writer.query(INSERT, [about(written)]);
          if (step === 2) await writer.query("commit");
          await readOn();
        }
        // What other tests do on the same server holds it back as well, for a while.
        await vi.waitFor(async () => expect(await readOn()).toBe(false), { timeout: 20_000, interval: 5 });
        expect(read.toSorted((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it("hears what an open transaction held back, without anybody saying so again", async () => {
    const { store, log } = server().deps;
    const heard: number[] = [];
    const feed = openDeskFeed(store, log, {
      isThere: () => true,
      hear: async (changes) => void heard.push(...idsOf(changes)),
    });
    await feed.look();
    const [slow, quick] = writers as [pg.Client, pg.Client];
    await slow.query("begin");
    await slow.query(INSERT, [about(901)]);
    await quick.query(INSERT, [about(902)]);
    await feed.look();
    expect(heard).toEqual([]);
    await slow.query("commit");
    await vi.waitFor(() => expect(heard).toEqual([901, 902]), { timeout: 20_000 });
    feed.close();
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
