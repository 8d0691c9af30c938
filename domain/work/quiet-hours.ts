import { zonesOfPhone } from "./area-codes.ts";
import { isOutsideTexas } from "./texas-zip.ts";
import { wallClock } from "../platform/wall-clock.ts";

/** The hours in which a text message may arrive, by the clock of a place. */
type Hours = { timeZone: string; opens: number; opensOnSunday: number; closes: number };

const SUNDAY = 0;
const STEP_MS = 15 * 60_000;
/** The ZIP codes on Mountain time: El Paso and Hudspeth counties; the rest of Texas keeps Central time. */
const MOUNTAIN_ZIP = /^(798|799|885)/;

/**
 * The allowed hours for text messages: 9 a.m. to 9 p.m., on Sundays from noon. Texas law, stricter than the federal
 * one.
 */
export const DECENT_HOURS = { opens: 9, opensOnSunday: 12, closes: 21 } as const;
const decentHoursIn = (timeZone: string): Hours => ({ timeZone, ...DECENT_HOURS });

/**
 * The allowed hours for a number that may be anywhere: noon to 8 p.m. in Texas, which is decent in nearly every state.
 */
const UNKNOWN_PLACE_HOURS: Hours = { timeZone: "America/Chicago", opens: 12, opensOnSunday: 12, closes: 20 };

/**
 * Returns the hours that a text to a number has to keep: those of the office, and of every place where its reader may
 * be.
 */
export function decentHours(office: string, { phone, zip = "" }: { phone: string; zip?: string | undefined }): Hours[] {
  const zones = zonesOfPhone(phone);
  const places = new Set([office, ...zones, ...(MOUNTAIN_ZIP.test(zip) ? ["America/Denver"] : [])]);
  const isUnsure = zones.length === 0 || isOutsideTexas(zip);
  return [...[...places].map(decentHoursIn), ...(isUnsure ? [UNKNOWN_PLACE_HOURS] : [])];
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
  const isQuietSomewhere = (moment: Date) => hours.some((place) => isQuiet(moment, place));
  if (!isQuietSomewhere(at)) return at;
  let next = Math.ceil(at.getTime() / STEP_MS) * STEP_MS;
  while (isQuietSomewhere(new Date(next))) next += STEP_MS;
  return new Date(next);
}
