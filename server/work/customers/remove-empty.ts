import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { BELONGINGS } from "./belongings.ts";

/** Customers that are looked at in one statement. */
const BATCH = 2_000;

/** What alone keeps no customer: that something was done with them. */
const HISTORY = "desk_events";

/**
 * Removes customers of whom nothing is left: no request, with which its messages go, no policy and no message. Whoever
 * was merged into them goes with them.
 */
export async function removeEmptyCustomers(db: Database): Promise<number> {
  for (let count = 0, after = 0; ;) {
    const { gone, last } = await removeSome(db, after);
    count += gone;
    if (last === null) return count;
    after = last;
  }
}

/** Looks at the customers after one, a batch of them; says up to which, or null where there are no more. */
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
