import type { Agency } from "../../domain/operations/settings/agency.ts";
import { officeState, type OfficeState } from "../../domain/platform/office-open.ts";
import { useAgency } from "./agency.ts";
import { useMinute } from "./use-minute.ts";

/**
 * Returns the opening state of an office, the main one by default, at this minute by its own clock; null in the server's
 * page, which is cached and has no time.
 */
export function useOffice(office?: Pick<Agency, "hours" | "timezone">): OfficeState | null {
  const agency = useAgency();
  const now = useMinute();
  const { hours, timezone } = office ?? agency;
  return now && officeState({ hours, timezone, holidays: agency.holidays }, now);
}
