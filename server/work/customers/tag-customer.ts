import { eq, inArray, sql } from "drizzle-orm";
import type { TagDifference } from "../../../domain/work/tags.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { customers, customerTags } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { readTagIds, setTags } from "../tags/set-tags.ts";
import { findKept } from "./family.ts";

/** Adds tags to a customer and removes others, and writes that into the timeline. Returns the tags of the customer. */
export function tagCustomer(
  deps: Deps,
  askedId: number,
  change: TagDifference,
  caller: Caller,
): Promise<{ tagIds: number[] }> {
  return makeChange<{ tagIds: number[] }>(deps, caller, async (tx) => {
    const { id: customerId } = await findKept(tx, askedId);
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("no key update");
    const tags = await setTags(tx, { customerId }, change);
    const result = { tagIds: await readTagIds(tx, { customerId }) };
    if (!tags) return { result, event: null };
    await writeDeskEvent(tx, { type: "tags", customerId, actor: caller.actor, data: { tags }, at: deps.clock() });
    const details = { added: change.add, removed: change.remove };
    return { result, event: { action: "customer.tags", subject: { type: "customer", id: customerId }, details } };
  });
}

/** Reads the ids of the tags of customers. */
export async function tagsOfCustomers(tx: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await tx
    .select()
    .from(customerTags)
    .where(inArray(customerTags.customerId, [...ids]))
    .orderBy(customerTags.tagId);
  const found = new Map<number, number[]>();
  for (const { customerId, tagId } of rows) found.set(customerId, [...(found.get(customerId) ?? []), tagId]);
  return found;
}

/** The name under which a merge notes the ids of the tags that it copied, beside the rows that it moved. */
export const COPIED_TAGS = "copied tags";

/** Copies the tags of a merged customer to the one that is kept. Returns the ids of those that it did not have. */
export async function copyTags(tx: Database, fromId: number, toId: number): Promise<number[]> {
  const copied = await tx.execute<{ tagId: number }>(sql`
    insert into ${customerTags} (customer_id, tag_id)
    select ${toId}::int, other.tag_id from ${customerTags} other where other.customer_id = ${fromId}
    on conflict do nothing returning tag_id as "tagId"`);
  return copied.rows.map(({ tagId }) => tagId);
}

/** Removes the copied tags when a merge is undone: the merged customer has kept its own. */
export async function removeCopies(tx: Database, customerId: number, tagIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`delete from ${customerTags} where customer_id = ${customerId} and tag_id = any(${sql.param(tagIds)}::int[])`,
  );
}
