import { shownAt } from "../../../../domain/work/answer-time.ts";
import { clockTime, dayName, isNoon } from "../../../../domain/platform/office-hours.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";

/** Returns the promised answer time in words: today by 5:00 PM, on Monday by noon. */
export function useAnswerTime(sentAt: string, by: string | undefined): string | undefined {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const { timezone } = useAgency();
  if (!by) return undefined;
  const { daysLater, weekday, time } = shownAt(new Date(by), new Date(sentAt), timezone);
  const day = dayName(weekday, language, "long");
  if (isNoon(time)) return t(`noon.${daysLater === 0 ? "today" : daysLater === 1 ? "tomorrow" : "later"}`, { day });
  const shown = clockTime(time);
  // A non-breaking space keeps the time in one piece. Spanish uses the hour as the count: la 1:00, las 2:00.
  const values = { time: shown.replace(" ", "\u00a0"), count: Number.parseInt(shown, 10) };
  if (daysLater === 0) return t("when.today", values);
  if (daysLater === 1) return t("when.tomorrow", values);
  return t("when.later", { ...values, day });
}
