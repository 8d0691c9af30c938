import { locationOf } from "../../../domain/operations/settings/offices.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import type { BookingDeed } from "../../../domain/work/booking-options.ts";
import { sayMoment } from "../../../domain/work/say-booking.ts";
import { readTeamMember } from "../../content/shelves/read-team.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { afterFirst } from "../leads/said-first.ts";
import { issueLink, linkAddress } from "../private-links/link.ts";
import { bookingCalendar } from "./booking-calendar.ts";
import type { BookedRequest, BookingRow } from "./booking-rows.ts";

/** A change of a booking, or its reminder, of which the customer is told. */
type Told = { request: BookedRequest; booking: BookingRow; deed: BookingDeed | "reminder"; isOurDoing: boolean };

/**
 * Queues the mail about a booking: when, how and with whom, the link by which it is moved or canceled, and the calendar
 * file. A request without an e-mail address gets none. Nothing that the customer typed is in it.
 */
export async function tellCustomer(deps: Deps, tx: Database, told: Told): Promise<void> {
  const { request, booking, deed, isOurDoing } = told;
  if (!request.email) return;
  const { language } = request;
  const t = translator(language);
  const when = momentIn(deps, booking, language);
  const token = await issueLink(deps, tx, request);
  const calendar = bookingCalendar(deps, request, booking, language);
  const about = { requestId: request.id };
  await queueMail(deps, tx, {
    kind: `booking-${deed}`,
    to: request.email,
    subject: t(`booking-mails:mail.${deed}.subject`, { when, reference: request.reference }),
    language,
    letter: {
      heading: t(`booking-mails:mail.${deed}.heading`),
      paragraphs: afterFirst(request.kind, language, [
        t(`booking-mails:mail.${deed}.text`),
        ...(deed === "canceled" ? [] : [t("booking-mails:mail.change")]),
      ]),
      facts: await factsOf(deps, tx, request, booking),
      action: { label: t("booking-mails:mail.action"), url: linkAddress(deps.env, language, token), isSecret: true },
    },
    files: deed === "reminder" ? [] : [{ name: "booking.ics", type: "text/calendar", content: Buffer.from(calendar) }],
    ...about,
    answersTo: about,
    isOurDoing,
  });
}

/** Formats the time of a booking by the clock of its office. */
export function momentIn(
  { settings }: Pick<Deps, "settings">,
  { startsAt, location }: BookingRow,
  language: Language,
): string {
  return sayMoment(startsAt, language, locationOf(settings.agency(), location).timezone);
}

/** Lists when, how, with whom and where. An agent is named only if they agreed to be shown on the site. */
async function factsOf(deps: Deps, tx: Database, { reference, language }: BookedRequest, booking: BookingRow) {
  const { way, userId, location } = booking;
  const t = translator(language);
  const office = locationOf(deps.settings.agency(), location);
  const { street, city, state, zip } = office.address;
  const agent = await readTeamMember(tx, userId);
  return [
    { label: t("booking-mails:facts.when"), value: momentIn(deps, booking, language) },
    { label: t("booking-mails:facts.how"), value: t(`booking-mails:ways.${way}`) },
    ...(agent ? [{ label: t("booking-mails:facts.who"), value: agent.name }] : []),
    ...(way === "visit"
      ? [{ label: t("booking-mails:facts.where"), value: `${street}, ${city}, ${state} ${zip}` }]
      : []),
    { label: t("booking-mails:facts.phone"), value: localPhone(office.phone) },
    { label: t("mail:facts.reference"), value: reference },
  ];
}
