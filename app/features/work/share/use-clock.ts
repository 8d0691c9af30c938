import { localeOf } from "../../../../domain/platform/language.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useLanguage } from "../../../lib/i18n.tsx";

/** Returns the format of a time of day by the office's clock: 3:04 PM. */
export function useClock(): (iso: string) => string {
  const language = useLanguage();
  const { timezone } = useAgency();
  const format = new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short", timeZone: timezone });
  return (iso) => format.format(new Date(iso)).replaceAll("\u202f", " ");
}
