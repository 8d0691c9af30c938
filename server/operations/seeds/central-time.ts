import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { isHoliday } from "../../../domain/platform/holidays.ts";
import { momentOf } from "../../../domain/platform/wall-clock.ts";

/** The calendar that a training keeps to. */
export type Calendar = Pick<Agency, "timezone" | "holidays">;

/**
 * Returns the moment when the office's clock shows the given time, some days after `from`. A weekend or one of the
 * agency's holidays moves to the next working day: nobody holds a training then.
 */
export function centralTime({ timezone, holidays }: Calendar, from: Date, daysAhead: number, time: string): Date {
  const isDayOff = (day: Date) => day.getUTCDay() % 6 === 0 || isHoliday(dayOf(day), holidays);
  const date = new Date(from.getTime() + daysAhead * 86_400_000);
  while (isDayOff(date)) date.setUTCDate(date.getUTCDate() + 1);
  return momentOf(`${dayOf(date)}T${time.padStart(5, "0")}`, timezone);
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
