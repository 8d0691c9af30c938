import { agency } from "../../../agency.config.ts";
import { isHoliday } from "../../../domain/platform/holidays.ts";
import { momentOf } from "../../../domain/platform/wall-clock.ts";

/**
 * Returns the moment when the office's clock shows the given time, some days after `from`. A weekend or one of the
 * agency's holidays moves to the next working day: nobody holds a training then.
 */
export function centralTime(from: Date, daysAhead: number, time: string): Date {
  const date = new Date(from.getTime() + daysAhead * 86_400_000);
  while (isDayOff(date)) date.setUTCDate(date.getUTCDate() + 1);
  return momentOf(`${dayOf(date)}T${time.padStart(5, "0")}`, agency.timezone);
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const isDayOff = (date: Date) => date.getUTCDay() % 6 === 0 || isHoliday(dayOf(date), agency.holidays);
