import { AppError } from "../../domain/errors.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { lockState, saveState } from "./state.ts";

/** An admin's word that what waits may go; it goes at once. */
export async function confirmRemoval({ db, clock, jobs, recordEvent }: Deps, caller: Caller): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const { waiting, ...state } = await lockState(tx);
    if (!waiting) throw new AppError("conflict");
    await saveState(tx, { ...state, confirmedAt: now.toISOString() });
    const details = { reason: waiting.reason, ...waiting.counts };
    await recordEvent(tx, { action: "retention.confirm", details, ...caller }, now);
    await jobs.send(tx, "remove-expired", {});
  });
}
