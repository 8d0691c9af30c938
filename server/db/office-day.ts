import { sql, type SQL } from "drizzle-orm";
import { agency } from "../../agency.config.ts";

/** The first moment of a day of the office's calendar, or of one that comes some days later. */
export function startOfDay(day: string, later = 0): SQL<Date> {
  return sql`((${day}::date + ${later}::integer)::timestamp at time zone ${agency.timezone})`;
}
