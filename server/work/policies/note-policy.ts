import type { User } from "../../../domain/people/users.ts";
import type { PolicyDeed } from "../../../domain/work/policy-options.ts";
import type { Database } from "../../platform/db/client.ts";
import type { policies } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";

export type StoredPolicy = typeof policies.$inferSelect;

/** Writes what was done to a policy into the history of its request and the timeline of its customer. */
export async function notePolicy(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  policy: Pick<StoredPolicy, "customerId" | "requestId" | "carrier">,
  deed: PolicyDeed,
  actor: User | null,
): Promise<void> {
  const { customerId, requestId, carrier } = policy;
  await writeDeskEvent(tx, { type: "policy", requestId, customerId, actor, data: { deed, carrier }, at: clock() });
}
