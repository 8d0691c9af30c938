import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { lockState, saveState } from "./state.ts";
import { removeExpiredJob } from "./remove-expired.ts";

/** Records an admin's confirmation of the waiting removal, and queues the removal at once. */
export async function confirmRemoval(deps: Deps, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const { waiting, ...state } = await lockState(tx);
    if (!waiting) throw new AppError("conflict");
    await saveState(tx, { ...state, confirmedAt: deps.clock().toISOString() });
    const details = { reason: waiting.reason, ...waiting.counts };
    await deps.jobs.send(tx, removeExpiredJob, {});
    return { event: { action: "retention.confirm", details } };
  });
}
