import type { WeekHours } from "./office-hours.ts";
import { momentOf, wallClock, weekdayOf } from "./wall-clock.ts";

type Office = {
  hours: WeekHours;
  timezone: string;
  /** How many open hours an answer takes at most, as a rule. */
  answerWithinHours: number;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = HOUR_MS / 2;
/** Beyond that an office is closed for good. */
const DAYS_AHEAD = 14;

/**
 * When an answer to what arrived at a moment can be expected: after so many hours of an open office, rounded up to half
 * an hour, never after it has closed. Holidays are not known. Undefined for an office that never opens.
 */
export function answerBy(arrived: Date, office: Office): Date | undefined {
  let left = office.answerWithinHours * HOUR_MS;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = openingOf(arrived, ahead, office);
    if (!day) continue;
    const start = Math.max(arrived.getTime(), day.open);
    if (start >= day.close) continue;
    if (start + left <= day.close) return new Date(Math.min(roundUp(start + left), day.close));
    left -= day.close - start;
  }
  return undefined;
}

/** From when until when the office is open, so many days ahead by its own calendar. */
function openingOf(arrived: Date, ahead: number, { hours, timezone }: Office) {
  const date = new Date(wallClock(arrived, timezone).getTime() + ahead * DAY_MS);
  const opening = hours[weekdayOf(date)];
  if (!opening) return undefined;
  const at = (time: string) => momentOf(`${date.toISOString().slice(0, 10)}T${time}`, timezone).getTime();
  return { open: at(opening.open), close: at(opening.close) };
}

const roundUp = (moment: number) => Math.ceil(moment / STEP_MS) * STEP_MS;

/** How the office's clock shows a moment beside another: how many days later, on which weekday (0 is Monday), at what time. */
export function shownAt(moment: Date, from: Date, timezone: string) {
  const [shown, start] = [wallClock(moment, timezone), wallClock(from, timezone)];
  const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);
  return {
    daysLater: dayOf(shown) - dayOf(start),
    weekday: weekdayOf(shown),
    time: shown.toISOString().slice(11, 16),
  };
}
