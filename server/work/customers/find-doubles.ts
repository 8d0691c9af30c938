import { sql, type SQL } from "drizzle-orm";
import type { Double } from "../../../domain/api/work/customers.ts";
import type { DoubleReason } from "../../../domain/work/customer-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { familyOf } from "./family.ts";
import { presentCustomers } from "./present-customers.ts";

const MOST = 10;

type Found = { id: number; reason: DoubleReason };

/** Customers who may be the same person: the same address or number, or the same name and ZIP code. Nothing is decided here. */
export async function findDoubles(
  tx: Database,
  { id, name }: { id: number; name: string },
  /** Who is known not to be. */
  partedIds: readonly number[],
): Promise<Double[]> {
  const others = sql`<> all(${sql.param([id, ...partedIds])}::int[])`;
  const found = [...(await withSameKey(tx, id, others)), ...(await withSameNameAndZip(tx, { id, name }, others))];
  const reasons = new Map<number, DoubleReason>();
  for (const one of found) if (!reasons.has(one.id)) reasons.set(one.id, one.reason);
  const doubles = await presentCustomers(tx, [...reasons.keys()].slice(0, MOST));
  return doubles.map((double) => ({ ...double, reason: reasons.get(double.id) ?? "name" }));
}

async function withSameKey(tx: Database, id: number, others: SQL): Promise<Found[]> {
  const found = await tx.execute<Found>(sql`
    with recursive ${familyOf([id])},
    same as (
      select distinct other.customer_id as member_id, other.type
      from family, lateral (select type, value from customer_keys where customer_id = family.id offset 0) own,
        lateral (select customer_id, type from customer_keys k where k.value = own.value and k.type = own.type offset 0) other),
    up as (
      select c.id, c.merged_into_id, same.type
      from same, lateral (select id, merged_into_id from customers where id = same.member_id offset 0) c
      union all select c.id, c.merged_into_id, up.type
      from up, lateral (select id, merged_into_id from customers where id = up.merged_into_id offset 0) c)
    select distinct id, type as reason from up where merged_into_id is null and id ${others} order by 2, 1 limit ${MOST}`);
  return found.rows;
}

/** By an index of its own: that of words would gather everybody of a common name. */
async function withSameNameAndZip(
  tx: Database,
  { id, name }: { id: number; name: string },
  others: SQL,
): Promise<Found[]> {
  const own = await tx.execute<{ zip: string }>(sql`
    select distinct details->>'zipCode' as zip from requests
    where customer_id = ${id} and details->>'zipCode' <> '' limit 5`);
  const found: Found[] = [];
  for (const { zip } of own.rows) {
    const same = await tx.execute<Found>(sql`
      select distinct customer_id as id, 'name' as reason from requests
      where details->>'zipCode' = ${zip} and lower(name) = lower(${name}) and customer_id ${others} order by 1 limit ${MOST}`);
    found.push(...same.rows);
  }
  return found;
}
