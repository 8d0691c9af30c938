import { and, eq, isNull, sql } from "drizzle-orm";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { requests, sequenceOptOuts, sequenceRuns } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { assertMayDo, lockWork } from "../desk/find-work.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { endRuns } from "./end-runs.ts";
import { readStopToken } from "./stop-token.ts";

/** Unsubscribes the address of a run from all sequences for good: stores the opt-out and ends its runs. Idempotent. */
export async function unsubscribeFromSequences({ db, keys, clock }: Deps, token: string): Promise<void> {
  const runId = readStopToken(keys, token);
  if (runId === undefined) throw new AppError("invalid", { message: "errors:linkExpired" });
  await db.transaction(async (tx) => {
    const { email } = requests;
    const [lead] = await tx
      .select({ email })
      .from(sequenceRuns)
      .innerJoin(requests, eq(requests.id, sequenceRuns.requestId))
      .where(eq(sequenceRuns.id, runId));
    const address = emailKey(lead?.email ?? null);
    if (!address) return;
    await tx.insert(sequenceOptOuts).values({ address, createdAt: clock() }).onConflictDoNothing();
    const open = await tx
      .select({ id: sequenceRuns.id })
      .from(sequenceRuns)
      .innerJoin(requests, eq(requests.id, sequenceRuns.requestId))
      .where(and(isNull(sequenceRuns.endedAt), sql`lower(${email}) = ${address}`));
    await endRuns(tx, [...open.map(({ id }) => id), runId], "optedOut", clock());
  });
}

/** Stops one run of a sequence manually; allowed for whoever may answer the request. */
export async function stopRun(deps: Deps, runId: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const [run] = await tx.select().from(sequenceRuns).where(eq(sequenceRuns.id, runId));
    if (!run) throw new AppError("notFound");
    const row = await lockWork(tx, eq(requests.id, run.requestId));
    assertMayDo(caller.actor, row, "answer");
    await endRuns(tx, [runId], "hand", deps.clock());
    return { event: { action: "sequence.stop", subject: { type: "quote", id: row.reference } } };
  });
}
