import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, mentions, messageReads, notices, requests } from "../../platform/db/schema/index.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";

/**
 * Marks the messages of a request as read by a user up to a moment (upsert, never moves back), and the mentions of the
 * user up to then as seen. A proposed change stays unseen until somebody has decided about it.
 */
export async function markRead(
  db: Database,
  userId: number,
  { kind, id, upTo }: { kind: LeadKind; id: number; upTo: Date },
  now: Date,
): Promise<void> {
  const readUpTo = upTo < now ? upTo : now;
  await db.transaction(async (tx) => {
    const named = and(eq(requests.kind, kind), eq(requests.number, id));
    const [request] = await tx.select({ id: requests.id }).from(requests).where(named).for("key share");
    if (!request) throw new AppError("notFound");
    await tx
      .insert(messageReads)
      .values({ userId, requestId: request.id, readUpTo })
      .onConflictDoUpdate({
        target: [messageReads.userId, messageReads.requestId],
        set: { readUpTo: sql`greatest(${messageReads.readUpTo}, excluded.read_up_to)` },
      });
    await readNoticesOf(tx, userId, request.id, { readUpTo, now });
    const isUndecided = sql`${deskEvents.type} = 'proposed' and exists (
      select from detail_proposals p where p.request_id = ${request.id})`;
    const ofRequest = and(
      eq(deskEvents.requestId, request.id),
      lte(deskEvents.at, readUpTo),
      sql`not (${isUndecided})`,
    );
    await tx
      .update(mentions)
      .set({ readAt: now })
      .where(
        and(
          eq(mentions.userId, userId),
          isNull(mentions.readAt),
          inArray(mentions.eventId, tx.select({ id: deskEvents.id }).from(deskEvents).where(ofRequest)),
        ),
      );
  });
}

/** Marks the user's notices about a request as read: whoever has it open needs no push and no mail about it. */
async function readNoticesOf(
  tx: Database,
  userId: number,
  requestId: number,
  { readUpTo, now }: { readUpTo: Date; now: Date },
): Promise<void> {
  const isOpened = and(eq(notices.userId, userId), eq(notices.requestId, requestId), isNull(notices.taskId));
  const read = await tx
    .update(notices)
    .set({ readAt: now, isMailDue: false, isPushDue: false })
    .where(and(isOpened, isNull(notices.readAt), lte(notices.at, readUpTo)))
    .returning({ id: notices.id });
  const [one] = read;
  if (one) await writeNotice(tx, { type: "noticed", about: { kind: "notice", id: one.id }, to: [userId], at: now });
}
