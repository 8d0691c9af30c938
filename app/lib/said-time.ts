import { clockTime, isNoon } from "../../domain/platform/office-hours.ts";
import type { TranslateIn } from "../../domain/platform/text-keys.ts";

/** Formats a time as it is said: at 10:00 AM, at noon; until 7:00 PM. Spanish has a plural form by the hour. */
export function saidTime(t: TranslateIn<"common">, how: "at" | "until", time: string): string {
  if (isNoon(time)) return t(`hours.${how}Noon`);
  const shown = clockTime(time);
  return t(`hours.${how}`, { time: shown, count: Number.parseInt(shown, 10) });
}

/** Formats a time as short as possible: 10 AM, at noon. */
export function saidBriefly(t: TranslateIn<"common">, time: string): string {
  return isNoon(time) ? t("hours.atNoon") : clockTime(time).replace(":00", "");
}
