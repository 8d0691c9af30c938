import { desc, inArray, notInArray, sql } from "drizzle-orm";
import { END_STAGES } from "../../../domain/work/desk/stages.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";

/** Finds the request that a customer's mail is most likely about: the latest open one, else the latest of all. */
export async function latestRequestOf(db: Database, customerId: number) {
  const [row] = await latestRequestsOf(db, [customerId]);
  return row;
}

/** Finds these requests for several customers in one query. */
export async function latestRequestsOf(db: Database, customerIds: number[]) {
  const { id, kind, number, reference, stage, requestDate, customerId } = requests;
  const isOpen = sql<boolean>`${notInArray(stage, END_STAGES)}`;
  return db
    .selectDistinctOn([customerId], { id, kind, number, reference, customerId })
    .from(requests)
    .where(inArray(customerId, customerIds))
    .orderBy(customerId, desc(isOpen), desc(requestDate));
}
