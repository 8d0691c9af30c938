import { agency } from "../../../agency.config.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { hoursLines } from "../../../domain/platform/office-hours.ts";
import { translator } from "../texts.ts";

/** Formats the office hours for a mail or a text message. */
export function officeHours(language: Language): string {
  const t = translator(language);
  return hoursLines(agency.hours, language, { closed: t("common:hours.closed"), noon: t("common:hours.noon") })
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(", ");
}
