import { asc, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { databaseBefore } from "../../../tests/support/former-database.ts";
import { policies, requests } from "../../platform/db/schema/index.ts";

it("the update gives older policies a term, a status, and the win and owner that they came of", async () => {
  const { db, update } = await databaseBefore("policies");
  await db.execute(sql`insert into users (id, username, first_name, last_name, role, password)
    overriding system value values (900, 'ana', 'Ana', 'Salazar', 'agent', 'x')`);
  await db.execute(
    sql`insert into customers (id, name, language) overriding system value values (1, 'Rosa Vela', 'es')`,
  );
  const win = (id: number, stage: string, isConfirmed: boolean) =>
    db.execute(sql`insert into requests (id, kind, number, reference, content_hash, type, request_date, last_used_at,
      stage, confirmed_at, customer_id, owner_id) overriding system value values (${id}, 'quote', ${id}, ${`Q-${id}`}, '',
      'auto', now(), now(), ${stage}, case when ${isConfirmed} then now() end, 1, 900)`);
  await win(1, "won", true);
  await win(2, "won", true);
  await win(3, "won", false);
  await win(4, "lost", false);
  const policy = (line: string, effective: string, renews: string) =>
    db.execute(sql`insert into policies (customer_id, carrier, number, line, effective_on, renews_on)
      values (1, 'Germania', '', ${line}, current_date + ${effective}::interval, current_date + ${renews}::interval)`);
  await policy("auto", "-1 year", "-1 day");
  await policy("auto", "-1 month", "5 months");
  await policy("home", "-3 years", "2 months");
  await update();
  const found = await db.select().from(policies).orderBy(asc(policies.id));
  expect(
    found.map(({ termMonths, status, requestId, ownerId }) => ({ termMonths, status, requestId, ownerId })),
  ).toEqual([
    { termMonths: 12, status: "expired", requestId: null, ownerId: null },
    { termMonths: 6, status: "active", requestId: 2, ownerId: 900 },
    { termMonths: 12, status: "active", requestId: null, ownerId: null },
  ]);
  const rows = await db.select().from(requests).orderBy(asc(requests.id));
  expect(rows.map(({ policyOutcome }) => policyOutcome)).toEqual([null, "recorded", null, null]);
});
