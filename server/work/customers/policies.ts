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
/** What of a policy leaves the server. */
export const policyColumns = { id, customerId, carrier, number, line, effectiveOn, renewsOn, premiumCents };

/** The policies of a customer, the next to renew first. */
export async function listPolicies(tx: Database, ofCustomer: number) {
  return tx.select(policyColumns).from(policies).where(eq(customerId, ofCustomer)).orderBy(asc(renewsOn), asc(id));
}

function rowOf({ premium, ...input }: PolicyInput) {
  return { ...input, premiumCents: premium === undefined ? null : centsOf(premium) };
}

/** Enters a policy of a customer, or of the one whom the customer was merged into. */
export async function addPolicy(deps: Deps, askedId: number, input: PolicyInput, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    const owner = await findKept(tx, askedId);
    const values = { ...rowOf(input), customerId: owner.id, createdAt: deps.clock() };
    const [result] = await tx.insert(policies).values(values).returning(policyColumns);
    if (!result) throw new Error("policy was not stored");
    return { result, event: { action: "policy.create", subject: { type: "policy", id: result.id } } };
  });
}

type Which = { customerId: number; policyId: number };

/** Changes a policy. */
export async function changePolicy(deps: Deps, which: Which, input: PolicyInput, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    await refuseOthers(tx, which);
    const [result] = await tx.update(policies).set(rowOf(input)).where(eq(id, which.policyId)).returning(policyColumns);
    if (!result) throw new AppError("notFound");
    return { result, event: { action: "policy.update", subject: { type: "policy", id: result.id } } };
  });
}

/** Removes a policy. */
export async function deletePolicy(deps: Deps, which: Which, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    await refuseOthers(tx, which);
    await tx.delete(policies).where(eq(id, which.policyId));
    return { event: { action: "policy.delete", subject: { type: "policy", id: which.policyId } } };
  });
}

async function refuseOthers(tx: Database, which: Which): Promise<void> {
  const owner = await findKept(tx, which.customerId);
  const found = await tx
    .select({ id })
    .from(policies)
    .where(and(eq(id, which.policyId), eq(customerId, owner.id)))
    .for("update");
  if (found.length === 0) throw new AppError("notFound");
}
