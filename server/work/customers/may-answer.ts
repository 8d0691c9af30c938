import { and, eq } from "drizzle-orm";
import { can } from "../../../domain/platform/permissions.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import { customers, requests } from "../../platform/db/schema/index.ts";

/**
 * Returns true when the user may write to a customer: agents if they own a request of the customer or took the customer
 * over, seniors always.
 */
export async function mayAnswer(tx: Database, customerId: number, { id, role }: User): Promise<boolean> {
  if (can(role, "customer-data", "edit")) return true;
  if (!can(role, "customer-data", "create")) return false;
  const isTheirs = and(eq(customers.id, customerId), eq(customers.ownerId, id));
  if ((await tx.$count(customers, isTheirs)) > 0) return true;
  return (await tx.$count(requests, and(eq(requests.customerId, customerId), eq(requests.ownerId, id)))) > 0;
}
