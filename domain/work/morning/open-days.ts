import { openingOn, type Office } from "../../platform/office-clock.ts";
import { dayLater, type Days } from "./periods.ts";

/**
 * A day of the office: when it opens and closes, in milliseconds, and how long it was open on the days before (prefix
 * sum).
 */
export type OpenDay = { day: string; open: number; close: number; before: number };

/**
 * Lists every day from one to another. The open time until a moment is the sum before its day plus what has passed of
 * that day's hours; between two moments it is the difference. A query can count it so, for any number of rows.
 */
export function openDays({ from, to }: Days, office: Office): OpenDay[] {
  const days: OpenDay[] = [];
  let before = 0;
  for (let day = from; day <= to; day = dayLater(day, 1)) {
    // A day on which the office stays closed is open for no time at all.
    const { open, close } = openingOn(new Date(`${day}T00:00Z`), office) ?? { open: 0, close: 0 };
    days.push({ day, open, close, before });
    before += close - open;
  }
  return days;
}
