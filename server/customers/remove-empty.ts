import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

/**
 * Removes customers of whom nothing is left: no request, with which its messages go, no policy and no mail. Whoever was merged
 * into them goes with them.
 */
export async function removeEmptyCustomers(db: Database): Promise<number> {
  const found = await db.execute(sql`
    with recursive nothing_left as (
      select c.id from customers c where c.merged_into_id is null
        and not exists (select from quote_requests q where q.customer_id = c.id)
        and not exists (select from contact_requests r where r.customer_id = c.id)
        and not exists (select from policies p where p.customer_id = c.id)
        and not exists (select from emails m where m.customer_id = c.id)
        and not exists (select from sms_messages m where m.customer_id = c.id)
      for update skip locked),
    gone as (
      select id from nothing_left
      union all select c.id from customers c join gone on c.merged_into_id = gone.id)
    delete from customers where id in (select id from gone) returning id`);
  return (found as { rows: unknown[] }).rows.length;
}
