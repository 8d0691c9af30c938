import { openingsFrom, type Office } from "../platform/office-clock.ts";
import { wallClock, weekdayOf } from "../platform/wall-clock.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = HOUR_MS / 2;

/**
 * Returns the moment by which an answer can be expected: so many open hours after the arrival, rounded up to half an
 * hour, but never after closing time. Undefined for an office that never opens.
 */
export function answerBy(arrived: Date, withinHours: number, office: Office): Date | undefined {
  let left = withinHours * HOUR_MS;
  for (const { open, close } of openingsFrom(arrived, office)) {
    if (open + left <= close) return new Date(Math.min(roundUp(open + left), close));
    left -= close - open;
  }
  return undefined;
}

const roundUp = (moment: number) => Math.ceil(moment / STEP_MS) * STEP_MS;

/** Formats a moment by the office's clock, relative to another moment: days later, weekday (0 is Monday) and time. */
export function shownAt(moment: Date, from: Date, timezone: string) {
  const [shown, start] = [wallClock(moment, timezone), wallClock(from, timezone)];
  const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);
  return {
    daysLater: dayOf(shown) - dayOf(start),
    weekday: weekdayOf(shown),
    time: shown.toISOString().slice(11, 16),
  };
}
