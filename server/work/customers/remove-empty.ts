import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { BELONGINGS } from "./belongings.ts";

/** Batch size: customers checked in one statement. */
const BATCH = 2_000;

/** The table whose rows alone do not keep a customer: the history. */
const HISTORY = "desk_events";

/**
 * Deletes customers without any data left: no request (messages about a request go with it), no policy and no message.
 * Customers merged into them are deleted as well.
 */
export async function removeEmptyCustomers(db: Database): Promise<number> {
  for (let count = 0, after = 0; ;) {
    const { gone, last } = await removeSome(db, after);
    count += gone;
    if (last === null) return count;
    after = last;
  }
}

/** Checks one batch of customers after an id. Returns the last id checked, or null when there are no more. */
async function removeSome(db: Database, after: number): Promise<{ gone: number; last: number | null }> {
  const kept = [...BELONGINGS]
    .filter(([name]) => name !== HISTORY)
    .map(([, table]) => sql`not exists (select from ${table} b where b.customer_id = c.id)`);
  const found = await db.execute<{ gone: number; last: number | null }>(sql`
    with recursive looked_at as materialized (
      select id from customers where merged_into_id is null and id > ${after} order by id limit ${BATCH}),
    nothing_left as (
      select c.id from customers c
      where c.id in (select id from looked_at) and c.merged_into_id is null and ${sql.join(kept, sql` and `)}
      for update skip locked),
    gone as (
      select id from nothing_left
      union all select c.id from customers c join gone on c.merged_into_id = gone.id),
    removed as (delete from customers where id in (select id from gone) returning id)
    select (select count(*)::int from removed) as gone, (select max(id) from looked_at) as last`);
  const [row] = found.rows;
  return row ?? { gone: 0, last: null };
}
