import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, deskEvents, mentions, messageReads, quoteRequests } from "../db/schema/index.ts";

const COLUMN = { quote: "quoteRequestId", contact: "contactRequestId" } as const;

/** Remembers that somebody has read a request's messages up to a moment, and seen the notes of then that name them. */
export async function markRead(
  db: Database,
  userId: number,
  { kind, id, upTo }: { kind: LeadKind; id: number; upTo: Date },
  now: Date,
): Promise<void> {
  const column = COLUMN[kind];
  const table = { quote: quoteRequests, contact: contactRequests }[kind];
  const readUpTo = upTo < now ? upTo : now;
  await db.transaction(async (tx) => {
    const [request] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("key share");
    if (!request) throw new AppError("notFound");
    await tx
      .insert(messageReads)
      .values({ userId, [column]: id, readUpTo })
      .onConflictDoUpdate({
        target: [messageReads.userId, messageReads[column]],
        set: { readUpTo: sql`greatest(${messageReads.readUpTo}, excluded.read_up_to)` },
      });
    const ofRequest = and(eq(deskEvents[column], id), lte(deskEvents.at, readUpTo));
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
