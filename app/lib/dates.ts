import { useMemo } from "react";
import { localeOf, type Language } from "../../domain/platform/language.ts";
import { useAgency } from "./agency.ts";
import { useLanguage } from "./i18n.tsx";

/** The formats of dates and times, by the office's calendar and clock. */
export type Dates = {
  /** November 15, 2026 / 15 de noviembre de 2026 */
  date(iso: string): string;
  /** A day without its year: Nov 15 / 15 nov */
  day(iso: string): string;
  /** Nov 15, 2026, 3:04 PM */
  dateTime(iso: string): string;
  /** Date and time without the second comma: Nov 15, 2026 3:04 PM. Spanish keeps its own format. */
  stamp(iso: string): string;
};

/** Returns the formats of dates in the page's language and the office's time zone. */
export function useDates(): Dates {
  const language = useLanguage();
  const { timezone } = useAgency();
  return useMemo(() => datesIn(language, timezone), [language, timezone]);
}

/** Cache of formatters, which are costly to create. */
const formatters = new Map<string, Dates>();

/** Returns the formats of dates in a language and a time zone. */
export function datesIn(language: Language, timeZone: string): Dates {
  const key = `${language} ${timeZone}`;
  const found = formatters.get(key) ?? createDates(language, timeZone);
  formatters.set(key, found);
  return found;
}

function createDates(language: Language, timeZone: string): Dates {
  const format = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return (iso: string) =>
      (made ??= new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone })).format(new Date(iso));
  };
  const dateTime = format({ dateStyle: "medium", timeStyle: "short" });
  return {
    date: format({ dateStyle: "long" }),
    day: format({ month: "short", day: "numeric" }),
    dateTime,
    stamp(iso) {
      const text = dateTime(iso).replaceAll("\u202f", " ");
      return language === "en" ? text.replace(/,(?= \d+:)/, "") : text;
    },
  };
}
