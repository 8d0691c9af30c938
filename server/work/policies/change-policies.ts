import { and, eq } from "drizzle-orm";
import type { PresentedPolicy } from "../../../domain/api/work/policies.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { centsOf, expiryOf, type PolicyChange, type PolicyInput } from "../../../domain/work/policies.ts";
import type { PolicyStatus } from "../../../domain/work/policy-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { policies, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { findKept } from "../customers/family.ts";
import { findPolicy, versionOfPolicy } from "../customers/read-policies.ts";
import { findColleague } from "../desk/colleagues.ts";
import { todayAt } from "../tasks/read-tasks.ts";
import { notePolicy, type StoredPolicy } from "./note-policy.ts";
import { endRenewalTask, moveRenewalTask, reopenRenewalTask } from "./renewal-task.ts";

/** Adds a policy to a customer, or to the one that the customer was merged into. */
export function addPolicy(deps: Deps, askedId: number, input: PolicyInput, caller: Caller): Promise<PresentedPolicy> {
  return makeChange<PresentedPolicy>(deps, caller, async (tx) => {
    const { id: customerId } = await findKept(tx, askedId);
    const policy = await insertPolicy(deps, tx, input, { customerId });
    await notePolicy(deps, tx, policy, "recorded", caller.actor);
    return { result: await findPolicy(tx, policy.id), event: auditOf("create", policy.id) };
  });
}

type Origin = Pick<StoredPolicy, "customerId"> & Partial<Pick<StoredPolicy, "requestId" | "previousId">>;

/** Stores a new policy. A second one of the same win, or a second next term, is a conflict. */
export async function insertPolicy(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Database,
  input: PolicyInput,
  origin: Origin,
): Promise<StoredPolicy> {
  const columns = columnsOf(input);
  if (columns.ownerId !== null) await findColleague(tx, columns.ownerId, "ownerId");
  const status = statusAfter("active", columns.renewsOn, todayAt(deps));
  const values = { ...columns, ...origin, status, createdAt: deps.clock() };
  const [policy] = await tx.insert(policies).values(values).onConflictDoNothing().returning();
  if (!policy) throw new AppError("conflict");
  return policy;
}

export type PolicyKey = { customerId: number; policyId: number };

/** Changes a policy, unless somebody changed it since it was read: a conflict. Its open renewal task follows. */
export function changePolicy(deps: Deps, which: PolicyKey, { version, ...input }: PolicyChange, caller: Caller) {
  return makeChange<PresentedPolicy>(deps, caller, async (tx) => {
    const before = await lockPolicy(tx, which);
    if (versionOfPolicy(before) !== version) throw new AppError("conflict");
    const columns = columnsOf(input);
    const { ownerId, renewsOn } = columns;
    if (ownerId !== null && ownerId !== before.ownerId) await findColleague(tx, ownerId, "ownerId");
    const status = statusAfter(before.status, renewsOn, todayAt(deps));
    const after = { ...before, ...columns, status };
    await tx
      .update(policies)
      .set({ ...columns, status })
      .where(eq(policies.id, before.id));
    await moveRenewalTask(deps, tx, { before, after }, caller.actor);
    await notePolicy(deps, tx, after, "changed", caller.actor);
    return { result: await findPolicy(tx, before.id), event: auditOf("update", before.id) };
  });
}

/** Notes that a policy was cancelled, which ends its renewal task, or that it was not after all. Idempotent. */
export function setCancelled(deps: Deps, which: PolicyKey, isCancelled: boolean, caller: Caller) {
  return makeChange<PresentedPolicy>(deps, caller, async (tx) => {
    const policy = await lockPolicy(tx, which);
    if (policy.status === "renewed") throw new AppError("conflict");
    const isSame = (policy.status === "cancelled") === isCancelled;
    if (isSame) return { result: await findPolicy(tx, policy.id), event: null };
    const status = isCancelled ? "cancelled" : statusAfter("active", policy.renewsOn, todayAt(deps));
    await tx.update(policies).set({ status }).where(eq(policies.id, policy.id));
    if (isCancelled) await endRenewalTask(deps, tx, policy, caller.actor);
    else await reopenRenewalTask(deps, tx, policy, caller.actor);
    await notePolicy(deps, tx, policy, isCancelled ? "cancelled" : "restored", caller.actor);
    const event = auditOf(isCancelled ? "cancel" : "restore", policy.id);
    return { result: await findPolicy(tx, policy.id), event };
  });
}

/** Makes the next term of a policy, and ends the task to renew it. */
export function renewPolicy(deps: Deps, which: PolicyKey, input: PolicyInput, caller: Caller) {
  return makeChange<PresentedPolicy>(deps, caller, async (tx) => {
    const before = await lockPolicy(tx, which);
    if (before.status !== "active" && before.status !== "expired") throw new AppError("conflict");
    const next = await insertPolicy(deps, tx, input, { customerId: before.customerId, previousId: before.id });
    await tx.update(policies).set({ status: "renewed" }).where(eq(policies.id, before.id));
    await endRenewalTask(deps, tx, before, caller.actor);
    await notePolicy(deps, tx, next, "renewed", caller.actor);
    return { result: await findPolicy(tx, next.id), event: auditOf("renew", next.id) };
  });
}

/** Removes a policy. A win that it came from is without one again. */
export async function deletePolicy(deps: Deps, which: PolicyKey, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const policy = await lockPolicy(tx, which);
    await tx.delete(policies).where(eq(policies.id, policy.id));
    if (policy.requestId)
      await tx.update(requests).set({ policyOutcome: null }).where(eq(requests.id, policy.requestId));
    if (policy.previousId) await reviveTerm(deps, tx, policy.previousId, caller);
    await notePolicy(deps, tx, policy, "deleted", caller.actor);
    return { event: auditOf("delete", policy.id) };
  });
}

/** Puts the term before a deleted one back to what its expiry says. */
async function reviveTerm(deps: Deps, tx: Database, id: number, { actor }: Caller): Promise<void> {
  const [term] = await tx.select().from(policies).where(eq(policies.id, id)).for("update");
  if (term?.status !== "renewed") return;
  const status = statusAfter("active", term.renewsOn, todayAt(deps));
  await tx.update(policies).set({ status }).where(eq(policies.id, id));
  await reopenRenewalTask(deps, tx, term, actor);
}

/** Returns the status of a policy with this expiry. One that was cancelled or renewed stays so. */
function statusAfter(status: PolicyStatus, renewsOn: string, today: string): PolicyStatus {
  if (status === "cancelled" || status === "renewed") return status;
  return renewsOn < today ? "expired" : "active";
}

function columnsOf({ premium, ownerId, ...input }: PolicyInput) {
  const premiumCents = premium === undefined ? null : centsOf(premium);
  return { ...input, renewsOn: expiryOf(input), ownerId: ownerId ?? null, premiumCents };
}

const auditOf = (deed: "create" | "update" | "delete" | "renew" | "cancel" | "restore", id: number) =>
  ({ action: `policy.${deed}`, subject: { type: "policy", id } }) as const;

/** Loads a policy with a row lock. Throws "notFound" when it does not belong to the customer. */
async function lockPolicy(tx: Database, which: PolicyKey): Promise<StoredPolicy> {
  const customer = await findKept(tx, which.customerId);
  const isTheirs = and(eq(policies.id, which.policyId), eq(policies.customerId, customer.id));
  const [policy] = await tx.select().from(policies).where(isTheirs).for("update");
  if (!policy) throw new AppError("notFound");
  return policy;
}
