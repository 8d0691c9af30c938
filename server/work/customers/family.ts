import { eq, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { customers } from "../../platform/db/schema/index.ts";

/**
 * Merged customers keep their rows and their keys (email addresses and phone numbers), and `mergedIntoId` points to the
 * customer that they were merged into. That makes an exact undo possible.
 */

/**
 * Returns for each existing customer the id of the customer that it was finally merged into, or its own id, in the
 * order given.
 */
export async function keptIdsOf(tx: Database, ids: readonly number[]): Promise<number[]> {
  const found = await tx.execute<{ askedId: number; id: number }>(sql`
    with recursive up as (
      select id as asked_id, id, merged_into_id from customers where id = any(${sql.param(ids)}::int[])
      union all select up.asked_id, c.id, c.merged_into_id from customers c join up on c.id = up.merged_into_id
    ) select asked_id as "askedId", id from up where merged_into_id is null`);
  const { rows } = found;
  const kept = new Map(rows.map(({ askedId, id }) => [askedId, id]));
  return ids.flatMap((id) => kept.get(id) ?? []);
}

export async function keptIdOf(tx: Database, id: number): Promise<number | undefined> {
  return (await keptIdsOf(tx, [id]))[0];
}

/** Finds the customer with this id, or the one that it was merged into. */
export async function findKept(tx: Database, id: number) {
  const keptId = await keptIdOf(tx, id);
  const [row] = keptId === undefined ? [] : await tx.select().from(customers).where(eq(customers.id, keptId));
  if (!row) throw new AppError("notFound");
  return row;
}

/**
 * Builds the CTE `family (kept_id, id)`: customers with all that were merged into them. `offset 0` forces index lookups
 * one by one: the planner overestimates their number and would scan all customers instead.
 */
export function familyOf(ids: readonly number[]) {
  return sql`family as (
    select id as kept_id, id from customers where id = any(${sql.param(ids)}::int[])
    union all select family.kept_id, c.id
    from family, lateral (select id from customers where merged_into_id = family.id offset 0) c)`;
}

/** Returns the id of a customer and those of all that were merged into it. */
export async function familyIds(tx: Database, id: number): Promise<number[]> {
  const found = await tx.execute<{ id: number }>(sql`with recursive ${familyOf([id])} select id from family`);
  return found.rows.map((row) => row.id);
}
