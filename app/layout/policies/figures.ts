import { localeOf, type Language } from "../../../domain/platform/language.ts";
import type { Dates } from "../../lib/dates.ts";

/** Formats cents as dollars: $1,234.50 */
export function formatCents(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
  });
  return format.format(cents / 100);
}

/** Formats a calendar day; around noon in Texas, so that no time zone changes the day. */
export function formatCalendarDay(day: string, dates: Dates): string {
  return dates.date(`${day}T18:00:00Z`);
}
