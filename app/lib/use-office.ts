import { officeState, type OfficeState } from "../../domain/platform/office-open.ts";
import { useAgency } from "./agency.ts";
import { useMinute } from "./use-minute.ts";

/** Returns the office's opening state at this minute; null in the server's page, which is cached and has no time. */
export function useOffice(): OfficeState | null {
  const agency = useAgency();
  const now = useMinute();
  return now && officeState(agency, now);
}
