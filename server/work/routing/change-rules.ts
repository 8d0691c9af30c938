import { eq, max } from "drizzle-orm";
import type { z } from "zod";
import type { routingOrder, routingRuleChange, RoutingRuleInput } from "../../../domain/work/desk/routing-rules.ts";
import type { RoutingConditions } from "../../../domain/work/desk/routing.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { isPermutation } from "../../../domain/platform/ordering.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { routingRules } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { listColleagues } from "../desk/colleagues.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { assertTagsExist } from "../tags/assert-tags-exist.ts";
import { lockRules, type StoredRule } from "./find-rules.ts";

type RuleChange = z.infer<typeof routingRuleChange>;

/** Creates a routing rule after the others. */
export function createRule(deps: Deps, input: RoutingRuleInput, caller: Caller): Promise<{ id: number }> {
  return makeChange<{ id: number }>(deps, caller, async (tx) => {
    await assertCanOwn(deps, tx, input);
    await assertTagsExist(tx, [...input.tagIds, ...input.conditions.tagIds]);
    const [last] = await tx.select({ position: max(routingRules.position) }).from(routingRules);
    const values = { ...columnsOf(input), position: (last?.position ?? 0) + 1 };
    const [made] = await tx.insert(routingRules).values(values).returning({ id: routingRules.id });
    const id = made?.id ?? 0;
    return { result: { id }, event: auditEventOf("create", { id, name: input.name }) };
  });
}

/**
 * Updates a routing rule, with optimistic locking by its version: a conflict when another admin changed it meanwhile.
 * The round-robin turn continues where it was.
 */
export function changeRule(deps: Deps, id: number, change: RuleChange, caller: Caller): Promise<{ id: number }> {
  const { version, ...input } = change;
  return makeChange<{ id: number }>(deps, caller, async (tx) => {
    const rule = await lockRule(tx, id);
    if (rule.version !== version) throw new AppError("conflict");
    await assertCanOwn(deps, tx, input, [...rule.target.userIds, rule.task?.whom]);
    await assertTagsExist(tx, [...input.tagIds, ...input.conditions.tagIds]);
    await tx
      .update(routingRules)
      .set({ ...columnsOf(input), version: version + 1 })
      .where(eq(routingRules.id, id));
    return { result: { id }, event: auditEventOf("change", { id, name: input.name }) };
  });
}

/** Deletes a routing rule; requests that it assigned keep their owner. */
export function deleteRule(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const rule = await lockRule(tx, id);
    await tx.delete(routingRules).where(eq(routingRules.id, id));
    return { event: auditEventOf("delete", rule) };
  });
}

/** Reorders the rules; a conflict when the list has changed since the admin saw it. */
export function orderRules(deps: Deps, { ids, seen }: z.infer<typeof routingOrder>, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const current = (await lockRules(tx)).map((rule) => rule.id);
    if (current.join() !== seen.join() || !isPermutation(current, ids)) throw new AppError("conflict");
    for (const [index, id] of ids.entries()) {
      await tx
        .update(routingRules)
        .set({ position: index + 1 })
        .where(eq(routingRules.id, id));
    }
    return { event: { action: "routing.order", subject: { type: "routing-rule", id: "all" } } };
  });
}

async function lockRule(tx: Database, id: number): Promise<StoredRule> {
  const rule = (await lockRules(tx)).find((one) => one.id === id);
  if (!rule) throw new AppError("notFound");
  return rule;
}

/** Rejects users who cannot own a request; `former` users of the rule may stay until they are removed from it. */
async function assertCanOwn(deps: Deps, tx: Database, { target, task }: RoutingRuleInput, former: unknown[] = []) {
  const able = (await listColleagues({ ...deps, db: tx })).map(({ id }) => id);
  const isStranger = (id: number) => !able.includes(id) && !former.includes(id);
  if (target.userIds.some(isStranger))
    throw new AppError("invalid", { fields: { "target.userIds": "validation:owner" } });
  if (typeof task?.whom === "number" && isStranger(task.whom))
    throw new AppError("invalid", { fields: { "task.whom": "validation:owner" } });
}

/** Returns the columns of a rule. Empty conditions match everything and are not stored. */
function columnsOf({ name, isActive, conditions, target, tagIds, task }: RoutingRuleInput) {
  const named = Object.entries(conditions).filter(([, wanted]) => wanted !== undefined && wanted.length > 0);
  return { name, isActive, target, tagIds, task, conditions: Object.fromEntries(named) as RoutingConditions };
}

function auditEventOf(deed: "create" | "change" | "delete", { id, name }: Pick<StoredRule, "id" | "name">) {
  return { action: `routing.${deed}`, subject: { type: "routing-rule", id }, details: { rule: name } } as const;
}
