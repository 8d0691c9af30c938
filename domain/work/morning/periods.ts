/** The periods that the owner's page looks back on; each begins on a Monday. */
export const PERIODS = ["this-week", "last-week", "4-weeks", "13-weeks", "52-weeks"] as const;
export type PeriodName = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: PeriodName = "4-weeks";

/** Days of the office's calendar, both included. */
export type Days = { from: string; to: string };
/** A period, and the one that it is compared with: as long, and made of the same days of the week. */
export type Period = Days & { before: Days; weeks: number };

const WEEKS: Record<PeriodName, number> = {
  "this-week": 1,
  "last-week": 1,
  "4-weeks": 4,
  "13-weeks": 13,
  "52-weeks": 52,
};
const DAY_MS = 86_400_000;

/** Adds days to a day of the calendar. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayLater(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/**
 * Returns the days of a period, as seen from a day. The running week goes as far as that day, and so does the period
 * that it is compared with.
 */
export function periodOf(name: PeriodName, today: string): Period {
  const weeks = WEEKS[name];
  const monday = mondayOf(today);
  const days =
    name === "last-week"
      ? { from: dayLater(monday, -7), to: dayLater(monday, -1) }
      : { from: dayLater(monday, -7 * (weeks - 1)), to: today };
  const earlier = (day: string) => dayLater(day, -7 * weeks);
  return { ...days, weeks, before: { from: earlier(days.from), to: earlier(days.to) } };
}

/** Returns the Mondays of a period. */
export function mondaysOf({ from, to }: Days): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = dayLater(monday, 7)) mondays.push(monday);
  return mondays;
}
