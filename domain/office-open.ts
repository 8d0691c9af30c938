import type { WeekHours } from "./office-hours.ts";
import { wallClock, weekdayOf } from "./wall-clock.ts";

/** Open until when; or closed, until when: in so many days, on which day (0 for Monday), at what time. */
export type OfficeState =
  | { isOpen: true; until: string }
  | { isOpen: false; inDays: number; day: number; opens: string };

/** Whether the office is open at a moment, by the clocks of its own place; null for one that never opens. */
export function officeState(week: WeekHours, at: Date, timeZone: string): OfficeState | null {
  const shown = wallClock(at, timeZone);
  const today = weekdayOf(shown);
  const time = shown.toISOString().slice(11, 16);
  const hours = week[today];
  if (hours && hours.open <= time && time < hours.close) return { isOpen: true, until: hours.close };
  for (let inDays = 0; inDays <= 7; inDays++) {
    const day = (today + inDays) % 7;
    const opens = week[day]?.open;
    if (opens && (inDays > 0 || time < opens)) return { isOpen: false, inDays, day, opens };
  }
  return null;
}
