import { and, count, eq, isNull, min } from "drizzle-orm";
import type { Unclear } from "../../../domain/api/operations/jobs.ts";
import { byChannel, type MessageChannel } from "../../../domain/work/channels.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages } from "../../platform/db/schema/index.ts";

/** How many messages of each channel wait for a person, since nobody knows whether they were sent, and the first of them. */
export async function countUnclear(db: Database): Promise<Record<MessageChannel, Unclear>> {
  const { channel, number, status, deletedAt } = messages;
  const rows = await db
    .select({ channel, count: count(), first: min(number) })
    .from(messages)
    .where(and(eq(status, "unclear"), isNull(deletedAt)))
    .groupBy(channel);
  return byChannel((one) => {
    const row = rows.find((found) => found.channel === one);
    return { count: row?.count ?? 0, first: row?.first ?? null };
  });
}
