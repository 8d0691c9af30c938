import { openingsFrom, type Office as OpenOffice } from "../platform/office-clock.ts";
import { wallClock, weekdayOf } from "../platform/wall-clock.ts";

type Office = OpenOffice & {
  /** How many open hours an answer takes at most, as a rule. */
  answerWithinHours: number;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = HOUR_MS / 2;

/**
 * When an answer to what arrived at a moment can be expected: after so many hours of an open office, rounded up to half
 * an hour, never after it has closed. Undefined for an office that never opens.
 */
export function answerBy(arrived: Date, office: Office): Date | undefined {
  let left = office.answerWithinHours * HOUR_MS;
  for (const { open, close } of openingsFrom(arrived, office)) {
    if (open + left <= close) return new Date(Math.min(roundUp(open + left), close));
    left -= close - open;
  }
  return undefined;
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
