import { agency } from "./agency.ts";
import { wallClock } from "../../domain/platform/wall-clock.ts";

const HOUR = 3_600_000;

/** Returns the environment variables that shift the clock of a started program to another time. */
export function clockShiftEnv(time: Date): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${new URL("./shifted-clock.ts", import.meta.url).href}`,
    CLOCK_SHIFT_MS: String(time.getTime() - Date.now()),
  };
}

const atOffice = (time: number) => wallClock(new Date(time), agency.timezone);

/** Returns the latest moment at which a text message may arrive anywhere in the country: now, or some hours ago. */
export function latestDecentHour(): Date {
  let time = Date.now();
  while (atOffice(time).getUTCDay() === 0 || atOffice(time).getUTCHours() < 12 || atOffice(time).getUTCHours() >= 17) {
    time -= HOUR;
  }
  return new Date(time);
}

/** Returns the next hour from 11 p.m. on after which the office opens at 9 a.m. */
export function nextNight(): Date {
  let time = Date.now();
  while (atOffice(time).getUTCDay() === 6 || atOffice(time).getUTCHours() !== 23) time += HOUR;
  return new Date(time);
}
