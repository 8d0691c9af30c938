import { agency } from "../../agency.config.ts";
import type { Language } from "../../domain/language.ts";
import { hoursLines } from "../../domain/office-hours.ts";
import { translator } from "../texts.ts";

/** The office hours as a mail or a text message writes them. */
export function officeHours(language: Language): string {
  const closed = translator(language)("common:hours.closed");
  return hoursLines(agency.hours, language, closed)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(", ");
}
