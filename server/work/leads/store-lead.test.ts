import { eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { consents, deskEvents, requests } from "../../platform/db/schema/index.ts";
import type { NewLead } from "../../platform/deps/leads.ts";

const now = new Date("2026-11-16T18:00:00Z");

function lead(name: string, key: string | null, details: object = {}): NewLead {
  const row = { type: "auto" as const, name, sortName: name, idempotencyKey: key };
  const consent = { textVersion: "1", textHash: "h", language: "en" as const, page: "/quote", phone: name };
  return {
    row: {
      ...row,
      contentHash: `hash of ${name}`,
      requestDate: now,
      lastUsedAt: now,
      details: { zipCode: "77008", ...details },
    },
    consent: { ...consent, ip: "127.0.0.1", userAgent: "test", createdAt: now },
  };
}

describeOnServer("leads that arrive together", (server) => {
  it("get a row, a reference and a consent of their own", async () => {
    const { storeLead, db } = server().deps;
    const names = Array.from({ length: 30 }, (_, i) => `Together ${i}`);
    const receipts = await Promise.all(names.map((name, i) => storeLead("quote", lead(name, `together-${i}`))));
    expect(new Set(receipts.map((r) => r.reference)).size).toBe(names.length);
    const rows = await db
      .select({ name: requests.name, phone: consents.phone, reference: requests.reference })
      .from(requests)
      .innerJoin(consents, eq(consents.id, requests.consentId))
      .where(inArray(requests.name, names));
    expect(rows).toHaveLength(names.length);
    for (const [i, name] of names.entries()) {
      expect(rows).toContainEqual({ name, phone: name, reference: receipts[i]?.reference });
    }
  });

  it("are one when they have the same key, and refused when the key comes with other content", async () => {
    const { storeLead, db } = server().deps;
    const sent = ["Same", "Same", "Other", "Same"].map((name) => storeLead("quote", lead(name, "one-key-for-all")));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.map((o) => o.status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    const found = await db.select().from(requests).where(eq(requests.idempotencyKey, "one-key-for-all"));
    expect(found).toHaveLength(1);
    expect(await db.select().from(consents).where(eq(consents.phone, "Same"))).toHaveLength(1);
  });

  it("are not lost with one that the database refuses, whatever was typed into them", async () => {
    const { storeLead, db } = server().deps;
    // Each of these texts ends up in the query error, and looks like the code or message of a lost connection.
    const typed = ["713-550-8123", "57014 Timeout Rd", "Connection terminated", "ECONNRESET"];
    const sent = typed.map((name, i) => lead(name, `refused-${i}`, i === 2 ? { note: "half a letter: \ud800" } : {}));
    const outcomes = await Promise.allSettled(sent.map((one) => storeLead("quote", one)));
    expect(outcomes.map((o) => o.status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    const stored = await db.select().from(requests).where(inArray(requests.name, typed));
    expect(stored).toHaveLength(3);
  });

  it("cost one statement, with their consents, events and jobs, and what is sent again leaves nothing behind", async () => {
    const { storeLead, store, db } = server().deps;
    let statements = 0;
    store.onQuery(() => statements++);
    let n = 0;
    const cost = async () => {
      statements = 0;
      await storeLead("quote", lead(`Counted ${++n}`, `counted-${n}`));
      return statements;
    };
    // The notification of other screens about leads before may come in between: then the next one counts.
    await expect.poll(cost).toBe(1);
    const first = await storeLead("quote", lead("Once", "sent-again"));
    expect(await storeLead("quote", lead("Once", "sent-again"))).toEqual(first);
    expect(await db.$count(consents, eq(consents.phone, "Once"))).toBe(1);
    const jobs = sql`select data from jobs.job where name = 'notify-of-lead'
      and data ->> 'reference' in (select reference from requests where name = 'Once')`;
    expect(await db.execute(jobs)).toMatchObject({ rows: [{ data: { kind: "quote", reference: first.reference } }] });
    const eventsOf = (reference: string) =>
      db
        .select({ type: deskEvents.type, at: deskEvents.at, actorId: deskEvents.actorId })
        .from(deskEvents)
        .innerJoin(requests, eq(requests.id, deskEvents.requestId))
        .where(eq(requests.reference, reference));
    expect(await eventsOf(first.reference)).toEqual([{ type: "received", at: now, actorId: null }]);
    const suspected = lead("Machine", "looks-like-one");
    const { reference } = await storeLead("quote", { ...suspected, row: { ...suspected.row, isSuspect: true } });
    expect(await db.execute(sql`select from jobs.job where data ->> 'reference' = ${reference}`)).toMatchObject({
      rowCount: 0,
    });
    expect(await eventsOf(reference)).toEqual([]);
  });
});
