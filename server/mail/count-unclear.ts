import { and, count, eq, isNull, min } from "drizzle-orm";
import type { Unclear } from "../../domain/api/jobs.ts";
import type { Database } from "../db/client.ts";
import { emails, smsMessages } from "../db/schema/index.ts";

/** How many messages wait for a person, since nobody knows whether they were sent, and the first of them. */
export async function countUnclear(db: Database): Promise<{ emails: Unclear; sms: Unclear }> {
  const inTable = async (table: typeof emails | typeof smsMessages): Promise<Unclear> => {
    const [row] = await db
      .select({ count: count(), first: min(table.id) })
      .from(table)
      .where(and(eq(table.status, "unclear"), isNull(table.deletedAt)));
    return { count: row?.count ?? 0, first: row?.first ?? null };
  };
  return { emails: await inTable(emails), sms: await inTable(smsMessages) };
}
