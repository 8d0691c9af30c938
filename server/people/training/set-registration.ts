import { and, eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { hasStarted } from "../../../domain/people/training.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { trainingEvents, trainingRegistrations } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";

/** Registers the caller for an event, or cancels the registration. Idempotent: a second call changes nothing. */
export async function setRegistration(deps: Deps, eventId: number, isComing: boolean, caller: Caller): Promise<void> {
  const { clock } = deps;
  const own = { eventId, userId: caller.actor.id };
  await makeChange(deps, caller, async (tx) => {
    const [event] = await tx.select().from(trainingEvents).where(eq(trainingEvents.id, eventId));
    if (!event) throw new AppError("notFound");
    if (hasStarted(event.startsAt, clock())) throw new AppError("conflict", { message: "errors:trainingStarted" });
    const isOwn = and(eq(trainingRegistrations.eventId, eventId), eq(trainingRegistrations.userId, own.userId));
    const changed = isComing
      ? await tx
          .insert(trainingRegistrations)
          .values({ ...own, createdAt: clock() })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(trainingRegistrations).where(isOwn).returning();
    if (changed.length === 0) return { event: null };
    const action = isComing ? "training.register" : "training.cancel";
    return { event: { action, subject: { type: "training-event", id: eventId } } };
  });
}
