import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";

/** Starts the active sequences for the requests that reached their stage since the activation; each sequence once. */
export async function beginRuns(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into sequence_runs (sequence_id, request_id, started_at, next_at)
    select s.id, q.id, came.at, came.at + make_interval(days => (s.steps -> 0 ->> 'day')::int)
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
    where s.is_active and not exists (
      select from sequence_runs r where r.sequence_id = s.id and r.request_id = q.id
    )
    on conflict do nothing`);
}
