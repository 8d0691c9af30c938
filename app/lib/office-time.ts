import type { PageAgency } from "../../domain/operations/settings/agency.ts";
import { locationOf } from "../../domain/operations/settings/offices.ts";
import type { Language } from "../../domain/platform/language.ts";
import { zoneName } from "../../domain/platform/zone-name.ts";
import { useAgency } from "./agency.ts";
import { datesIn } from "./dates.ts";
import { useLanguage } from "./i18n.tsx";

type Offices = Pick<PageAgency, "timezone" | "locations">;

/**
 * Formats a time by the clock of an office, by which customers are told it. The time zone is named where it differs from
 * the main office's, whose clock the rest of the portal has: Nov 19, 2026, 10:30 AM (Mountain time).
 */
export function officeTime(agency: Offices, language: Language, iso: string, location?: string): string {
  const { timezone } = locationOf(agency, location);
  const said = datesIn(language, timezone).dateTime(iso);
  return timezone === agency.timezone ? said : `${said} (${zoneName(timezone, language)})`;
}

/** Returns the format of booked times in the page's language. */
export function useOfficeTime(): (iso: string, location?: string) => string {
  const agency = useAgency();
  const language = useLanguage();
  return (iso, location) => officeTime(agency, language, iso, location);
}
