import { zonesOfPhone } from "./area-codes.ts";
import { DECENT_HOURS, type TextingHours } from "./decent-hours.ts";
import { isOutsideTexas } from "./texas-zip.ts";
import { wallClock } from "../platform/wall-clock.ts";

/** The hours in which a text message may arrive, by the clock of a place. */
type Hours = TextingHours & { timeZone: string };

const SUNDAY = 0;
const STEP_MS = 15 * 60_000;
/** The time within which every text finds an allowed hour, unless there is none. A week has every kind of day. */
const SEARCH_MS = 8 * 86_400_000;
/** The ZIP codes on Mountain time: El Paso and Hudspeth counties; the rest of Texas keeps Central time. */
const MOUNTAIN_ZIP = /^(798|799|885)/;

/**
 * The allowed hours for a number that may be anywhere: noon to 8 p.m. in Texas, which is decent in nearly every state.
 */
const UNKNOWN_PLACE_HOURS: Hours = { timeZone: "America/Chicago", opens: 12, opensOnSunday: 12, closes: 20 };

type Recipient = { phone: string; zip?: string | undefined };

/**
 * Returns the hours that a text to a number has to keep: those of the office, and of every place where its reader may
 * be. `hours` are those that the law or the agency allows by the clock of each place.
 */
export function decentHours(
  office: string,
  { phone, zip = "" }: Recipient,
  hours: TextingHours = DECENT_HOURS,
): Hours[] {
  const zones = zonesOfPhone(phone);
  const places = new Set([office, ...zones, ...(MOUNTAIN_ZIP.test(zip) ? ["America/Denver"] : [])]);
  const isUnsure = zones.length === 0 || isOutsideTexas(zip);
  return [...[...places].map((timeZone) => ({ timeZone, ...hours })), ...(isUnsure ? [UNKNOWN_PLACE_HOURS] : [])];
}

function isQuiet(at: Date, { timeZone, opens, opensOnSunday, closes }: Hours): boolean {
  const shown = wallClock(at, timeZone);
  const hour = shown.getUTCHours();
  return hour >= closes || hour < (shown.getUTCDay() === SUNDAY ? opensOnSunday : opens);
}

/**
 * Returns the moment itself, or the next one at which a message may be sent. Steps by quarter hours, so that a daylight
 * saving change is no special case.
 */
export function afterQuietHours(at: Date, hours: readonly Hours[]): Date {
  const found = findAllowed(at, hours);
  if (!found) throw new Error("no hour of the week is outside the quiet hours");
  return found;
}

/**
 * Returns the next moment in the hours that the agency allows. Where those of a far place never meet the office's, as
 * may happen with few hours and a number of Guam, the hours of the law decide.
 */
export function nextTextingTime(at: Date, office: string, to: Recipient, own: TextingHours): Date {
  return findAllowed(at, decentHours(office, to, own)) ?? afterQuietHours(at, decentHours(office, to));
}

function findAllowed(at: Date, hours: readonly Hours[]): Date | null {
  const isQuietSomewhere = (moment: Date) => hours.some((place) => isQuiet(moment, place));
  if (!isQuietSomewhere(at)) return at;
  let next = Math.ceil(at.getTime() / STEP_MS) * STEP_MS;
  const end = next + SEARCH_MS;
  while (next < end && isQuietSomewhere(new Date(next))) next += STEP_MS;
  return next < end ? new Date(next) : null;
}
