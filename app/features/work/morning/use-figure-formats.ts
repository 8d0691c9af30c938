import { dollars } from "../../../../domain/platform/dollars.ts";
import { useDates } from "../../../lib/dates.ts";
import { localeOf } from "../../../../domain/platform/language.ts";
import { sayMinutes } from "../../../../domain/work/morning/say.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";

/** Returns a timestamp around noon in Texas, so that the time zone does not change the day. */
const noon = (day: string) => `${day}T18:00:00Z`;

/** Returns the formatters for figures: counts, office minutes, amounts and days. */
export function useFigureFormats() {
  const { t } = useTranslation("morning");
  const language = useLanguage();
  const dates = useDates();
  const number = new Intl.NumberFormat(localeOf(language));
  return {
    count: (value: number) => number.format(value),
    minutes: (value: number | null) => sayMinutes(t, value),
    dollars: (cents: number) => dollars(cents, language),
    /** Nov 16 */
    day: (day: string) => dates.day(noon(day)),
    /** November 16, 2026 */
    longDay: (day: string) => dates.date(noon(day)),
  };
}
