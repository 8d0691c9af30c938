import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { PresentedPolicy } from "../../../domain/api/work/policies.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { policies, requests, users } from "../../platform/db/schema/index.ts";
import { versionOf } from "../../platform/db/version-of.ts";
import { fullNameOf } from "../history/desk-events.ts";

/** The owner of a policy, in a query that joins it. */
export const policyOwner = alias(users, "policy_owner");

/** The columns that `presentPolicy` needs, in a query that joins the owner and the request. */
export const policyColumns = {
  policy: policies,
  owner: { id: policyOwner.id, firstName: policyOwner.firstName, lastName: policyOwner.lastName },
  reference: requests.reference,
};

type PolicyRow = {
  policy: typeof policies.$inferSelect;
  owner: { id: number; firstName: string; lastName: string } | null;
  reference: string | null;
};

/** Maps a policy to its API form. */
export function presentPolicy({ policy, owner, reference }: PolicyRow): PresentedPolicy {
  const { id, customerId, carrier, number, line, status, effectiveOn, termMonths, renewsOn, premiumCents } = policy;
  return {
    id,
    customerId,
    carrier,
    number,
    line,
    status,
    effectiveOn,
    termMonths,
    renewsOn,
    premiumCents,
    owner: owner && { id: owner.id, name: fullNameOf(owner) },
    reference,
    version: versionOfPolicy(policy),
  };
}

/** Returns the version of what the form of a policy stores. A policy that is cancelled or expires keeps it. */
export function versionOfPolicy(policy: PolicyRow["policy"]): string {
  const { carrier, number, line, effectiveOn, termMonths, renewsOn, premiumCents, ownerId } = policy;
  return versionOf([carrier, number, line, effectiveOn, termMonths, renewsOn, premiumCents, ownerId]);
}

function selectPolicies(tx: Database) {
  return tx
    .select(policyColumns)
    .from(policies)
    .leftJoin(policyOwner, eq(policyOwner.id, policies.ownerId))
    .leftJoin(requests, eq(requests.id, policies.requestId));
}

/** Lists the policies of a customer, the next to renew first. */
export async function listPolicies(tx: Database, customerId: number): Promise<PresentedPolicy[]> {
  const rows = await selectPolicies(tx)
    .where(eq(policies.customerId, customerId))
    .orderBy(asc(policies.renewsOn), asc(policies.id));
  return rows.map(presentPolicy);
}

/** Finds one policy. Throws "notFound" when there is none. */
export async function findPolicy(tx: Database, id: number): Promise<PresentedPolicy> {
  const [row] = await selectPolicies(tx).where(eq(policies.id, id));
  if (!row) throw new AppError("notFound");
  return presentPolicy(row);
}

/** Finds the policy that came of a request. */
export async function findPolicyOf(tx: Database, requestId: number): Promise<PresentedPolicy | null> {
  const [row] = await selectPolicies(tx).where(eq(policies.requestId, requestId));
  return row ? presentPolicy(row) : null;
}
