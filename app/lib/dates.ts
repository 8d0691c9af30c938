import { agency } from "../../agency.config.ts";
import { localeOf, type Language } from "../../domain/platform/language.ts";

/** Cache of formatters, which are costly to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formatters.set(key, found);
  return found;
}

/** Formats a date by the office's calendar: November 15, 2026 / 15 de noviembre de 2026. */
export function formatDate(iso: string, language: Language): string {
  return formatter(language, "long", { dateStyle: "long", timeZone: agency.timezone }).format(new Date(iso));
}

/** Formats a day without its year by the office's calendar: Nov 15 / 15 nov. */
export function formatDay(iso: string, language: Language): string {
  const options = { month: "short", day: "numeric", timeZone: agency.timezone } as const;
  return formatter(language, "day", options).format(new Date(iso));
}

/** Formats date and time by the office's clock: Nov 15, 2026, 3:04 PM. */
export function formatDateTime(iso: string, language: Language): string {
  return formatter(language, "time", { dateStyle: "medium", timeStyle: "short", timeZone: agency.timezone }).format(
    new Date(iso),
  );
}

/**
 * Formats date and time by the office's clock without the second comma: Nov 15, 2026 3:04 PM. Spanish keeps its own
 * format.
 */
export function formatStamp(iso: string, language: Language): string {
  const text = formatDateTime(iso, language).replaceAll("\u202f", " ");
  return language === "en" ? text.replace(/,(?= \d+:)/, "") : text;
}
