import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { RunEnd } from "../../../domain/work/sequence-options.ts";
import { deskEvents, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { HEARD_AT, isHeardOnPage } from "./heard.ts";
import { listedNumber } from "./listed-number.ts";
import { isBinned } from "./terms.ts";

/**
 * Returns SQL for the reason to stop a message sequence for its request; null when there is none, or no sequence. A run
 * that was deleted with its request counts as ended by hand. The check is part of the statement that claims a message
 * for sending, which rules out a race condition. A request that is restored from the trash before its next message
 * leaves goes on.
 */
export function stopReason(deps: Pick<Deps, "clock" | "settings">, runId: AnyPgColumn | number): SQL<RunEnd | null> {
  return sql`nullif(coalesce((
    select coalesce(case
      when r.ended_at is not null and r."end" <> 'done' then r."end"
      when q.stage <> s.stage then 'stage'
      when exists (select from sequence_opt_outs o where o.address = lower(q.email)) then 'optedOut'
      when exists (select from sms_opt_outs o where o.phone = ${listedNumber(sql`q.phone`)}) then 'optedOut'
      when exists (
        select from messages i where i.request_id = q.id and i.direction = 'in' and not i.is_automatic
          and i.timestamp > r.started_at
      ) or exists (
        select from ${deskEvents} where ${deskEvents.requestId} = q.id and ${isHeardOnPage}
          and ${HEARD_AT} > r.started_at
      ) then 'answered'
      when exists (select from ${requests} where ${requests}.id = q.id and ${isBinned(deps)}) then 'binned'
    end, '')
    from sequence_runs r
    join sequences s on s.id = r.sequence_id
    join requests q on q.id = r.request_id
    where r.id = ${runId}), case when ${runId}::int is null then '' else 'hand' end), '')`;
}
