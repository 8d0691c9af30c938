import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { officeName } from "../../../domain/operations/settings/offices.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import type { Location } from "../../../domain/operations/settings/sections.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import { zoneName } from "../../../domain/platform/zone-name.ts";
import { BOOKING_WAYS } from "../../../domain/work/booking-options.ts";
import { bookingMove, bookingWish } from "../../../domain/work/bookings.ts";
import { sayClock, sayDay, sayMoment } from "../../../domain/work/say-booking.ts";
import type { Slot } from "../../../domain/work/booking-slots.ts";
import { readTeamMember } from "../../content/shelves/read-team.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { bookingCalendar } from "../bookings/booking-calendar.ts";
import { findUpcoming } from "../bookings/booking-rows.ts";
import { cancelIn, moveIn } from "../bookings/change-booking.ts";
import { findSlots } from "../bookings/find-slots.ts";
import { bookIn } from "../bookings/make-booking.ts";
import { findQuoteMadeOf } from "../history/quote-made-of.ts";
import { isKept } from "../history/terms.ts";
import { lockLink, openLink, type OpenedRequest } from "./open-link.ts";
import type { PrivateAction, PrivateDeed, Visit } from "./visit.ts";

/** The wish in the address of the page: another office, another language to talk in. An unknown value counts as none. */
const choices = z.object({
  office: z.string().optional().catch(undefined),
  talk: z.enum(LANGUAGES).optional().catch(undefined),
});

/**
 * Presents the booked time of a request, and the times to book or to move it to. A booked time moves with the same
 * agent, office and language.
 */
export async function presentBooking({ deps, tx, request: opened, language, http }: Visit) {
  const request = await livingOn(deps, tx, opened);
  const agency = deps.settings.agency();
  const chosen = choices.parse(http.query);
  const ahead = await findUpcoming(tx, request.id, deps.clock());
  const talk = ahead?.language ?? chosen.talk ?? language;
  const { slots, location } = await findSlots(deps, tx, {
    location: ahead?.location ?? chosen.office ?? request.location,
    language: talk,
    ownerId: request.ownerId,
    agentId: ahead?.userId,
  });
  const only = onlyAgent(slots) ?? ahead?.userId ?? null;
  const agent = only === null ? null : await readTeamMember(tx, only);
  const { street, city, state, zip } = location.address;
  return {
    ahead: ahead && {
      way: ahead.way,
      when: sayMoment(ahead.startsAt, language, location.timezone),
      address: `${street}, ${city}, ${state} ${zip}`,
    },
    /** The name of the agent, where there is one only who agreed to be shown on the site. */
    agent: agent?.name ?? null,
    days: daysOf(slots, language, location.timezone),
    zone: zoneName(location.timezone, language),
    ways: BOOKING_WAYS.filter((way) => way === "visit" || Boolean(request.phone)),
    talk,
    otherTalk: LANGUAGES.filter((other) => other !== talk),
    ...officesOf(agency, location),
  };
}

/**
 * Returns the request that a time is booked for: the quote request that the opened one has become, or itself. One in the
 * trash is none, and neither is one with other addresses: the link may have gone to a wrong one.
 */
async function livingOn(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Deps["db"],
  opened: OpenedRequest,
): Promise<OpenedRequest> {
  const reference = await findQuoteMadeOf(tx, opened);
  if (reference === null) return opened;
  const isOpen = and(eq(requests.isSuspect, false), isKept(deps));
  const [quote] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.reference, reference), isOpen));
  return quote?.email === opened.email && quote.phone === opened.phone ? quote : opened;
}

/** Returns the agent of all slots, if there is one only. */
function onlyAgent(slots: readonly Slot[]): number | null {
  const ids = new Set(slots.flatMap(({ agentIds }) => agentIds));
  const [first] = ids;
  return ids.size === 1 ? (first ?? null) : null;
}

/** Groups slots by day, each with its time as the office's clock shows it. */
function daysOf(slots: readonly Slot[], language: Language, timezone: string) {
  const days = Map.groupBy(slots, ({ at }) => sayDay(at, language, timezone));
  return [...days].map(([day, own]) => ({
    day,
    times: own.map(({ at }) => ({ at: at.toISOString(), clock: sayClock(at, language, timezone) })),
  }));
}

/** Lists the office of the times and the others, for an agency with several. */
function officesOf(agency: Agency, { id }: Location) {
  const named = agency.locations.map((office) => ({ id: office.id, name: officeName(agency, office) }));
  const isOne = named.length < 2;
  return {
    office: isOne ? null : (named.find((office) => office.id === id) ?? null),
    otherOffices: isOne ? [] : named.filter((office) => office.id !== id),
  };
}

/** Throws `conflict` when the time that a page still shows was canceled meanwhile, or is over. */
async function assertAhead({ deps }: PrivateDeed, tx: Deps["db"], requestId: number): Promise<void> {
  const ahead = await findUpcoming(tx, requestId, deps.clock());
  if (!ahead) throw new AppError("conflict", { message: "errors:bookingGone" });
}

/** Runs a change of the customer's booking with the locked request, and records its audit event. */
function change(
  { deps, token, reply }: PrivateDeed,
  run: (tx: Deps["db"], requestId: number) => Promise<Awaited<ReturnType<typeof cancelIn>>>,
): Promise<void> {
  return makeChange(deps, { ip: reply.request.ip }, async (tx) => {
    const { id } = await livingOn(deps, tx, await lockLink(deps, tx, token));
    const { event } = await run(tx, id);
    return { event };
  });
}

/** Parses the fields of a form. Throws "invalid" with the faulty ones. */
function parse<T extends z.ZodType>(schema: T, form: Record<string, unknown>): z.output<T> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const named = parsed.error.issues.map(({ path }) => [String(path[0] ?? "at"), "validation:choice"] as const);
  throw new AppError("invalid", { fields: Object.fromEntries(named) });
}

export const bookTime: PrivateAction = (deed) => {
  const wish = parse(bookingWish, deed.form);
  return change(deed, (tx, id) => bookIn(deed.deps, tx, id, wish, null));
};

export const moveTime: PrivateAction = (deed) => {
  const { at } = parse(bookingMove.pick({ at: true }), deed.form);
  return change(deed, async (tx, id) => {
    await assertAhead(deed, tx, id);
    return moveIn(deed.deps, tx, id, { at }, null);
  });
};

export const cancelTime: PrivateAction = (deed) =>
  change(deed, async (tx, id) => {
    await assertAhead(deed, tx, id);
    return cancelIn(deed.deps, tx, id, null);
  });

/** Writes the calendar file of the booked time that a link leads to. Throws "notFound" without one. */
export async function readBookingCalendar(deps: Deps, token: string, language: Language): Promise<string> {
  const request = await livingOn(deps, deps.db, await openLink(deps, deps.db, token));
  const ahead = await findUpcoming(deps.db, request.id, deps.clock());
  if (!ahead) throw new AppError("notFound");
  return bookingCalendar(deps, request, ahead, language);
}
