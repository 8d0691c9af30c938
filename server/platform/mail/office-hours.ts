import type { Language } from "../../../domain/platform/language.ts";
import { hoursLines, type WeekHours } from "../../../domain/platform/office-hours.ts";
import { translator } from "../texts.ts";

/** Formats the office hours for a mail or a text message. */
export function officeHours({ hours: week }: { hours: WeekHours }, language: Language): string {
  const t = translator(language);
  return hoursLines(week, language, { closed: t("common:hours.closed"), noon: t("common:hours.noon") })
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(", ");
}
