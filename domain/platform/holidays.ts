/**
 * A day on which the office is closed: the same date every year, a weekday of a month (0 is Monday), or one day only.
 */
export type Holiday = { readonly name: string } & (
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly which: 1 | 2 | 3 | 4 | "last" }
  | { readonly date: string }
);

const DAY_MS = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Returns true when a day such as 2026-11-26 is one of the holidays. */
export function isHoliday(day: string, holidays: readonly Holiday[]): boolean {
  return holidays.some((holiday) => dateIn(Number(day.slice(0, 4)), holiday) === day);
}

/** Returns the day on which a holiday falls in a year. */
function dateIn(year: number, holiday: Holiday): string {
  if ("date" in holiday) return holiday.date;
  const { month } = holiday;
  if ("day" in holiday) return dayOf(Date.UTC(year, month - 1, holiday.day));
  const first = Date.UTC(year, month - 1, 1);
  const untilFirst = (holiday.weekday - ((new Date(first).getUTCDay() + 6) % 7) + 7) % 7;
  if (holiday.which !== "last") return dayOf(first + (untilFirst + 7 * (holiday.which - 1)) * DAY_MS);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeks = Math.floor((days - 1 - untilFirst) / 7);
  return dayOf(first + (untilFirst + 7 * weeks) * DAY_MS);
}
