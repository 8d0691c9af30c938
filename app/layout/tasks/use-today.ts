import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { useAgency } from "../../lib/agency.ts";
import { useMinute } from "../../lib/use-minute.ts";

/** Returns today by the office's calendar; empty in the server's page, which has no list yet. */
export function useToday(): string {
  const { timezone } = useAgency();
  const now = useMinute();
  return now ? wallClock(now, timezone).toISOString().slice(0, 10) : "";
}
