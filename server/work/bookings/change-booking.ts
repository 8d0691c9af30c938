import { eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { reminderTime } from "../../../domain/work/booking-slots.ts";
import type { Database } from "../../platform/db/client.ts";
import { isUniqueViolation } from "../../platform/db/fault.ts";
import { bookings, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { assertNotSuspect } from "../history/assert-not-suspect.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { tellCustomer } from "./booking-mails.ts";
import { findUpcoming, lockRequest, type BookingRow } from "./booking-rows.ts";
import { findSlots } from "./find-slots.ts";
import { auditOf, noteDeed, slotTaken, type Booker } from "./make-booking.ts";

/** Another time for a booking, and another agent where the desk chose one. */
type Move = { at: Date; userId?: number | undefined };

/**
 * Moves the time ahead of a request to another one, with the same agent unless another is chosen or the agent has left.
 * Returns the booking and its audit event; "notFound" without a time ahead.
 */
export async function moveIn(deps: Deps, tx: Database, requestId: number, move: Move, by: Booker) {
  const request = await lockRequest(tx, requestId);
  assertNotSuspect(request);
  const before = await requireUpcoming(deps, tx, requestId);
  const { location, language } = before;
  const ask = { location, language, ownerId: request.ownerId, agentId: move.userId ?? before.userId };
  const found = await findSlots(deps, tx, ask);
  const slot = found.slots.find(({ at }) => at.getTime() === move.at.getTime());
  const booking = await storeMoved(deps, tx, before, move.at, slot?.agentIds ?? []);
  if (!booking) throw slotTaken();
  const agent = { id: booking.userId, name: found.names.get(booking.userId) ?? "" };
  const former = before.userId === booking.userId ? {} : { formerId: before.userId };
  await noteDeed(deps, tx, { request, booking, agent, deed: "moved", by, ...former });
  await tellCustomer(deps, tx, { request, booking, deed: "moved", isOurDoing: by !== null });
  return { booking, event: auditOf(request, "moved") };
}

/** Cancels the time ahead of a request. Returns its audit event; "notFound" without a time ahead. */
export async function cancelIn(deps: Deps, tx: Database, requestId: number, by: Booker) {
  const request = await lockRequest(tx, requestId);
  const before = await requireUpcoming(deps, tx, requestId);
  const [booking] = await tx
    .update(bookings)
    .set({ canceledAt: deps.clock(), remindAt: null, version: before.version + 1 })
    .where(eq(bookings.id, before.id))
    .returning();
  if (!booking) throw new AppError("notFound");
  const [user] = await tx.select().from(users).where(eq(users.id, booking.userId));
  const agent = { id: booking.userId, name: user ? fullNameOf(user) : "" };
  await noteDeed(deps, tx, { request, booking, agent, deed: "canceled", by });
  await tellCustomer(deps, tx, { request, booking, deed: "canceled", isOurDoing: by !== null });
  return { event: auditOf(request, "canceled") };
}

async function requireUpcoming(deps: Deps, tx: Database, requestId: number): Promise<BookingRow> {
  const found = await findUpcoming(tx, requestId, deps.clock());
  if (!found) throw new AppError("notFound");
  return found;
}

/** Stores the new time with the first of the agents who still has the slot; undefined when none has. */
async function storeMoved(deps: Deps, tx: Database, before: BookingRow, startsAt: Date, userIds: number[]) {
  const remindAt = reminderTime(startsAt, deps.clock());
  for (const userId of userIds) {
    const stored = await storeUnlessTaken(tx, before, { userId, startsAt, remindAt });
    if (stored) return stored;
  }
  return undefined;
}

/** Changes the agent or the time of a booking; undefined when the agent has that slot already. */
export async function storeUnlessTaken(
  tx: Database,
  { id, version }: BookingRow,
  changes: Partial<Pick<BookingRow, "userId" | "startsAt" | "remindAt">>,
): Promise<BookingRow | undefined> {
  try {
    // A nested transaction (savepoint): a slot that was taken meanwhile rolls back this attempt only.
    return await tx.transaction(async (inner) => {
      const changed = { ...changes, version: version + 1 };
      const [row] = await inner.update(bookings).set(changed).where(eq(bookings.id, id)).returning();
      return row;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return undefined;
  }
}
