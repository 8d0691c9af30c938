import { and, eq, isNull } from "drizzle-orm";
import type { ShareEnd } from "../../../domain/work/share-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { shareSeats, shares, shareSignals } from "../../platform/db/schema/index.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { Deps } from "../../platform/deps.ts";
import { announceShare } from "../../platform/events/announce.ts";
import { SHARE_JOB } from "./share-job.ts";

type Needs = Pick<Deps, "db" | "clock" | "jobs" | "recordEvent">;

/** Time after the end in which the agent's page can still save its notes; then they become a note of the request. */
export const LAST_NOTES_MS = 30_000;

/** Ends a share for good, unless it has ended before. */
export function endShare(
  deps: Needs,
  shareId: number,
  reason: ShareEnd,
  maker: { actor?: { id: number; username: string }; ip?: string } = {},
): Promise<void> {
  return makeChange(deps, maker, async (tx) => ({ event: await endShareIn(deps, tx, shareId, reason) }));
}

/**
 * Ends a share in the caller's transaction. Returns the audit event; null when there is none, because it had ended
 * before or never begun. Its streams are told after the commit, and its signals are gone.
 */
export async function endShareIn(
  { clock, jobs }: Pick<Deps, "clock" | "jobs">,
  tx: Database,
  shareId: number,
  reason: ShareEnd,
): Promise<AuditEvent | null> {
  const now = clock();
  const [share] = await tx
    .update(shares)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(shares.id, shareId), isNull(shares.endedAt)))
    .returning();
  if (!share) return null;
  await tx.delete(shareSignals).where(eq(shareSignals.shareId, shareId));
  await tx.delete(shareSeats).where(eq(shareSeats.shareId, shareId));
  await jobs.send(tx, SHARE_JOB, { shareId }, { startAfter: new Date(now.getTime() + LAST_NOTES_MS) });
  announceShare(tx, shareId);
  if (!share.beganAt) return null;
  const seconds = Math.round((now.getTime() - share.beganAt.getTime()) / 1_000);
  return { action: "share.end", subject: { type: "share", id: share.id }, details: { reason, seconds } };
}
