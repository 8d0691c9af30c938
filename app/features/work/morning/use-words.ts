import { dollars } from "../../../../domain/platform/dollars.ts";
import { formatDate, formatDay } from "../../../lib/dates.ts";
import { localeOf } from "../../../../domain/platform/language.ts";
import { sayMinutes } from "../../../../domain/work/morning/say.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";

/** Noon of a day: the same day, whatever the time zone. */
const noon = (day: string) => `${day}T18:00:00Z`;

/** How figures are written: counts, times of an open office, amounts, days. */
export function useWords() {
  const { t } = useTranslation("morning");
  const language = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  return {
    count: (value: number) => number.format(value),
    minutes: (value: number | null) => sayMinutes(t, value),
    dollars: (cents: number) => dollars(cents, language),
    /** Nov 16 */
    day: (day: string) => formatDay(noon(day), language),
    /** November 16, 2026 */
    longDay: (day: string) => formatDate(noon(day), language),
  };
}
