import { agency } from "../../agency.config.ts";
import { localeOf, type Language } from "../../domain/platform/language.ts";

/** Formatters are costly to make: one each. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  const found = made.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  made.set(key, found);
  return found;
}

/** November 15, 2026 / 15 de noviembre de 2026, by the office's calendar. */
export function formatDate(iso: string, language: Language): string {
  return formatter(language, "long", { dateStyle: "long", timeZone: agency.timezone }).format(new Date(iso));
}

/** Nov 15 / 15 nov, by the office's calendar. */
export function formatDay(iso: string, language: Language): string {
  const options = { month: "short", day: "numeric", timeZone: agency.timezone } as const;
  return formatter(language, "day", options).format(new Date(iso));
}

/** Nov 15, 2026, 3:04 PM by the office's clock. */
export function formatDateTime(iso: string, language: Language): string {
  return formatter(language, "time", { dateStyle: "medium", timeStyle: "short", timeZone: agency.timezone }).format(
    new Date(iso),
  );
}

/** Nov 15, 2026 3:04 PM by the office's clock; Spanish keeps its own way of writing it. */
export function formatStamp(iso: string, language: Language): string {
  const text = formatDateTime(iso, language).replaceAll("\u202f", " ");
  return language === "en" ? text.replace(/,(?= \d+:)/, "") : text;
}
