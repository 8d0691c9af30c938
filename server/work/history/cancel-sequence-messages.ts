import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { SEQUENCE_OVER } from "../../../domain/work/message-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages } from "../../platform/db/schema/index.ts";

/** Cancels messages of sequences that are still queued; what has begun to leave leaves. */
export async function cancelSequenceMessages(tx: Database, which: SQL): Promise<void> {
  const { sequenceRunId, status, leavingAt } = messages;
  await tx
    .update(messages)
    .set({ status: "cancelled", error: SEQUENCE_OVER })
    .where(and(which, isNotNull(sequenceRunId), eq(status, "queued"), isNull(leavingAt)));
}
