import { and, asc, eq, gte, isNull, lt, type SQL } from "drizzle-orm";
import type { BookableTime, Booking } from "../../../domain/api/work/bookings.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { User } from "../../../domain/people/users.ts";
import { can } from "../../../domain/platform/permissions.ts";
import { mayHandleBooking } from "../../../domain/work/booking-options.ts";
import { SLOT_MS } from "../../../domain/work/booking-slots.ts";
import type { BookingFilter, BookingMove, NewBooking, SlotQuery } from "../../../domain/work/bookings.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import { bookings, requests, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { findColleague } from "../desk/colleagues.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { cancelIn, moveIn } from "./change-booking.ts";
import { findSlots } from "./find-slots.ts";
import { bookIn } from "./make-booking.ts";

/** Maximum bookings of a list: more than an office has in a week. */
const MOST = 500;

/** Books a time for a request: with oneself, or with anybody by the right to edit. Returns the booking. */
export function makeBooking(deps: Deps, input: NewBooking, caller: Caller): Promise<number> {
  const { reference, userId, ...wish } = input;
  return makeChange<number>(deps, caller, async (tx) => {
    const request = await findRequest(tx, reference);
    const agentId = await agentFor(tx, caller.actor, userId);
    const { booking, event } = await bookIn(deps, tx, request.id, { ...wish, userId: agentId }, caller.actor);
    return { result: booking.id, event };
  });
}

/** Moves a booking: one's own, or anybody's by the right to edit. */
export function moveBooking(deps: Deps, id: number, { at, userId }: BookingMove, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const booking = await requireHandled(deps, tx, id, caller.actor);
    const agentId = userId === undefined ? booking.userId : await agentFor(tx, caller.actor, userId);
    const { event } = await moveIn(deps, tx, booking.requestId, { at, userId: agentId }, caller.actor);
    return { event };
  });
}

/** Cancels a booking: one's own, or anybody's by the right to edit. */
export function cancelBooking(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const booking = await requireHandled(deps, tx, id, caller.actor);
    return cancelIn(deps, tx, booking.requestId, caller.actor);
  });
}

/** Returns the agent to book: the chosen one, or without the right to book for others the user. */
async function agentFor(tx: Database, { id, role }: User, chosen: number | undefined): Promise<number | undefined> {
  const mayAll = can(role, "customer-data", "edit");
  if (chosen === undefined) return mayAll ? undefined : id;
  if (!mayHandleBooking(role, id, chosen)) throw new AppError("forbidden");
  await findColleague(tx, chosen, "userId");
  return chosen;
}

/** Finds a booking that the user may change. One that is over can no longer be changed. */
async function requireHandled({ clock }: Deps, tx: Database, id: number, { id: userId, role }: User) {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
  if (!booking || booking.canceledAt) throw new AppError("notFound");
  if (booking.startsAt <= clock()) throw new AppError("conflict", { message: "errors:bookingOver" });
  if (!mayHandleBooking(role, userId, booking.userId)) throw new AppError("forbidden");
  return booking;
}

async function findRequest(tx: Database, reference: string) {
  const { id, ownerId, location, language } = requests;
  const [request] = await tx
    .select({ id, ownerId, location, language })
    .from(requests)
    .where(eq(requests.reference, reference.toUpperCase()));
  if (!request) throw new AppError("invalid", { fields: { reference: "validation:reference" } });
  return request;
}

/** Lists the times that a user may book for a request. Each names the agents who are free. */
export async function listTimes(deps: Deps, query: SlotQuery, { id, role }: User): Promise<BookableTime[]> {
  const request = await findRequest(deps.db, query.reference);
  const mayAll = can(role, "customer-data", "edit");
  const { slots, names } = await findSlots(deps, deps.db, {
    location: query.location ?? request.location,
    language: query.language ?? request.language,
    ownerId: null,
    agentId: mayAll ? query.userId : id,
  });
  return slots.map(({ at, agentIds }) => ({
    at: at.toISOString(),
    agents: agentIds.map((agentId) => ({ id: agentId, name: names.get(agentId) ?? "" })),
  }));
}

/** Lists bookings that were not canceled, the earliest first: of a request, or of some days of the office's calendar. */
export async function listBookings(deps: Deps, filter: BookingFilter, reader: User): Promise<Booking[]> {
  const { timezone } = deps.settings.agency();
  const { whose, reference, from, to } = filter;
  const which = and(
    reference ? eq(requests.reference, reference.toUpperCase()) : undefined,
    !reference && whose === "mine" ? eq(bookings.userId, reader.id) : undefined,
    from ? gte(bookings.startsAt, startOfDay(from, timezone)) : undefined,
    to ? lt(bookings.startsAt, startOfDay(to, timezone, 1)) : undefined,
  );
  return readBookings(deps, which, reader);
}

/** Finds one booking. Throws "notFound" when there is none. */
export async function findBooking(deps: Deps, id: number, reader: User): Promise<Booking> {
  const [booking] = await readBookings(deps, eq(bookings.id, id), reader);
  if (!booking) throw new AppError("notFound");
  return booking;
}

/** Reads the bookings of a condition, without those that were canceled. */
export async function readBookings(
  { db, clock }: Pick<Deps, "db" | "clock">,
  which: SQL | undefined,
  { id: readerId, role }: User,
): Promise<Booking[]> {
  const rows = await db
    .select({
      booking: bookings,
      agent: { firstName: users.firstName, lastName: users.lastName },
      request: { reference: requests.reference, name: requests.name },
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .innerJoin(requests, eq(requests.id, bookings.requestId))
    .where(and(isNull(bookings.canceledAt), eq(requests.isSuspect, false), which))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(MOST);
  const now = clock();
  return rows.map(({ booking: { id, way, location, language, startsAt, userId }, agent, request }) => ({
    id,
    way,
    location,
    language,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + SLOT_MS).toISOString(),
    isPast: startsAt <= now,
    agent: { id: userId, name: fullNameOf(agent) },
    request: { reference: request.reference, name: request.name ?? "" },
    mayHandle: startsAt > now && mayHandleBooking(role, readerId, userId),
  }));
}
