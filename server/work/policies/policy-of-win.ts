import { and, eq, type SQL } from "drizzle-orm";
import type { PolicyOfWin, PresentedPolicy } from "../../../domain/api/work/policies.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { INSURANCE_TYPES } from "../../../domain/work/lead-options.ts";
import type { NoPolicyInput, PolicyInput } from "../../../domain/work/policies.ts";
import { nearestTerm } from "../../../domain/work/policy-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { premiums, requests, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { findPolicyOf } from "../customers/read-policies.ts";
import { matchCleared } from "../desk/match-cleared.ts";
import { fullNameOf, writeDeskEvent } from "../history/desk-events.ts";
import { todayAt } from "../tasks/read-tasks.ts";
import { insertPolicy } from "./change-policies.ts";
import { notePolicy } from "./note-policy.ts";

/** Reads which policy came of a won request, and what the form for it begins with. */
export async function findPolicyOfWin(deps: Pick<Deps, "db" | "clock" | "settings">, which: SQL): Promise<PolicyOfWin> {
  const { db } = deps;
  const [row] = await db
    .select({
      request: requests,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      premium: premiums,
    })
    .from(requests)
    .leftJoin(users, eq(users.id, requests.ownerId))
    .leftJoin(premiums, and(eq(premiums.requestId, requests.id), eq(premiums.isChosen, true)))
    .where(which);
  if (!row) throw new AppError("notFound");
  const { request, owner, premium } = row;
  return {
    outcome: request.policyOutcome,
    note: request.policyNote,
    policy: await findPolicyOf(db, request.id),
    proposal: {
      carrier: premium?.carrier ?? "",
      line: INSURANCE_TYPES.find((type) => type === request.type) ?? "auto",
      premiumCents: premium?.cents ?? null,
      termMonths: nearestTerm(premium?.months ?? 12),
      effectiveOn: todayAt(deps),
      owner: owner && { id: owner.id, name: fullNameOf(owner) },
    },
  };
}

/** Records the policy that came of a won request. A win has one; further ones are added at the customer. */
export function recordPolicy(deps: Deps, which: SQL, input: PolicyInput, caller: Caller): Promise<PresentedPolicy> {
  return makeChange<PresentedPolicy>(deps, caller, async (tx) => {
    const { id: requestId } = await lockWin(tx, which);
    const customerId = await customerOf(deps, tx, requestId);
    const policy = await insertPolicy(deps, tx, input, { customerId, requestId });
    await tx.update(requests).set({ policyOutcome: "recorded", policyNote: null }).where(eq(requests.id, requestId));
    await notePolicy(deps, tx, policy, "recorded", caller.actor);
    const result = await findPolicyOf(tx, requestId);
    if (!result) throw new Error("a policy was not stored");
    return { result, event: { action: "policy.create", subject: { type: "policy", id: policy.id } } };
  });
}

/** Notes why there is no policy of a won request, so that it is no longer listed. */
export async function sayNoPolicy(deps: Deps, which: SQL, input: NoPolicyInput, caller: Caller): Promise<void> {
  const { reason, text = null } = input;
  await makeChange(deps, caller, async (tx) => {
    const win = await lockWin(tx, which);
    if (win.policyOutcome === "recorded") throw new AppError("conflict");
    await tx.update(requests).set({ policyOutcome: reason, policyNote: text }).where(eq(requests.id, win.id));
    await noteOfWin(deps, tx, win, { deed: "none", reason, ...(text && { text }) }, caller);
    return { event: { action: "policy.none", subject: { type: "quote", id: win.reference }, details: { reason } } };
  });
}

/** Takes back why there is no policy: the win is listed again. Idempotent. */
export async function takeBackNoPolicy(deps: Deps, which: SQL, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const win = await lockWin(tx, which);
    if (win.policyOutcome === "recorded" || win.policyOutcome === null) return { event: null };
    await tx.update(requests).set({ policyOutcome: null, policyNote: null }).where(eq(requests.id, win.id));
    await noteOfWin(deps, tx, win, { deed: "asked" }, caller);
    return { event: { action: "policy.ask", subject: { type: "quote", id: win.reference } } };
  });
}

type Win = Pick<typeof requests.$inferSelect, "id" | "reference" | "customerId" | "policyOutcome">;

async function noteOfWin(deps: Deps, tx: Database, win: Win, data: Record<string, unknown>, { actor }: Caller) {
  const { id: requestId, customerId } = win;
  await writeDeskEvent(tx, { type: "policy", requestId, customerId, actor, data, at: deps.clock() });
}

/** Locks a won request. Any other one is a conflict: a colleague has moved it meanwhile. */
async function lockWin(tx: Database, which: SQL): Promise<Win> {
  const { id, reference, customerId, policyOutcome, stage } = requests;
  const [row] = await tx
    .select({ id, reference, customerId, policyOutcome, stage })
    .from(requests)
    .where(which)
    .for("update");
  if (!row) throw new AppError("notFound");
  if (row.stage !== "won") throw new AppError("conflict", { message: "errors:notWon" });
  return row;
}

/** Returns the customer of a request. One that has none yet is matched to its customer now. */
async function customerOf(deps: Deps, tx: Database, requestId: number): Promise<number> {
  await matchCleared(deps, tx, requestId);
  const [row] = await tx.select({ customerId: requests.customerId }).from(requests).where(eq(requests.id, requestId));
  if (!row?.customerId) throw new AppError("conflict", { message: "errors:nobodyNamed" });
  return row.customerId;
}
