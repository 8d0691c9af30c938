import { clockTime, isNoon } from "../../domain/platform/office-hours.ts";
import type { TranslateIn } from "../../domain/platform/text-keys.ts";

/** A time of the office's clock as it is said: at 10:00 AM, at noon; until 7:00 PM. Spanish counts the hours. */
export function saidTime(t: TranslateIn<"common">, how: "at" | "until", time: string): string {
  if (isNoon(time)) return t(`hours.${how}Noon`);
  const shown = clockTime(time);
  return t(`hours.${how}`, { time: shown, count: Number.parseInt(shown, 10) });
}

/** The same in as few letters as there is room for: 10 AM, at noon. */
export function saidBriefly(t: TranslateIn<"common">, time: string): string {
  return isNoon(time) ? t("hours.atNoon") : clockTime(time).replace(":00", "");
}
