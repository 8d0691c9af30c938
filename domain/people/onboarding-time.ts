import { wallClock, weekdayOf } from "../platform/wall-clock.ts";

/** The time rules of onboarding, each by the agent's own clock. */

const DAY_MS = 86_400_000;
const QUIET_DAYS = 7;
const NUDGE_FROM = 9;
const NUDGE_UNTIL = 18;
const WEEKEND = [0, 6];

/** Returns true for a name of the IANA time zone database; offsets such as +05:00 are not names. */
export function isTimezone(value: string): boolean {
  if (!/^[A-Za-z]\w*(?:[/+-]\w+)*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: value }));
  } catch {
    return false;
  }
}

/** Returns the Monday of the week, as YYYY-MM-DD. */
export function weekOf(at: Date, timeZone: string): string {
  const shown = wallClock(at, timeZone);
  const sinceMonday = weekdayOf(shown);
  return new Date(shown.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Returns true on weekdays from nine to six, when a mail about work is welcome. */
export function isDecentHour(at: Date, timeZone: string): boolean {
  const shown = wallClock(at, timeZone);
  const hour = shown.getUTCHours();
  return hour >= NUDGE_FROM && hour < NUDGE_UNTIL && !WEEKEND.includes(shown.getUTCDay());
}

/** Returns the moment before which somebody must have been active last to count as quiet. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - QUIET_DAYS * DAY_MS);
}
