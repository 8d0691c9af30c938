import { eq, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { isEnd } from "../../../domain/work/desk/stages.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, requests } from "../../platform/db/schema/index.ts";

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

type Ended = Pick<typeof requests.$inferSelect, "id" | "stage">;

/** Finds the reference of the quote request that a request lives on as; null for one that is what it was. */
export async function findQuoteMadeOf(tx: Database, { id, stage }: Ended): Promise<string | null> {
  if (!isEnd(stage)) return null;
  const [row] = await tx
    .select({ reference: quoteMadeOf(id) })
    .from(requests)
    .where(eq(requests.id, id));
  return row?.reference ?? null;
}
