import type { TrainingEvent } from "../../../../domain/api/people/training.ts";
import { localeOf, type Language } from "../../../../domain/platform/language.ts";
import { endOf } from "../../../../domain/people/training.ts";

/** Formats the time of an event in a time zone: Wednesday, November 25, 2026, 10:30 – 11:30 AM CST */
export function formatWhen(
  { startsAt, minutes }: Pick<TrainingEvent, "startsAt" | "minutes">,
  language: Language,
  timeZone: string,
): string {
  const start = new Date(startsAt);
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).formatRange(start, endOf({ startsAt: start, minutes }));
}

/** Returns the two lines of a calendar icon in a time zone: Nov, 25. */
export function calendarLeaf(startsAt: string, language: Language, timeZone: string): { month: string; day: string } {
  const show = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options }).format(new Date(startsAt));
  return { month: show({ month: "short" }), day: show({ day: "numeric" }) };
}
