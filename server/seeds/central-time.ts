import { agency } from "../../agency.config.ts";
import { momentOf } from "../../domain/wall-clock.ts";

/** The moment that the office's clock shows the given time, some days after `from`; a Sunday becomes Monday. */
export function centralTime(from: Date, daysAhead: number, time: string): Date {
  const date = new Date(from.getTime() + daysAhead * 86_400_000);
  if (date.getUTCDay() === 0) date.setUTCDate(date.getUTCDate() + 1);
  return momentOf(`${date.toISOString().slice(0, 10)}T${time.padStart(5, "0")}`, agency.timezone);
}
