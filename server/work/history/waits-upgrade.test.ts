import { asc, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { replayHistory } from "../../../domain/work/desk/replay.ts";
import { databaseBefore } from "../../../tests/support/former-database.ts";
import { laterAnswers, requests } from "../../platform/db/schema/index.ts";
import { readPast } from "./request-state.ts";

const T0 = Date.UTC(2026, 8, 1, 15);
const written = (data: object) => JSON.stringify(data);

/** Arbitrary event of a request from before `waitsFor` was stored. */
const event = fc
  .record({
    type: fc.constantFrom("message", "message", "answer", "answer", "call", "stage", "not-spam", "note", "automatic"),
    isUndone: fc.nat(4).map((n) => n === 0),
    outcome: fc.constantFrom("reached", "voicemail"),
    stage: fc.constantFrom("contacted", "quoted", "won", "lost", null),
    sendsAfter: fc.nat(3),
  })
  .map(({ type, isUndone, outcome, stage, sendsAfter }) => ({ type, isUndone, outcome, stage, sendsAfter }));
const history = fc.record({
  hasClock: fc.nat(5).map((n) => n > 0),
  isSuspect: fc.nat(9).map((n) => n === 0),
  isTurned: fc.constantFrom("no", "no", "no", "new", "answered"),
  events: fc.array(event, { maxLength: 9 }),
});

it("the update finds whom each request waits for, as its history tells it", async () => {
  const { db, update } = await databaseBefore("one-table-of-requests");
  const histories = fc.sample(history, { numRuns: 250, seed: 24 });
  let minute = 0;
  const next = () => new Date(T0 + minute++ * 60_000).toISOString();
  for (const [n, { hasClock, isSuspect, isTurned, events }] of histories.entries()) {
    const id = n + 1;
    const came = next();
    await db.execute(sql`insert into quote_requests (id, reference, content_hash, insurance_type, zip_code, request_date,
      last_used_at, respond_by, is_suspect) overriding system value values (${id}, ${`Q-${id}`}, ${`h${id}`}, 'auto',
      '77008', ${came}, ${came}, ${hasClock ? came : null}, ${isSuspect})`);
    const add = (type: string, data: object, at = next(), isUndone = false) =>
      db.execute(sql`insert into desk_events (type, quote_request_id, at, data, undone_at) values (${type}, ${id}, ${at},
        ${written(data)}::jsonb, ${isUndone ? at : null})`);
    const after = { stage: "new", firstResponseAt: isTurned === "answered" ? came : null };
    await add("received", isTurned === "no" ? {} : { contact: "C-1", after }, came);
    for (const { type, isUndone, outcome, stage, sendsAfter } of events) {
      const at = next();
      const sendAt = new Date(Date.parse(at) + sendsAfter * 60_000).toISOString();
      const data = {
        ...(type === "answer" && { sendAt }),
        ...(type === "call" && { outcome }),
        ...(type === "stage" && { after: stage ? { stage } : { lostReason: "price" } }),
      };
      await add(type, data, at, isUndone && type !== "message");
    }
  }
  await update();
  const rows = await db.select().from(requests).orderBy(asc(requests.id));
  const kept = await db.select().from(laterAnswers).orderBy(asc(laterAnswers.requestId), asc(laterAnswers.since));
  const seen = new Set<string>();
  for (const row of rows) {
    const { state, laterAnswers: answers } = replayHistory(await readPast(db, row.id), row);
    const { waitsFor, waitsSince } = row;
    expect([row.id, waitsFor, waitsSince]).toEqual([row.id, state.waitsFor, state.waitsSince]);
    const stored = kept.filter(({ requestId }) => requestId === row.id);
    expect(stored.map(({ since, answeredAt }) => ({ since, answeredAt }))).toEqual(answers);
    seen.add(waitsFor);
  }
  expect([...seen].sort()).toEqual(["customer", "nobody", "us"]);
  expect(kept.length).toBeGreaterThan(20);
});
