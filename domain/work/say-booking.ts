import { localeOf, type Language } from "../platform/language.ts";
import { zoneName } from "../platform/zone-name.ts";

const DAY = { weekday: "long", month: "long", day: "numeric" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

/** Cache of formats, which are costly to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: Date, language: Language, timeZone: string, parts: "day" | "clock"): string {
  const key = `${language} ${timeZone} ${parts}`;
  const options = parts === "day" ? DAY : CLOCK;
  const found = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone });
  formats.set(key, found);
  return found.format(at).replaceAll("\u202f", " ");
}

/** Formats the day of a slot by the office's calendar: Thursday, November 19. */
export const sayDay = (at: Date, language: Language, timeZone: string) => format(at, language, timeZone, "day");

/** Formats the time of a slot by the office's clock: 10:30 AM. */
export const sayClock = (at: Date, language: Language, timeZone: string) => format(at, language, timeZone, "clock");

/** Formats the whole moment with the name of the time zone: Thursday, November 19, 10:30 AM (Central time). */
export function sayMoment(at: Date, language: Language, timeZone: string): string {
  const zone = zoneName(timeZone, language);
  return `${sayDay(at, language, timeZone)}, ${sayClock(at, language, timeZone)} (${zone})`;
}
