import { localeOf, type Language } from "./language.ts";

/** Returns the name of a time zone as people say it: Central time, hora central. */
export function zoneName(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: "longGeneric" });
  const name = format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name.replace(/ Time$/, " time");
}
