import { and, eq, inArray, isNull } from "drizzle-orm";
import { SEQUENCE_OVER } from "../../../domain/work/message-options.ts";
import type { RunEnd } from "../../../domain/work/sequence-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages, sequenceRuns } from "../../platform/db/schema/index.ts";

/** Ends runs of sequences, and cancels their messages that are still queued, unless the end is "done". */
export async function endRuns(tx: Database, ids: number[], end: RunEnd, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(sequenceRuns)
    .set({ endedAt: at, end })
    .where(and(inArray(sequenceRuns.id, ids), isNull(sequenceRuns.endedAt)));
  if (end === "done") return;
  await tx
    .update(messages)
    .set({ status: "cancelled", error: SEQUENCE_OVER })
    .where(and(inArray(messages.sequenceRunId, ids), eq(messages.status, "queued"), isNull(messages.leavingAt)));
}
