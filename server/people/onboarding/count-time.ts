import { weekOf } from "../../../domain/people/onboarding-time.ts";
import type { TimeLog } from "../../platform/db/schema/index.ts";

type Report = { minutes: number; startedAt: Date; log: TimeLog; timezone: string; now: Date };

/**
 * Returns the credited seconds of a time report and the updated log. The time is capped by the clock: nobody can learn
 * longer than the time since the step was started and since their last report on any step.
 */
export function countTime({ minutes, startedAt, log, timezone, now }: Report): { seconds: number; log: TimeLog } {
  const since = Math.max(startedAt.getTime(), log.reportedAt ? Date.parse(log.reportedAt) : 0);
  const believed = Math.max(0, Math.min(minutes * 60_000, now.getTime() - since));
  const seconds = Math.round(believed / 1000);
  const week = weekOf(now, timezone);
  const weeks = { ...log.weeks, [week]: (log.weeks?.[week] ?? 0) + seconds };
  return { seconds, log: { reportedAt: now.toISOString(), weeks } };
}
