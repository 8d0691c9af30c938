import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { byTab, type LeadTab } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerMerges, customers, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { BELONGINGS } from "./belongings.ts";
import { COPIED_OWNER, removeCopiedOwner } from "./copy-owner.ts";
import { COPIED_TAGS, removeCopies } from "./tag-customer.ts";
import { familyOf } from "./family.ts";

type Merge = typeof customerMerges.$inferSelect;

/** Undoes a merge: both customers get back exactly what was theirs. Only the last merge can be undone. */
export async function undoMerge(deps: Deps, id: number, caller: Caller) {
  const at = deps.clock();
  return makeChange(deps, caller, async (tx) => {
    const merge = await lockMerge(tx, id);
    const { keptId, mergedId, moved } = merge;
    await moveBack(tx, merge);
    await removeCopies(tx, keptId, moved[COPIED_TAGS] ?? []);
    await removeCopiedOwner(tx, keptId, moved[COPIED_OWNER] ?? []);
    await moveLaterLeads(tx, merge);
    await moveLaterPolicies(tx, merge);
    await tx.update(customers).set({ mergedIntoId: null }).where(eq(customers.id, mergedId));
    await tx.update(customerMerges).set({ undoneAt: at }).where(eq(customerMerges.id, id));
    const data = { deed: "unmerged", mergeId: id };
    await writeDeskEvent(tx, { type: "customer", customerId: keptId, actor: caller.actor, data, at });
    const subject = { type: "customer", id: keptId };
    const details = { ids: [mergedId], ...(await countMoved(tx, moved["requests"] ?? [])) };
    return { result: { keptId, mergedId }, event: { action: "customer.unmerge", subject, details } };
  });
}

/** Counts the requests of each kind that were moved back. */
async function countMoved(tx: Database, ids: number[]): Promise<Record<LeadTab, number>> {
  const moved = await tx.select({ kind: requests.kind }).from(requests).where(inArray(requests.id, ids));
  return byTab((kind) => moved.filter((row) => row.kind === kind).length);
}

/** Loads a merge with row locks on it and on both of its customers. Throws when it is undone or not the last. */
async function lockMerge(tx: Database, id: number): Promise<Merge> {
  const [known] = await tx.select().from(customerMerges).where(eq(customerMerges.id, id));
  if (!known) throw new AppError("notFound");
  const both = [known.keptId, known.mergedId];
  await tx.select().from(customers).where(inArray(customers.id, both)).orderBy(customers.id).for("no key update");
  const [merge] = await tx.select().from(customerMerges).where(eq(customerMerges.id, id)).for("update");
  if (!merge || merge.undoneAt) throw new AppError("conflict", { message: "errors:mergeUndone" });
  if (await hasLaterMerge(tx, merge)) throw new AppError("conflict", { message: "errors:mergeNotLast" });
  return merge;
}

/**
 * Returns true when a later merge exists. It must be undone first, else the rows are no longer where they were left.
 */
async function hasLaterMerge(tx: Database, { id, keptId }: Merge): Promise<boolean> {
  const later = and(
    gt(customerMerges.id, id),
    isNull(customerMerges.undoneAt),
    or(eq(customerMerges.keptId, keptId), eq(customerMerges.mergedId, keptId)),
  );
  return (await tx.$count(customerMerges, later)) > 0;
}

async function moveBack(tx: Database, { moved, keptId, mergedId }: Merge): Promise<void> {
  for (const [name, table] of BELONGINGS) {
    const ids = moved[name] ?? [];
    if (ids.length === 0) continue;
    await tx.execute(sql`update ${table} set customer_id = ${mergedId}
      where id = any(${sql.param(ids)}::bigint[]) and customer_id = ${keptId}`);
  }
}

/** Moves requests that came after the merge to the customer whom their e-mail address belongs to. */
async function moveLaterLeads(tx: Database, { keptId, mergedId, createdAt }: Merge): Promise<void> {
  const found = await tx.execute<{ value: string }>(sql`
    with recursive ${familyOf([keptId])}, part as (
      select id from customers where id = ${mergedId}
      union all select c.id from customers c join part on c.merged_into_id = part.id)
    select k.value from customer_keys k where k.type = 'email' and k.customer_id in (select id from part)
    except
    select k.value from customer_keys k where k.type = 'email'
      and k.customer_id in (select id from family) and k.customer_id not in (select id from part)`);
  const addresses = found.rows.map(({ value }) => value);
  if (addresses.length === 0) return;
  const since = gt(requests.requestDate, createdAt);
  const theirs = inArray(sql`lower(trim(${requests.email}))`, addresses);
  await tx
    .update(requests)
    .set({ customerId: mergedId })
    .where(and(eq(requests.customerId, keptId), since, theirs));
}

/**
 * Moves policies that were recorded after the merge with what they came from: the request, or the term before. The tasks
 * that were made of the other customer's policies since, such as those to renew them, go along.
 */
async function moveLaterPolicies(tx: Database, { keptId, mergedId, createdAt }: Merge): Promise<void> {
  await tx.execute(sql`
    with recursive theirs as (
      select p.id from policies p
      left join requests r on r.id = p.request_id
      left join policies b on b.id = p.previous_id
      where p.customer_id = ${keptId} and p.created_at >= ${createdAt}
        and (r.customer_id = ${mergedId} or b.customer_id = ${mergedId})
      union select p.id from policies p join theirs on theirs.id = p.previous_id where p.customer_id = ${keptId})
    update policies set customer_id = ${mergedId} where id in (select id from theirs)`);
  await tx.execute(sql`
    update tasks set customer_id = ${mergedId} where customer_id = ${keptId} and created_at >= ${createdAt}
      and policy_id in (select id from policies where customer_id = ${mergedId})`);
}
