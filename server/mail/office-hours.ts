import { agency } from "../../agency.config.ts";
import type { Language } from "../../domain/language.ts";
import { clockTime, dayName, groupHours } from "../../domain/office-hours.ts";
import { translator } from "../texts.ts";

/** The office hours as a mail or a text message writes them. */
export function officeHours(language: Language): string {
  const closed = translator(language)("common:hours.closed");
  return groupHours(agency.hours)
    .map(({ from, to, hours }) => {
      const days = from === to ? dayName(from, language) : `${dayName(from, language)}-${dayName(to, language)}`;
      return `${days} ${hours ? `${clockTime(hours.open)}-${clockTime(hours.close)}` : closed}`;
    })
    .join(", ");
}
