import { isHoliday, type Holiday } from "./holidays.ts";
import type { WeekHours } from "./office-hours.ts";
import { momentOf, wallClock, weekdayOf } from "./wall-clock.ts";

/** The opening times of an office, in its own time zone. */
export type Office = { hours: WeekHours; timezone: string; holidays: readonly Holiday[] };

/** A time in which the office is open: its beginning and end, in milliseconds. */
type Opening = { open: number; close: number };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Maximum days in a row without an opening. An office that stays closed for longer is closed for good. */
const MAX_CLOSED_DAYS = 60;

/** Returns true for an office without opening hours on any day of the week. */
export function neverOpens({ hours }: Office): boolean {
  return !hours.some(Boolean);
}

/** Returns the hours of a day that a wall clock shows; null where the office stays closed. */
export function hoursOn(shown: Date, { hours, holidays }: Office): WeekHours[number] {
  const opening = hours[weekdayOf(shown)] ?? null;
  return opening && isHoliday(shown.toISOString().slice(0, 10), holidays) ? null : opening;
}

/**
 * Yields the openings of the office from a moment on, in order. An opening that has begun already starts at that
 * moment.
 */
export function* openingsFrom(from: Date, office: Office): Generator<Opening> {
  const today = wallClock(from, office.timezone).getTime();
  for (let ahead = 0, closed = 0; closed <= MAX_CLOSED_DAYS; ahead++, closed++) {
    const opening = openingOn(new Date(today + ahead * DAY_MS), office);
    if (!opening) continue;
    closed = 0;
    const open = Math.max(opening.open, from.getTime());
    if (open < opening.close) yield { open, close: opening.close };
  }
}

/** Cache of the openings of single days: every request that comes in asks for the same few. */
const openingCache = new WeakMap<Office, Map<string, Opening | undefined>>();
const MAX_CACHED_DAYS = 1_000;

/** Returns the opening of the office on a day that a wall clock shows; undefined where it stays closed. Cached. */
export function openingOn(shown: Date, office: Office): Opening | undefined {
  const days = openingCache.get(office) ?? new Map<string, Opening | undefined>();
  openingCache.set(office, days);
  const day = shown.toISOString().slice(0, 10);
  if (days.has(day)) return days.get(day);
  if (days.size >= MAX_CACHED_DAYS) days.clear();
  const opening = findOpening(shown, day, office);
  days.set(day, opening);
  return opening;
}

function findOpening(shown: Date, day: string, office: Office): Opening | undefined {
  const opening = hoursOn(shown, office);
  if (!opening) return undefined;
  const at = (time: string) => momentOf(`${day}T${time}`, office.timezone).getTime();
  return { open: at(opening.open), close: at(opening.close) };
}

/**
 * Counts the milliseconds for which the office is open between two moments; never negative. For an office that never
 * opens all time counts: its customers wait as well.
 */
export function openMsBetween(from: Date, to: Date, office: Office): number {
  if (neverOpens(office)) return Math.max(0, to.getTime() - from.getTime());
  let sum = 0;
  for (const { open, close } of openingsFrom(from, office)) {
    if (open >= to.getTime()) break;
    sum += Math.min(close, to.getTime()) - open;
  }
  return sum;
}

/** Returns the moment after so many open minutes; after as many minutes by the clock for an office closed for good. */
export function afterOpenMinutes(from: Date, minutes: number, office: Office): Date {
  let left = minutes * MINUTE_MS;
  for (const { open, close } of openingsFrom(from, office)) {
    if (open + left <= close) return new Date(open + left);
    left -= close - open;
  }
  return new Date(from.getTime() + minutes * MINUTE_MS);
}
