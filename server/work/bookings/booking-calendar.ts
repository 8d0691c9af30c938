import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { locationOf } from "../../../domain/operations/settings/offices.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import { SLOT_MS } from "../../../domain/work/booking-slots.ts";
import type { Deps } from "../../platform/deps.ts";
import { translator } from "../../platform/texts.ts";
import type { BookedRequest, BookingRow } from "./booking-rows.ts";

type Needs = Pick<Deps, "env" | "settings" | "clock">;

/**
 * Writes the calendar file of a booking. Every file of one booking has the same id and a higher number, so that a
 * calendar moves or removes the entry instead of adding another one. It names no customer.
 */
export function bookingCalendar(
  { env, settings, clock }: Needs,
  { reference }: Pick<BookedRequest, "reference">,
  booking: BookingRow,
  language: Language,
): string {
  const agency = settings.agency();
  const office = locationOf(agency, booking.location);
  const { street, city, state, zip } = office.address;
  const t = translator(language);
  const { id, way, startsAt, canceledAt, version } = booking;
  const calendar = ical({ name: agency.name, prodId: { company: agency.shortName, product: "Bookings" } });
  calendar.method(canceledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id: `booking-${id}@${new URL(env.publicUrl).hostname}`,
    sequence: version,
    stamp: clock(),
    start: startsAt,
    end: new Date(startsAt.getTime() + SLOT_MS),
    status: canceledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: t(`booking-mails:calendar.${way}`, { agency: agency.name }),
    description: t("booking-mails:calendar.description", { phone: localPhone(office.phone), reference }),
    ...(way === "visit" && { location: `${street}, ${city}, ${state} ${zip}` }),
  });
  return calendar.toString();
}
