import { localeOf, type Language } from "./language.ts";

/** Formats an amount of cents as people write it: $1,234.50. */
export function dollars(cents: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "USD" }).format(cents / 100);
}

/** Formats a whole number of dollars, such as the limit of a coverage: $30,000. */
export function wholeDollars(amount: number, language: Language): string {
  const style = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(localeOf(language), style).format(amount);
}
