import { wallClock } from "./wall-clock.ts";

/** When a text message may arrive, by the office's clock: 9 a.m. to 9 p.m., on Sundays from noon. */
const OPENS = 9;
const CLOSES = 21;
const SUNDAY = 0;
const SUNDAY_OPENS = 12;
const STEP_MS = 15 * 60_000;

function isQuiet(at: Date, timeZone: string): boolean {
  const shown = wallClock(at, timeZone);
  const hour = shown.getUTCHours();
  return hour >= CLOSES || hour < (shown.getUTCDay() === SUNDAY ? SUNDAY_OPENS : OPENS);
}

/** The moment itself, or the next one at which a message may go out. Steps by quarter hours, so that a change of the clock is no special case. */
export function afterQuietHours(at: Date, timeZone: string): Date {
  if (!isQuiet(at, timeZone)) return at;
  let next = Math.ceil(at.getTime() / STEP_MS) * STEP_MS;
  while (isQuiet(new Date(next), timeZone)) next += STEP_MS;
  return new Date(next);
}
