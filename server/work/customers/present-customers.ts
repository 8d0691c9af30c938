import { inArray, sql } from "drizzle-orm";
import type { PresentedCustomer } from "../../../domain/api/work/customers.ts";
import type { Database } from "../../platform/db/client.ts";
import { customers } from "../../platform/db/schema/index.ts";
import { reachOf } from "./reach-of.ts";

/** Loads customers in the API form of lists, in the order of the ids. */
export async function presentCustomers(tx: Database, ids: readonly number[]): Promise<PresentedCustomer[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: customers.id, name: customers.name, language: customers.language })
    .from(customers)
    .where(inArray(customers.id, [...ids]));
  const reaches = await reachOf(tx, ids);
  const requestCounts = await countRequests(tx, ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [row, reach] = [known.get(id), reaches.get(id)];
    if (!row || !reach) return [];
    const { requests = 0, lastAt = null } = requestCounts.get(id) ?? {};
    return { ...row, ...reach, requests, lastRequestAt: lastAt && new Date(lastAt).toISOString() };
  });
}

type RequestCount = { customerId: number; requests: number; lastAt: string | Date | null };

async function countRequests(tx: Database, ids: readonly number[]): Promise<Map<number, RequestCount>> {
  const found = await tx.execute<RequestCount>(sql`
    select customer_id as "customerId", count(*)::int as requests, max(request_date) as "lastAt"
    from requests where customer_id = any(${sql.param(ids)}::int[]) group by 1`);
  return new Map(found.rows.map((row) => [row.customerId, row]));
}
