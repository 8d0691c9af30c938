import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { locationOf } from "../../../domain/operations/settings/offices.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import type { Database } from "../../platform/db/client.ts";
import { bookings, requests } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { translator } from "../../platform/texts.ts";
import { isConsentOver, textedFirst } from "../answers/find-correspondent.ts";
import { refusalOf } from "../answers/ways-to.ts";
import { sayFirst } from "../leads/said-first.ts";
import { isKept } from "../history/terms.ts";
import { internationalNumber, queueSms } from "../sms/queue-sms.ts";
import { nextTimeOutsideQuietHours } from "../sms/quiet-hours.ts";
import { momentIn, tellCustomer } from "./booking-mails.ts";
import type { BookedRequest, BookingRow } from "./booking-rows.ts";

/**
 * Reminds customers of their booked times, one transaction each: by mail, and by text only with consent. A reminder
 * that falls into the quiet hours of a text waits for their end. Idempotent: the time of a reminder that was sent is
 * cleared in the transaction that queues it.
 */
export async function remindOfBookings(deps: Deps): Promise<void> {
  while (await remindOne(deps));
}

function remindOne(deps: Deps): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const [due] = await tx
      .select({ booking: bookings, request: requests })
      .from(bookings)
      .innerJoin(requests, eq(requests.id, bookings.requestId))
      .where(and(lte(bookings.remindAt, now), isNull(bookings.canceledAt)))
      .orderBy(asc(bookings.remindAt), asc(bookings.id))
      .limit(1)
      .for("update", { of: bookings, skipLocked: true });
    if (!due) return false;
    await remind(deps, tx, due, now);
    return true;
  });
}

type Due = { booking: BookingRow; request: BookedRequest };

async function remind(deps: Deps, tx: Database, { booking, request }: Due, now: Date): Promise<void> {
  const phone = await textedPhone(tx, request, now);
  const text = phone && { to: phone, requestId: request.id };
  const leavesAt = text ? await nextTimeOutsideQuietHours(tx, text, now, deps.settings.agency()) : now;
  const isLater = leavesAt > now && leavesAt < booking.startsAt;
  await tx
    .update(bookings)
    .set({ remindAt: isLater ? leavesAt : null })
    .where(eq(bookings.id, booking.id));
  const isOver = booking.startsAt <= now || !(await isStillKept(deps, tx, request));
  if (isLater || isOver) return;
  await tellCustomer(deps, tx, { request, booking, deed: "reminder", isOurDoing: true });
  if (text && leavesAt <= now) await queueReminder(deps, tx, { booking, request }, text);
}

/** Returns true for a request that is neither in the bin nor held back as spam. */
async function isStillKept(deps: Deps, tx: Database, { id }: BookedRequest): Promise<boolean> {
  return (await tx.$count(requests, and(eq(requests.id, id), eq(requests.isSuspect, false), isKept(deps)))) > 0;
}

/**
 * Returns the number that may be texted: with a consent that has not ended with its request, or because it texted the
 * office first; and not stopped since.
 */
async function textedPhone(tx: Database, request: BookedRequest, now: Date): Promise<string | null> {
  if (!request.phone) return null;
  const number = internationalNumber(request.phone);
  const isCovered = request.consentId !== null && !isConsentOver(request, now);
  const consented = isCovered ? [number] : await textedFirst(tx, [number], now);
  return (await refusalOf(tx, "sms", number, { purpose: "request", consented })) === null ? number : null;
}

type Recipient = { to: string; requestId: number };

async function queueReminder(deps: Deps, tx: Database, { booking, request }: Due, to: Recipient) {
  const { location, way, id, version } = booking;
  const { kind, language } = request;
  const agency = deps.settings.agency();
  const office = locationOf(agency, location);
  const when = momentIn(deps, booking, language);
  const values = { agency: agency.name, when, phone: localPhone(office.phone), street: office.address.street };
  const text = sayFirst(kind, language, translator(language)(`booking-mails:text.${way}`, values));
  const idempotencyKey = `booking-${id}-${version}`;
  await queueSms(deps, tx, { kind: "booking-reminder", text, idempotencyKey, language, ...to });
}

export const remindOfBookingsJob: Job<"remind-of-bookings", Nothing> = {
  name: "remind-of-bookings",
  data: NOTHING,
  pace: HOURLY,
  schedule: "*/5 * * * *",
  work: remindOfBookings,
};
