import { hoursOn, type Office } from "./office-clock.ts";
import { wallClock, weekdayOf } from "./wall-clock.ts";

/**
 * The state of the office: open until a time; or closed, with the next opening: days from now, weekday (0 for Monday)
 * and time.
 */
export type OfficeState =
  | { isOpen: true; until: string }
  | { isOpen: false; inDays: number; day: number; opens: string };

const DAY_MS = 86_400_000;
/** Days to search for the next opening. More than a week, since a weekly opening may fall on a holiday. */
const DAYS_AHEAD = 14;

/** Returns whether the office is open at a moment, in its own time zone; null for one that never opens. */
export function officeState(office: Office, at: Date): OfficeState | null {
  const shown = wallClock(at, office.timezone);
  const time = shown.toISOString().slice(11, 16);
  const hours = hoursOn(shown, office);
  if (hours && hours.open <= time && time < hours.close) return { isOpen: true, until: hours.close };
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays++) {
    const date = new Date(shown.getTime() + inDays * DAY_MS);
    const opens = hoursOn(date, office)?.open;
    if (opens && (inDays > 0 || time < opens)) return { isOpen: false, inDays, day: weekdayOf(date), opens };
  }
  return null;
}
