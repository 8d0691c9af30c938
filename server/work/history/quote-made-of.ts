import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { deskEvents } from "../../platform/db/schema/index.ts";

/**
 * Builds the SQL for the reference of the quote request that an ended request lives on as; null where it ended as
 * itself. The last change of its stage decides: one that was taken up again and closed later has ended as itself.
 */
export function quoteMadeOf(requestId: AnyColumn | number): SQL<string | null> {
  return sql<string | null>`(
    select ${deskEvents.data}->>'quote' from ${deskEvents}
    where ${deskEvents.requestId} = ${requestId} and ${deskEvents.type} = 'stage' and ${deskEvents.undoneAt} is null
    order by ${deskEvents.id} desc limit 1
  )`;
}
