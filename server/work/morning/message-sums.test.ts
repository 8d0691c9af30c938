import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { periodOf } from "../../../domain/work/morning/periods.ts";
import { mailRow, textRow } from "../../../tests/support/message-rows.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { messages } from "../../platform/db/schema/index.ts";
import { addUpMessages, countMessages } from "./message-sums.ts";

const TIMEZONE = "America/Chicago";
const PERIOD = periodOf("4-weeks", "2026-11-18");
const FROM = Date.parse("2026-09-20T00:00:00Z");
const HOUR_MS = 3_600_000;
/** Hours of the two periods, and some days on both sides. */
const HOURS = 24 * 64;

describeOnServer("the sums of messages", (server) => {
  const db = () => server().deps.db;
  beforeEach(() => db().execute(sql`truncate messages cascade`));

  const at = (hour: number) => new Date(FROM + hour * HOUR_MS);
  const mail = (n: number, hour: number) =>
    mailRow({ externalId: `<${n}@example.com>`, status: "sent", timestamp: at(hour) });

  /** Counts the messages themselves, without the sums. */
  async function count() {
    const within = ({ from, to }: typeof PERIOD.before) =>
      sql`(timestamp at time zone ${TIMEZONE})::date between ${from}::date and ${to}::date`;
    const { rows } = await db().execute(sql`select channel, status,
        (count(*) filter (where ${within(PERIOD)}))::integer as now,
        (count(*) filter (where ${within(PERIOD.before)}))::integer as before
      from messages where direction = 'out' group by 1, 2
      having count(*) filter (where ${within(PERIOD)} or ${within(PERIOD.before)}) > 0`);
    return rows;
  }
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();

  const STATEMENTS = {
    sent: sql`update messages set status = 'sent' where id % 2 = 0`,
    bounced: sql`update messages set status = 'bounced' where channel = 'email' and id % 3 = 0`,
    moved: sql`update messages set timestamp = timestamp + interval '25 hours' where id % 5 = 0`,
    unchanged: sql`update messages set subject = 'Another one'`,
    removed: sql`delete from messages where id % 4 = 1`,
    addedUp: null,
  };
  const step = fc.oneof(
    fc.record({ hours: fc.array(fc.integer({ min: 0, max: HOURS }), { minLength: 1, maxLength: 30 }) }),
    fc.constantFrom(...(Object.keys(STATEMENTS) as (keyof typeof STATEMENTS)[])),
  );

  it("are what a count of the messages gives, whatever was added, changed, removed or added up before", async () => {
    let made = 0;
    const check = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await db().execute(sql`truncate messages cascade`);
      for (const one of steps) {
        if (typeof one === "object") {
          const incoming = (n: number, hour: number) => ({ ...mail(n, hour), direction: "in" as const });
          await db()
            .insert(messages)
            .values(
              one.hours.flatMap((hour) => [
                mail(made++, hour),
                incoming(made++, hour),
                textRow({ direction: "out", timestamp: at(hour), status: "queued" }),
              ]),
            );
        } else if (STATEMENTS[one]) await db().execute(STATEMENTS[one]);
        else await addUpMessages(db());
        expect(sorted(await countMessages(db(), PERIOD, TIMEZONE))).toEqual(sorted(await count()));
      }
    });
    await fc.assert(check, { numRuns: 15, seed: 24 });
  });

  it("hold at the office's midnights, which are not those of UTC, and when the clocks change between them", async () => {
    // Every hour once: the clocks go back on November 1, within the period.
    await db()
      .insert(messages)
      .values(Array.from({ length: HOURS }, (_, hour) => mail(hour, hour)));
    await addUpMessages(db());
    const found = await countMessages(db(), PERIOD, TIMEZONE);
    expect(found).toEqual([{ channel: "email", status: "sent", now: 24 * 24 + 1, before: 24 * 24 }]);
  });

  it("are added up once when two workers do it at the same time", async () => {
    await db()
      .insert(messages)
      .values(Array.from({ length: 50 }, (_, n) => mail(n, 24 * 40 + (n % 20))));
    await Promise.all([addUpMessages(db()), addUpMessages(db())]);
    const { rows } = await db().execute(sql`select sum(count)::integer as sum from kept.message_sums`);
    expect(rows).toEqual([{ sum: 50 }]);
    expect(sorted(await countMessages(db(), PERIOD, TIMEZONE))).toEqual(sorted(await count()));
  });
});
