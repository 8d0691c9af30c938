import { sql, type SQL } from "drizzle-orm";
import { momentOf } from "../../../domain/platform/wall-clock.ts";

/** Returns the SQL for the first moment of a day of the office's calendar, or of one that comes some days later. */
export function startOfDay(day: string, timezone: string, later = 0): SQL<Date> {
  return sql`((${day}::date + ${later}::integer)::timestamp at time zone ${timezone})`;
}

/** Returns the first moment after a day, as a value: a prepared statement would otherwise compute it for every row. */
export function endOfDay(day: string, timezone: string): Date {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return momentOf(`${next}T00:00`, timezone);
}
