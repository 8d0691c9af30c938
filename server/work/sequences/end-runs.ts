import { and, inArray, isNull } from "drizzle-orm";
import type { RunEnd } from "../../../domain/work/sequence-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages, sequenceRuns } from "../../platform/db/schema/index.ts";
import { cancelSequenceMessages } from "../history/cancel-sequence-messages.ts";

/** Ends runs of sequences, and cancels their messages that are still queued, unless the end is "done". */
export async function endRuns(tx: Database, ids: number[], end: RunEnd, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(sequenceRuns)
    .set({ endedAt: at, end })
    .where(and(inArray(sequenceRuns.id, ids), isNull(sequenceRuns.endedAt)));
  if (end !== "done") await cancelSequenceMessages(tx, inArray(messages.sequenceRunId, ids));
}
