import { agency } from "../../agency.config.ts";
import { officeState, type OfficeState } from "../../domain/platform/office-open.ts";
import { useMinute } from "./use-minute.ts";

/** Returns the office's opening state at this minute; null in the server's page, which is cached and has no time. */
export function useOffice(): OfficeState | null {
  const now = useMinute();
  return now && officeState(agency, now);
}
