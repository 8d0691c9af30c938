import { desc, eq, notInArray, sql } from "drizzle-orm";
import { ENDS } from "../../domain/desk/stages.ts";
import type { Database } from "../db/client.ts";
import { requests } from "../db/schema/index.ts";

/** The request of somebody that a mail is most likely about: the latest that is still worked, else the latest of all. */
export async function latestRequestOf(db: Database, customerId: number) {
  const { id, kind, number, reference, stage, requestDate } = requests;
  const isOpen = sql<boolean>`${notInArray(stage, [...ENDS])}`;
  const [row] = await db
    .select({ id, kind, number, reference })
    .from(requests)
    .where(eq(requests.customerId, customerId))
    .orderBy(desc(isOpen), desc(requestDate))
    .limit(1);
  return row;
}
