import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, notExists, or } from "drizzle-orm";
import type { Booking } from "../../../domain/api/work/bookings.ts";
import type { User } from "../../../domain/people/users.ts";
import { SLOT_MS } from "../../../domain/work/booking-slots.ts";
import { BOOKING_OUTCOMES } from "../../../domain/work/desk/events.ts";
import { standInFor, type StaffOfDay } from "../../../domain/work/desk/stand-ins.ts";
import { bookings, deskEvents, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { readStaff } from "../history/stand-ins.ts";
import { readBookings } from "./desk-bookings.ts";

/** Time for which a past booking is listed while nobody says what came of it. */
const LISTED_AFTER_MS = 7 * 86_400_000;

/**
 * Lists the booked times that a user has to keep, up to the end of today: their own, those of a colleague whom they stand
 * in for, and those of colleagues who are away or have left and for whom nobody stands in. One that is over stays until
 * somebody worked on its request: a customer whom nobody called would be in no list.
 */
export async function listDueBookings(
  deps: Pick<Deps, "db" | "clock" | "settings">,
  reader: User,
  endOfDay: Date,
): Promise<Booking[]> {
  const now = deps.clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isOpen = or(gt(bookings.startsAt, ago(SLOT_MS)), notExists(outcomesOf(deps.db)));
  const isDue = and(gt(bookings.startsAt, ago(LISTED_AFTER_MS)), lt(bookings.startsAt, endOfDay), isOpen);
  const rows = await deps.db
    .select({ id: bookings.id, userId: bookings.userId, ownerId: requests.ownerId })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.requestId))
    .where(and(isNull(bookings.canceledAt), isDue));
  if (rows.length === 0) return [];
  const staff = await readStaff(deps, deps.db);
  const due = new Set(rows.filter((row) => isFor(staff, row, reader.id)).map(({ id }) => id));
  return due.size === 0 ? [] : (await readBookings(deps, isDue, reader)).filter(({ id }) => due.has(id));
}

/** Query of the work by users on the request of a booking since its time began. */
const outcomesOf = (db: Deps["db"]) =>
  db
    .select({ id: deskEvents.id })
    .from(deskEvents)
    .where(
      and(
        eq(deskEvents.requestId, bookings.requestId),
        gte(deskEvents.at, bookings.startsAt),
        isNotNull(deskEvents.actorId),
        isNull(deskEvents.undoneAt),
        inArray(deskEvents.type, [...BOOKING_OUTCOMES]),
      ),
    );

type Kept = { userId: number; ownerId: number | null };

/** Returns true for the one who keeps the time: the agent, the stand-in, the request's owner, or else anybody. */
function isFor(staff: StaffOfDay, { userId, ownerId }: Kept, readerId: number): boolean {
  const keeper = standInFor(staff, userId) ?? (ownerId === null ? null : standInFor(staff, ownerId));
  return keeper === null || keeper === readerId;
}
