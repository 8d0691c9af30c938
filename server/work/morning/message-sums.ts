import { sql, type SQL } from "drizzle-orm";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import type { Days, Period } from "../../../domain/work/morning/periods.ts";
import type { Database } from "../../platform/db/client.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import { messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";

type MessageCount = { channel: MessageChannel; status: DeliveryStatus; now: number; before: number };

/**
 * Counts the outgoing messages of a period and of the one before, by channel and status. Whole UTC days come from the
 * sums, with the changes that are not added to them yet; the hours between them and the office's midnights from the
 * messages themselves. One statement, so that all parts belong to one moment.
 */
export async function countMessages(db: Database, period: Period, timezone: string): Promise<MessageCount[]> {
  const { rows } = await db.execute<MessageCount>(sql`
    select channel, status, sum(now)::integer as now, sum(before)::integer as before from (
      select channel, status, count as now, 0 as before from (${countDays(period, timezone)}) as days
      union all select channel, status, 0, count from (${countDays(period.before, timezone)}) as days_before
    ) as counted group by channel, status having sum(now + before) > 0`);
  return rows;
}

/** Builds the statement for the outgoing messages of some days of the office's calendar. */
function countDays({ from, to }: Days, timezone: string): SQL {
  const starts = startOfDay(from, timezone);
  const ends = startOfDay(to, timezone, 1);
  const utcDay = (moment: SQL) => sql`(${moment} at time zone 'UTC')::date`;
  const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'UTC')`;
  // The first UTC day that begins within the period, and the one in which it ends.
  const first = sql`${utcDay(sql`(${starts} - interval '1 microsecond')`)} + 1`;
  const last = utcDay(ends);
  const { channel, status, timestamp, direction } = messages;
  const isAtEdge = sql`(${timestamp} >= ${starts} and ${timestamp} < ${midnight(first)}
    or ${timestamp} >= ${midnight(last)} and ${timestamp} < ${ends})`;
  return sql`select channel, status, count from kept.message_sums where day >= ${first} and day < ${last}
    union all
    select channel, status, count from kept.message_sums_changes where day >= ${first} and day < ${last}
    union all
    select ${channel}, ${status}, count(*)::integer from ${messages}
      where ${direction} = 'out' and ${isAtEdge} group by ${channel}, ${status}`;
}

/** Adds the changes to the sums. */
export async function addUpMessages(db: Database): Promise<void> {
  await db.execute(sql`with changes as (
      delete from kept.message_sums_changes returning day, channel, status, count
    ) insert into kept.message_sums as sums (day, channel, status, count)
      select day, channel, status, sum(count) from changes group by day, channel, status having sum(count) <> 0
      on conflict (day, channel, status) do update set count = sums.count + excluded.count`);
}
