import { and, eq } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { hasStarted } from "../../domain/training.ts";
import { trainingEvents, trainingRegistrations } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";

/** Registers the caller for an event, or takes the registration back; asking twice changes nothing. */
export async function setRegistration(deps: Deps, eventId: number, isComing: boolean, caller: Caller): Promise<void> {
  const { db, clock, recordEvent } = deps;
  const { actor, ip } = caller;
  const own = { eventId, userId: actor.id };
  await db.transaction(async (tx) => {
    const [event] = await tx.select().from(trainingEvents).where(eq(trainingEvents.id, eventId));
    if (!event) throw new AppError("notFound");
    if (hasStarted(event.startsAt, clock())) throw new AppError("conflict", { message: "errors:trainingStarted" });
    const isOwn = and(eq(trainingRegistrations.eventId, eventId), eq(trainingRegistrations.userId, actor.id));
    const changed = isComing
      ? await tx
          .insert(trainingRegistrations)
          .values({ ...own, createdAt: clock() })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(trainingRegistrations).where(isOwn).returning();
    if (changed.length === 0) return;
    const action = isComing ? "training.register" : "training.cancel";
    await recordEvent(tx, { action, actor, subject: { type: "training-event", id: eventId }, ip }, clock());
  });
}
