import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Booking } from "../../../domain/api/work/bookings.ts";
import type { User } from "../../../domain/people/users.ts";
import { SLOT_MS } from "../../../domain/work/booking-slots.ts";
import { standInFor, type StaffOfDay } from "../../../domain/work/desk/stand-ins.ts";
import { bookings, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { readStaff } from "../history/stand-ins.ts";
import { readBookings } from "./desk-bookings.ts";

/**
 * Lists the booked times of today that a user has to keep and that are not over: their own, those of a colleague whom
 * they stand in for, and those of colleagues who are away or have left and for whom nobody stands in.
 */
export async function listDueBookings(
  deps: Pick<Deps, "db" | "clock" | "settings">,
  reader: User,
  endOfDay: Date,
): Promise<Booking[]> {
  const now = deps.clock();
  const isToday = and(gt(bookings.startsAt, new Date(now.getTime() - SLOT_MS)), lt(bookings.startsAt, endOfDay));
  const rows = await deps.db
    .select({ id: bookings.id, userId: bookings.userId, ownerId: requests.ownerId })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.requestId))
    .where(and(isNull(bookings.canceledAt), isToday));
  if (rows.length === 0) return [];
  const staff = await readStaff(deps, deps.db);
  const due = new Set(rows.filter((row) => isFor(staff, row, reader.id)).map(({ id }) => id));
  return due.size === 0 ? [] : (await readBookings(deps, isToday, reader)).filter(({ id }) => due.has(id));
}

type Kept = { userId: number; ownerId: number | null };

/** Returns true for the one who keeps the time: the agent, the stand-in, the request's owner, or else anybody. */
function isFor(staff: StaffOfDay, { userId, ownerId }: Kept, readerId: number): boolean {
  const keeper = standInFor(staff, userId) ?? (ownerId === null ? null : standInFor(staff, ownerId));
  return keeper === null || keeper === readerId;
}
