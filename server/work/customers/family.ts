import { eq, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { customers } from "../../platform/db/schema/index.ts";

/**
 * Merged customers stay as they are, with the addresses and numbers they are found by, and name the one that they were
 * merged into: that is what makes an undo exact.
 */

/** Of each customer that there is, the id of whoever it was merged into in the end, or its own; in the order given. */
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

/** The customer that an address names, or the one that it was merged into. */
export async function findKept(tx: Database, id: number) {
  const keptId = await keptIdOf(tx, id);
  const [row] = keptId === undefined ? [] : await tx.select().from(customers).where(eq(customers.id, keptId));
  if (!row) throw new AppError("notFound");
  return row;
}

/**
 * For a query: customers with all that were merged into them, as `family (kept_id, id)`. Looked up one by one, which
 * `offset 0` sees to: the planner takes them for many and would read all customers instead.
 */
export function familyOf(ids: readonly number[]) {
  return sql`family as (
    select id as kept_id, id from customers where id = any(${sql.param(ids)}::int[])
    union all select family.kept_id, c.id
    from family, lateral (select id from customers where merged_into_id = family.id offset 0) c)`;
}

/** A customer's id and those of all that were merged into it. */
export async function familyIds(tx: Database, id: number): Promise<number[]> {
  const found = await tx.execute<{ id: number }>(sql`with recursive ${familyOf([id])} select id from family`);
  return found.rows.map((row) => row.id);
}
