import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests, sequenceRuns } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import {
  addressesOfCustomers,
  addressesOfRequest,
  optOut,
  readOptOutToken,
  type OptOutSubject,
} from "../consents/mail-opt-outs.ts";
import { familyIds, keptIdOf } from "../customers/family.ts";
import { assertMayDo, lockWork } from "../desk/find-work.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { endRuns } from "./end-runs.ts";
import { readStopToken } from "./stop-token.ts";

/**
 * Unsubscribes an address from sequences, questions and marketing for good, by the link of any such mail: stores the
 * opt-out and ends its runs. Idempotent.
 */
export async function unsubscribeFromSequences({ db, keys, clock }: Deps, token: string): Promise<void> {
  const runId = readStopToken(keys, token);
  const named = readOptOutToken(keys, token);
  if (runId === undefined && !named) throw new AppError("invalid", { message: "errors:linkExpired" });
  await db.transaction(async (tx) => {
    const subject = named ?? (await subjectOfRun(tx, runId ?? 0));
    const addresses = subject ? await addressesOf(tx, subject) : [];
    if (addresses.length > 0) await stopMails(tx, addresses, clock());
  });
}

async function subjectOfRun(tx: Database, runId: number): Promise<OptOutSubject | undefined> {
  const { requestId } = sequenceRuns;
  const [run] = await tx.select({ requestId }).from(sequenceRuns).where(eq(sequenceRuns.id, runId));
  return run;
}

/**
 * Returns the addresses of a recipient. A customer may have been merged before the mail or after it, and the mail may
 * have gone to any address of the family: each of them is meant.
 */
async function addressesOf(tx: Database, subject: OptOutSubject): Promise<string[]> {
  if ("requestId" in subject) return addressesOfRequest(tx, subject.requestId);
  const keptId = await keptIdOf(tx, subject.customerId);
  return keptId === undefined ? [] : addressesOfCustomers(tx, await familyIds(tx, keptId));
}

/** Opts addresses out of automatic and marketing mail, and ends the sequences that write to them. */
export async function stopMails(tx: Database, addresses: string[], now: Date): Promise<void> {
  await optOut(tx, addresses, now);
  const open = await tx
    .select({ id: sequenceRuns.id })
    .from(sequenceRuns)
    .innerJoin(requests, eq(requests.id, sequenceRuns.requestId))
    .where(and(isNull(sequenceRuns.endedAt), inArray(sql`lower(${requests.email})`, addresses)));
  await endRuns(
    tx,
    open.map(({ id }) => id),
    "optedOut",
    now,
  );
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
