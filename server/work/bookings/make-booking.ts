import { eq, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { User } from "../../../domain/people/users.ts";
import type { BookingDeed, BookingWay } from "../../../domain/work/booking-options.ts";
import { reminderTime } from "../../../domain/work/booking-slots.ts";
import type { Database } from "../../platform/db/client.ts";
import { bookings, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import { storeWork } from "../desk/store-work.ts";
import { termOfOpened } from "../leads/term-of-opened.ts";
import { assertNotSuspect } from "../history/assert-not-suspect.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { tellCustomer } from "./booking-mails.ts";
import { findUpcoming, lockRequest, type BookedRequest, type BookingRow } from "./booking-rows.ts";
import { findSlots } from "./find-slots.ts";

/** The user who books; null for the customer, by the private link. */
export type Booker = User | null;

/** A time to book. */
export type Wish = {
  way: BookingWay;
  at: Date;
  /** The office; that of the request without it. */
  location?: string | undefined;
  /** The language to talk in; that of the request without it. */
  language?: Language | undefined;
  /** The only agent to book, if one was chosen. */
  userId?: number | undefined;
};

/** The error of a time that is not free, or was taken a moment ago. */
export const slotTaken = () => new AppError("conflict", { message: "errors:slotTaken" });

/**
 * Books a time for a request in the caller's transaction, and tells the customer by mail. The first free agent of the
 * slot gets it; the unique index decides when many ask for the same slot at once. A request without an owner goes to
 * the agent. Returns the booking and its audit event.
 */
export async function bookIn(deps: Deps, tx: Database, requestId: number, wish: Wish, by: Booker) {
  const request = await lockRequest(tx, requestId);
  assertNotSuspect(request);
  const now = deps.clock();
  if (await findUpcoming(tx, requestId, now)) throw new AppError("conflict", { message: "errors:bookedAlready" });
  if (wish.way === "callback" && !request.phone) {
    throw new AppError("invalid", { fields: { way: "validation:choice" } });
  }
  const language = wish.language ?? request.language;
  const rank = (userId: number) => (userId === request.ownerId ? 0 : 1);
  const found = await findSlots(deps, tx, {
    location: wish.location ?? request.location,
    language,
    // A colleague sees the times of everybody; the owner of the request still comes first.
    ownerId: by === null ? request.ownerId : null,
    agentId: wish.userId,
  });
  const slot = found.slots.find(({ at }) => at.getTime() === wish.at.getTime());
  const agentIds = slot?.agentIds.toSorted((one, other) => rank(one) - rank(other)) ?? [];
  const values = { requestId, way: wish.way, location: found.location.id, language, startsAt: wish.at };
  const made = { ...values, remindAt: reminderTime(wish.at, now), createdById: by?.id ?? null, createdAt: now };
  const booking = await insertFirstFree(tx, made, agentIds);
  if (!booking) throw slotTaken();
  const agent = { id: booking.userId, name: found.names.get(booking.userId) ?? "" };
  await tx.update(requests).set(termOfOpened(deps).set).where(eq(requests.id, requestId));
  if (request.ownerId === null) await giveTo(deps, tx, request, agent, by);
  await noteDeed(deps, tx, { request, booking, agent, deed: "made", by });
  await tellCustomer(deps, tx, { request, booking, deed: "made", isOurDoing: by !== null });
  return { booking, event: auditOf(request, "made") };
}

type NewRow = Omit<typeof bookings.$inferInsert, "userId">;

/** Inserts a booking with the first of the agents who still has the slot; undefined when none has. */
async function insertFirstFree(tx: Database, values: NewRow, userIds: number[]): Promise<BookingRow | undefined> {
  for (const userId of userIds) {
    const [row] = await tx
      .insert(bookings)
      .values({ ...values, userId })
      .onConflictDoNothing({ target: [bookings.userId, bookings.startsAt], where: sql`canceled_at is null` })
      .returning();
    if (row) return row;
  }
  return undefined;
}

type Agent = { id: number; name: string };

/** Gives a request without an owner to the agent whom the customer is going to talk to. */
async function giveTo(deps: Deps, tx: Database, request: BookedRequest, owner: Agent, by: Booker): Promise<void> {
  const after = { ownerId: owner.id, routedBy: null };
  const stored = await storeWork(deps, tx, request, after);
  const data = { before: { ownerId: null }, after, owner, version: stored.version };
  const { id: requestId, customerId } = request;
  await writeDeskEvent(tx, { type: "assigned", requestId, customerId, actor: by, data, at: deps.clock() });
}

type Noted = {
  request: BookedRequest;
  booking: BookingRow;
  agent: Agent;
  deed: BookingDeed;
  by: Booker;
  /** The agent of a booking that moved to another one. */
  formerId?: number;
};

/** Writes the event of a booking's change into the history of its request. */
export async function noteDeed(deps: Deps, tx: Database, noted: Noted): Promise<void> {
  const { request, booking, agent, deed, by, formerId } = noted;
  const { id: requestId, customerId } = request;
  const { way, startsAt, location } = booking;
  const at = startsAt.toISOString();
  const data = { deed, way, startsAt: at, location, owner: agent, ...(formerId && { formerId }) };
  await writeDeskEvent(tx, { type: "booking", requestId, customerId, actor: by, data, at: deps.clock() });
}

/** Returns the audit event of a booking's change. */
export function auditOf({ kind, reference }: BookedRequest, deed: BookingDeed) {
  return { action: `booking.${deed}`, subject: { type: kind, id: reference } } as const satisfies AuditEvent;
}
