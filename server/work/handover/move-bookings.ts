import { asc, eq, inArray } from "drizzle-orm";
import type { PresentedHandover } from "../../../domain/api/work/handover.ts";
import { bookings, deskEvents, handedItems, requests } from "../../platform/db/schema/index.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { storeUnlessTaken } from "../bookings/change-booking.ts";
import type { BookingRow } from "../bookings/booking-rows.ts";
import { freeAt } from "../bookings/find-slots.ts";
import { isBookedAhead } from "./owned-work.ts";
import type { Run } from "./run.ts";

/**
 * Gives the booked times ahead to the taker, at the same time, where the taker is free. The others stay with the closed
 * account and are listed. The customers keep their time; their page and the reminder name the taker.
 */
export async function moveBookings(run: Run): Promise<number> {
  const { tx, deps, handoverId, from, takers } = run;
  const to = takers.bookings;
  if (!to) return 0;
  const ahead = await lockAhead(tx, from.id, deps.clock());
  for (const booking of await freeAt(deps, tx, to.id, ahead)) {
    const moved = await storeUnlessTaken(tx, booking, { userId: to.id });
    if (!moved) continue;
    await noteHanded(run, moved, { owner: to, from: from.name, formerId: from.id });
    await tx.insert(handedItems).values({ handoverId, bookingId: moved.id, version: moved.version });
  }
  announceDeskChange(tx);
  return 0;
}

/** Loads the booked times ahead of a user. Their requests are locked first, as every change of a booking does. */
async function lockAhead(tx: Database, userId: number, now: Date): Promise<BookingRow[]> {
  const isAhead = isBookedAhead(userId, now);
  const ids = tx.select({ id: bookings.requestId }).from(bookings).where(isAhead);
  await tx
    .select({ id: requests.id })
    .from(requests)
    .where(inArray(requests.id, ids))
    .orderBy(asc(requests.id))
    .for("update");
  return tx.select().from(bookings).where(isAhead).orderBy(asc(bookings.startsAt));
}

/** Writes the event of a time that another agent keeps into the history of its request. */
async function noteHanded({ tx, deps, actorId }: Run, booking: BookingRow, handed: Record<string, unknown>) {
  const { requestId, way, startsAt, location } = booking;
  const [request] = await tx
    .select({ customerId: requests.customerId })
    .from(requests)
    .where(eq(requests.id, requestId));
  const data = { deed: "moved", way, startsAt: startsAt.toISOString(), location, ...handed };
  const about = { requestId, customerId: request?.customerId ?? null, actorId };
  await tx.insert(deskEvents).values({ type: "booking", ...about, data, at: deps.clock() });
}

type Item = typeof handedItems.$inferSelect;

/** Gives back the booked times that nobody has moved or canceled since, and that are still ahead. */
export async function giveBookings(run: Run, items: Item[]): Promise<void> {
  const { tx, deps, from, takers } = run;
  const handed = new Map(items.flatMap(({ bookingId, version }) => (bookingId === null ? [] : [[bookingId, version]])));
  if (handed.size === 0 || !takers.bookings) return;
  const ahead = await lockAhead(tx, takers.bookings.id, deps.clock());
  for (const booking of ahead.filter(({ id, version }) => handed.get(id) === version)) {
    const given = await storeUnlessTaken(tx, booking, { userId: from.id });
    if (given) await noteHanded(run, given, { owner: from, isReturned: true, formerId: takers.bookings.id });
  }
}

/**
 * Lists the booked times ahead that stay with a user: those at which the taker is not free. For a closed account, whose
 * own id is the taker, all that it still has; nobody is asked without a taker.
 */
export async function bookingsLeft(
  deps: Deps,
  userId: number,
  taker: number | null,
): Promise<PresentedHandover["left"]> {
  if (taker === null) return [];
  const { db, clock } = deps;
  const rows = await db
    .select({ booking: bookings, reference: requests.reference })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.requestId))
    .where(isBookedAhead(userId, clock()))
    .orderBy(asc(bookings.startsAt));
  const all = rows.map(({ booking }) => booking);
  const free = new Set((taker === userId ? [] : await freeAt(deps, db, taker, all)).map(({ id }) => id));
  return rows
    .filter(({ booking }) => !free.has(booking.id))
    .map(({ booking: { id, way, startsAt, location }, reference }) => ({
      id,
      reference,
      way,
      startsAt: startsAt.toISOString(),
      location,
    }));
}
