import { and, count, eq, isNull, min } from "drizzle-orm";
import type { Unclear } from "../../../domain/api/operations/jobs.ts";
import { byChannel, type MessageChannel } from "../../../domain/work/channels.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages } from "../../platform/db/schema/index.ts";

/** Counts per channel the messages with an unclear outcome, on which a person has to decide, and returns the first. */
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
