import { localeOf, type Language } from "./language.ts";

/** Formats an amount of cents as people write it: $1,234.50. */
export function dollars(cents: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "USD" }).format(cents / 100);
}
