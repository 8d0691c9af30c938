import { sql, type SQL } from "drizzle-orm";
import { expect, it } from "vitest";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { absences, messages, premiums, replyTokens, requests } from "./schema/index.ts";
import { mailRow } from "../../../tests/support/message-rows.ts";

/** Foreign keys whose column no index begins with: a delete of what they refer to reads their whole table. */
const UNINDEXED = sql`
  select c.conrelid::regclass::text || '.' || a.attname as name
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', quote_ident(a.attname))))
  order by 1`;

describeOnServer("the database", (server) => {
  const now = new Date("2026-11-16T18:00:00Z");
  const db = () => server().deps.db;
  const row = (reference: string) => quoteRow({ reference, contentHash: reference, requestDate: now, lastUsedAt: now });

  it("has an index for every reference", async () => {
    const { rows } = await db().execute<{ name: string }>(UNINDEXED);
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it("refuses what the program knows nothing of", async () => {
    const refused = async (work: Promise<unknown>, constraint: string) =>
      expect(
        await work.then(
          () => "stored",
          (error: Error) => error.cause,
        ),
      ).toMatchObject({ constraint });
    const [request] = await db().insert(requests).values(row("Q-KNOWN")).returning();
    const requestId = request?.id ?? 0;
    await refused(db().update(requests).set({ stage: "closed" }), "requests_stage");
    await refused(db().execute(sql`update requests set priority = 'urgent'`), "requests_priority");
    await refused(db().execute(sql`update users set role = 'owner'`), "users_role");
    const stored = (status: SQL) =>
      db()
        .insert(messages)
        .values({ ...mailRow(), status });
    await refused(stored(sql`'lost'`), "messages_status");
    // Mails have no status of delivery: nobody reports it.
    await refused(stored(sql`'delivered'`), "messages_status");
    await refused(db().insert(replyTokens).values({ token: "none" }), "reply_tokens_about_one");
    const { id: userId } = await makeUser(server(), "agent");
    await refused(db().insert(absences).values({ userId, from: "2026-11-18", to: "2026-11-17" }), "absences_in_order");
    const premium = { requestId, carrier: "Lone Star", cents: 1, months: 6, isChosen: true };
    await refused(db().insert(premiums).values([premium, premium]), "premiums_chosen_idx");
    await refused(
      db()
        .insert(requests)
        .values({ ...row("Q-TWICE"), number: request?.number ?? 0 }),
      "requests_number",
    );
  });
});
