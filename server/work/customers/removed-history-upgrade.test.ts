import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { databaseBefore } from "../../../tests/support/former-database.ts";

it("the update removes the history that removed customers left behind, and no other", async () => {
  const { db, update } = await databaseBefore("remove-history-of-removed-customers");
  await db.execute(
    sql`insert into customers (id, name, language) overriding system value values (1, 'Ana Solis', 'en')`,
  );
  await db.execute(sql`insert into tasks (id, what, due_on) overriding system value
    values (1, 'Order paper', '2026-11-20')`);
  await db.execute(sql`insert into desk_events (type, customer_id, task_id, at, data) values
    ('call', null, null, now(), '{"outcome": "reached", "text": "Rosa sells the boat"}'),
    ('policy', null, null, now(), '{"deed": "recorded", "carrier": "Acme"}'),
    ('task', null, null, now(), '{"deed": "made", "what": "Renewal: Rosa Vela", "about": {"kind": "task", "id": 7}}'),
    ('tags', null, null, now(), '{"tags": {"added": []}}'),
    ('call', 1, null, now(), '{"outcome": "reached"}'),
    ('task', null, 1, now(), '{"deed": "made", "what": "Order paper", "about": {"kind": "task", "id": 1}}'),
    ('tags', null, null, now(), '{"about": {"kind": "tag", "id": 3}}')`);
  await update();
  const left = await db.execute(sql`select type, customer_id, task_id from desk_events order by id`);
  expect(left.rows).toEqual([
    { type: "call", customer_id: 1, task_id: null },
    { type: "task", customer_id: null, task_id: 1 },
    { type: "tags", customer_id: null, task_id: null },
  ]);
});
