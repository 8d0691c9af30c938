import { calendarOf } from "../../../../domain/operations/settings/offices.ts";
import { shownAt } from "../../../../domain/work/answer-time.ts";
import { clockTime, dayName, isNoon } from "../../../../domain/platform/office-hours.ts";
import { zoneName } from "../../../../domain/platform/zone-name.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import type { DatedReceipt } from "./lead-values.ts";

type Promised = Pick<DatedReceipt, "at" | "answerBy" | "location">;

/** Returns the promised answer time in words, by the clock of the request's office: today by 5:00 PM, Central time. */
export function useAnswerTime(receipt: Promised): string | undefined {
  const language = useLanguage();
  const { timezone } = calendarOf(useAgency(), receipt.location);
  const when = useMomentText(receipt, timezone);
  return when && `${when}, ${zoneName(timezone, language)}`;
}

/** Returns a moment as it is said: today by 5:00 PM, on Monday by noon. */
function useMomentText({ at: sentAt, answerBy: by }: Promised, timezone: string): string | undefined {
  const { t } = useTranslation("leads");
  const language = useLanguage();
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
