import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/**
 * Builds the SQL of a phone number as the opt-out and do-not-call lists have it: digits only, with the country code 1 in
 * front of ten of this country.
 */
export function listedNumber(phone: SQL | AnyColumn): SQL {
  const digits = sql`regexp_replace(${phone}, '\\D', '', 'g')`;
  const isForeign = sql`${phone} ~ '^\\s*\\+(?!\\s*1)'`;
  return sql`case when length(${digits}) = 10 and not ${isForeign} then '1' || ${digits} else ${digits} end`;
}
