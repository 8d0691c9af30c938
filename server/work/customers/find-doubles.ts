import { sql, type SQL } from "drizzle-orm";
import type { Double } from "../../../domain/api/work/customers.ts";
import type { DoubleReason } from "../../../domain/work/customer-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { familyOf } from "./family.ts";
import { presentCustomers } from "./present-customers.ts";

const MAX_DOUBLES = 10;

type DoubleMatch = { id: number; reason: DoubleReason };

/**
 * Finds possible duplicates of a customer: the same email address or phone number, or the same name and ZIP code. Only
 * suggests them; merges nothing.
 */
export async function findDoubles(
  tx: Database,
  { id, name }: { id: number; name: string },
  /** Customers known to be different persons. */
  partedIds: readonly number[],
): Promise<Double[]> {
  const others = sql`<> all(${sql.param([id, ...partedIds])}::int[])`;
  const found = [...(await withSameKey(tx, id, others)), ...(await withSameNameAndZip(tx, { id, name }, others))];
  const reasons = new Map<number, DoubleReason>();
  for (const one of found) if (!reasons.has(one.id)) reasons.set(one.id, one.reason);
  const doubles = await presentCustomers(tx, [...reasons.keys()].slice(0, MAX_DOUBLES));
  return doubles.map((double) => ({ ...double, reason: reasons.get(double.id) ?? "name" }));
}

async function withSameKey(tx: Database, id: number, others: SQL): Promise<DoubleMatch[]> {
  const found = await tx.execute<DoubleMatch>(sql`
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
    select distinct id, type as reason from up where merged_into_id is null and id ${others} order by 2, 1 limit ${MAX_DOUBLES}`);
  return found.rows;
}

/**
 * Finds customers with the same name and ZIP code, by an index for just that. The search index would return
 * everybody with a common name.
 */
async function withSameNameAndZip(
  tx: Database,
  { id, name }: { id: number; name: string },
  others: SQL,
): Promise<DoubleMatch[]> {
  const own = await tx.execute<{ zip: string }>(sql`
    select distinct details->>'zipCode' as zip from requests
    where customer_id = ${id} and details->>'zipCode' <> '' limit 5`);
  const found: DoubleMatch[] = [];
  for (const { zip } of own.rows) {
    const same = await tx.execute<DoubleMatch>(sql`
      select distinct customer_id as id, 'name' as reason from requests
      where details->>'zipCode' = ${zip} and lower(name) = lower(${name}) and customer_id ${others} order by 1 limit ${MAX_DOUBLES}`);
    found.push(...same.rows);
  }
  return found;
}
