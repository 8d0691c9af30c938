/** Questions about time that onboarding asks, each by the agent's own clock. */

const DAY_MS = 86_400_000;
const QUIET_DAYS = 7;
const NUDGE_FROM = 9;
const NUDGE_UNTIL = 18;

/** True for a name of the IANA time zone database; offsets such as +05:00 are not names. */
export function isTimezone(value: string): boolean {
  if (!/^[A-Za-z]\w*(?:[/+-]\w+)*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: value }));
  } catch {
    return false;
  }
}

function partsOf(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
}

/** The Monday of the week, as YYYY-MM-DD. */
export function weekOf(at: Date, timeZone: string): string {
  const part = partsOf(at, timeZone);
  const day = new Date(`${part("year")}-${part("month")}-${part("day")}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Weekdays from nine to six: when a mail about work is welcome. */
export function isDecentHour(at: Date, timeZone: string): boolean {
  const part = partsOf(at, timeZone);
  const hour = Number(part("hour"));
  return hour >= NUDGE_FROM && hour < NUDGE_UNTIL && !["Sat", "Sun"].includes(part("weekday"));
}

/** The moment before which somebody must have been active last to count as quiet. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - QUIET_DAYS * DAY_MS);
}
