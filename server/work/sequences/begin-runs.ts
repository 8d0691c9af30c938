import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";

/**
 * Builds the SQL condition for requests that a sequence is for: those with its tag, or of a customer with it. The
 * arguments are the id of the tag, which may be null, and the ids of the request and its customer.
 */
export const isForTagged = (tagId: SQL, requestId: SQL, customerId: SQL): SQL => sql`(${tagId} is null
  or exists (select from request_tags tagged where tagged.request_id = ${requestId} and tagged.tag_id = ${tagId})
  or exists (select from customer_tags tagged where tagged.customer_id = ${customerId} and tagged.tag_id = ${tagId}))`;

/**
 * Starts the active sequences for the requests that reached their stage since the activation; each sequence once. The
 * days of a sequence for a tag count from when the request has both the stage and the tag: a tag that is added late
 * must not send several messages at once.
 */
export async function beginRuns(tx: Database, now: Date): Promise<void> {
  const start = sql`case when s.tag_id is null then came.at else ${now.toISOString()}::timestamptz end`;
  await tx.execute(sql`
    insert into sequence_runs (sequence_id, request_id, started_at, next_at)
    select s.id, q.id, ${start}, ${start} + make_interval(days => (s.steps -> 0 ->> 'day')::int)
    from sequences s
    join requests q on q.kind = 'quote' and q.stage = s.stage and not q.is_suspect
    join lateral (
      -- An answer that had nothing to move leads there, too, once the one before it is undone.
      select coalesce(
        max(e.at) filter (where e.data #>> '{after,stage}' = s.stage),
        min(e.at) filter (where e.type = 'answer' and s.stage = 'contacted')
      ) as at from desk_events e
      where e.request_id = q.id and e.undone_at is null
    ) came on came.at >= s.active_since
    where s.is_active and ${isForTagged(sql`s.tag_id`, sql`q.id`, sql`q.customer_id`)} and not exists (
      select from sequence_runs r where r.sequence_id = s.id and r.request_id = q.id
    )
    on conflict do nothing`);
}
