import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { BELONGINGS } from "./belongings.ts";

/** Batch size: customers checked in one statement. */
const BATCH = 2_000;

/** The tables whose rows do not keep a customer, and go with them: files and notices by their foreign keys. */
const GOES_ALONG: ReadonlySet<string> = new Set(["desk_events", "kept_files", "notices"]);

/**
 * The rows `b` that keep a customer, by table, where not every row does: a task only as long as somebody has to do it, a
 * message until an admin deletes it.
 */
const KEEPING = new Map<string, SQL>([
  ["tasks", sql`b.done_at is null`],
  ["messages", sql`b.deleted_at is null`],
]);

/**
 * Deletes customers without any data left: no request (messages about a request go with it), no policy, no message and
 * no open task. What was noted at them goes with them: calls, done tasks, kept files and their whole history. Customers
 * merged into them are deleted as well.
 */
export async function removeEmptyCustomers(db: Database): Promise<number> {
  for (let count = 0, after = 0; ;) {
    const { gone, last } = await removeSome(db, after);
    count += gone;
    if (last === null) return count;
    after = last;
  }
}

/**
 * Checks one batch of customers after an id. Returns the last id checked, or null when there are no more. Events of a
 * request stay with it, also where the request belongs to another customer by now.
 */
async function removeSome(db: Database, after: number): Promise<{ gone: number; last: number | null }> {
  const kept = [...BELONGINGS]
    .filter(([name]) => !GOES_ALONG.has(name))
    .map(([name, table]) => {
      const keeps = KEEPING.get(name) ?? sql`true`;
      return sql`not exists (select from ${table} b where b.customer_id = c.id and ${keeps})`;
    });
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
    history as (delete from desk_events where customer_id in (select id from gone) and request_id is null),
    removed as (delete from customers where id in (select id from gone) returning id)
    select (select count(*)::int from removed) as gone, (select max(id) from looked_at) as last`);
  const [row] = found.rows;
  return row ?? { gone: 0, last: null };
}
