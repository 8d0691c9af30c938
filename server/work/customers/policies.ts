import { and, asc, eq } from "drizzle-orm";
import { centsOf, type PolicyInput } from "../../../domain/work/customers.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { policies } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { findKept } from "./family.ts";

const { id, customerId, carrier, number, line, effectiveOn, renewsOn, premiumCents } = policies;
/** The columns of a policy in the API. */
export const policyColumns = { id, customerId, carrier, number, line, effectiveOn, renewsOn, premiumCents };

/** Lists the policies of a customer, the next to renew first. */
export async function listPolicies(tx: Database, ofCustomer: number) {
  return tx.select(policyColumns).from(policies).where(eq(customerId, ofCustomer)).orderBy(asc(renewsOn), asc(id));
}

function rowOf({ premium, ...input }: PolicyInput) {
  return { ...input, premiumCents: premium === undefined ? null : centsOf(premium) };
}

/** Adds a policy to a customer, or to the one that the customer was merged into. */
export async function addPolicy(deps: Deps, askedId: number, input: PolicyInput, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    const owner = await findKept(tx, askedId);
    const values = { ...rowOf(input), customerId: owner.id, createdAt: deps.clock() };
    const [result] = await tx.insert(policies).values(values).returning(policyColumns);
    if (!result) throw new Error("policy was not stored");
    return { result, event: { action: "policy.create", subject: { type: "policy", id: result.id } } };
  });
}

type PolicyKey = { customerId: number; policyId: number };

/** Changes a policy. */
export async function changePolicy(deps: Deps, which: PolicyKey, input: PolicyInput, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    await lockPolicyOf(tx, which);
    const [result] = await tx.update(policies).set(rowOf(input)).where(eq(id, which.policyId)).returning(policyColumns);
    if (!result) throw new AppError("notFound");
    return { result, event: { action: "policy.update", subject: { type: "policy", id: result.id } } };
  });
}

/** Removes a policy. */
export async function deletePolicy(deps: Deps, which: PolicyKey, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    await lockPolicyOf(tx, which);
    await tx.delete(policies).where(eq(id, which.policyId));
    return { event: { action: "policy.delete", subject: { type: "policy", id: which.policyId } } };
  });
}

/** Locks the row of a policy. Throws "notFound" when it does not belong to the customer. */
async function lockPolicyOf(tx: Database, which: PolicyKey): Promise<void> {
  const owner = await findKept(tx, which.customerId);
  const found = await tx
    .select({ id })
    .from(policies)
    .where(and(eq(id, which.policyId), eq(customerId, owner.id)))
    .for("update");
  if (found.length === 0) throw new AppError("notFound");
}
