import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, mentions, messageReads, requests } from "../../platform/db/schema/index.ts";

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
