import { desc, inArray, notInArray, sql } from "drizzle-orm";
import { END_STAGES } from "../../../domain/work/desk/stages.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { isKept } from "../history/terms.ts";

type Needs = Pick<Deps, "clock" | "settings">;

/**
 * Finds the request that a customer's mail is most likely about: the latest open one, else the latest of all; one in
 * the bin, which nobody sees, only if there is no other.
 */
export async function latestRequestOf(deps: Needs, db: Database, customerId: number) {
  const [row] = await latestRequestsOf(deps, db, [customerId]);
  return row;
}

/** Finds these requests for several customers in one query. */
export async function latestRequestsOf(deps: Needs, db: Database, customerIds: number[]) {
  const { id, kind, number, reference, stage, requestDate, customerId } = requests;
  const isOpen = sql<boolean>`${notInArray(stage, END_STAGES)}`;
  return db
    .selectDistinctOn([customerId], { id, kind, number, reference, customerId })
    .from(requests)
    .where(inArray(customerId, customerIds))
    .orderBy(customerId, desc(isKept(deps)), desc(isOpen), desc(requestDate));
}
