import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { openDays } from "../../../domain/work/morning/open-days.ts";
import type { Days } from "../../../domain/work/morning/periods.ts";

/** Returns the SQL of a table of the office's days, to be joined to moments by `dayOf`. */
export function officeDays(agency: Agency, days: Days): SQL {
  const rows = openDays(days, agency);
  const column = (name: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[name]));
  return sql`select * from unnest(${column("day")}::date[], ${column("open")}::float8[], ${column("close")}::float8[],
    ${column("before")}::float8[]) as days (day, opens, closes, before)`;
}

/** Returns the SQL of the day in the office's calendar that a moment falls on. */
export const dayOf = (moment: PgColumn | SQL, timezone: string): SQL => sql`(${moment} at time zone ${timezone})::date`;

/**
 * Returns the SQL of the office's open time until a moment in milliseconds, from the first of its days on; `day` names
 * the joined day.
 */
export function openUntil(moment: PgColumn | SQL, day: SQL): SQL {
  const since = sql`round(date_part('epoch', ${moment}) * 1000) - ${day}.opens`;
  return sql`${day}.before + least(greatest(${since}, 0), ${day}.closes - ${day}.opens)`;
}

/** Returns the SQL of the first moment of a day that is a timestamp without a zone. */
export const startOf = (day: SQL, timezone: string): SQL => sql`((${day}) at time zone ${timezone})`;
