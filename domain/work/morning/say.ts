import { REQUEST_CHANNELS } from "../customer-options.ts";
import { DIRECT, NONE } from "../lead-options.ts";
import { sayType } from "../say-type.ts";
import { isLanguage } from "../../platform/language.ts";
import type { Translate } from "../../platform/text-keys.ts";
import type { Grouping } from "./figures.ts";

const KNOWN_SOURCES = [DIRECT, ...REQUEST_CHANNELS] as const;

/** Translates the name of a group; `sayDay` writes a day as the reader's calendar does. */
export function sayGroup(
  t: Translate,
  by: Grouping,
  { key, name }: { key: string; name?: string | undefined },
  sayDay: (day: string) => string,
): string {
  switch (by) {
    case "owner":
      return key === NONE ? t("morning:nobody") : (name ?? key);
    case "type":
      return sayTypeOrNone(t, key);
    case "language":
      return isLanguage(key) ? t(`portal:languages.${key}`) : key;
    case "source": {
      const known = KNOWN_SOURCES.find((source) => source === key);
      return known ? t(`morning:sources.${known}`) : key;
    }
    case "campaign":
      return key === NONE ? t("morning:noCampaign") : key;
    case "week":
      return sayDay(key);
  }
}

const HOUR = 60;

/** Formats a duration in open minutes: 45 min, 3 h 5 min. */
export function sayMinutes(t: Translate, minutes: number | null): string {
  if (minutes === null) return "–";
  if (minutes < HOUR) return t("morning:minutes", { minutes });
  return t("morning:hours", { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
}

/** Translates the name of a type of request, of any kind, or "not said" where there is none. */
export const sayTypeOrNone = (t: Translate, type: string | null): string => sayType(t, type) ?? t("morning:none");
