import { wallClock } from "../../../../domain/platform/wall-clock.ts";
import { useAgency } from "../../../lib/agency.ts";

/** Returns the day at the office, as dates of the database are written: 2026-11-18. */
export function useToday(): string {
  const { timezone } = useAgency();
  return wallClock(new Date(), timezone).toISOString().slice(0, 10);
}
