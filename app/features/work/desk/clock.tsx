import { CircleCheck, Clock3 } from "lucide-react";
import { calendarOf } from "../../../../domain/operations/settings/offices.ts";
import { afterOpenMinutes } from "../../../../domain/platform/office-clock.ts";
import { clockState, type ClockState } from "../../../../domain/work/desk/clock.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useDates } from "../../../lib/dates.ts";
import { duration } from "../../../lib/duration.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useMinute } from "../../../lib/use-minute.ts";
import { cx } from "../../../ui/cx.ts";
import { kindOf, type LeadRow } from "./lead-kinds.ts";

const STATE_CLASSES: Record<ClockState, string> = {
  calm: "text-ink-soft",
  half: "rounded bg-accent-soft px-1.5 font-semibold text-accent",
  over: "rounded bg-brick-soft px-1.5 font-semibold text-brick",
};

type RunningClock = { state: ClockState; from: Date; to: Date };

/**
 * Returns the response clock of a request that waits for us, by the hours of its office; null for other requests.
 */
function useClock(lead: LeadRow): RunningClock | null {
  const agency = useAgency();
  const now = useMinute();
  const { waitsFor, waitsSince } = lead.work;
  if (!now || waitsFor !== "us" || !waitsSince) return null;
  const from = new Date(waitsSince);
  const calendar = calendarOf(agency, lead.work.location);
  const to = afterOpenMinutes(from, agency.promises[kindOf(lead)].answerWithinHours * 60, calendar);
  return { state: clockState({ from, to, now }, calendar), from, to };
}

/**
 * Shows the time a request has waited for us, otherwise its age. The color is goldenrod after half of the response
 * time, brick after all of it.
 */
export function Clock({ lead }: { lead: LeadRow }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const dates = useDates();
  const now = useMinute();
  const clock = useClock(lead);
  if (!now) return null;
  const since = clock?.from ?? new Date(lead.requestDate);
  return (
    <span
      data-clock={clock?.state}
      title={dates.dateTime(since.toISOString())}
      className={cx("shrink-0 text-sm whitespace-nowrap tabular-nums", STATE_CLASSES[clock?.state ?? "calm"])}
    >
      <span className="sr-only">
        {t(clock?.state === "over" ? "inbox.clock.late" : clock ? "inbox.clock.waiting" : "inbox.clock.age")}{" "}
      </span>
      {duration(now.getTime() - since.getTime(), language)}
    </span>
  );
}

/** Shows the deadline for the answer to a request that waits for us, otherwise the time of the first answer. */
export function Deadline({ lead }: { lead: LeadRow }) {
  const { t } = useTranslation("desk");
  const dates = useDates();
  const clock = useClock(lead);
  const { firstResponseAt } = lead.work;
  if (clock) {
    const key = clock.state === "over" ? "inbox.clock.wasDue" : "inbox.clock.due";
    return (
      <span className={cx("inline-flex items-center gap-1", STATE_CLASSES[clock.state])}>
        <Clock3 aria-hidden="true" className="size-4" />
        {t(key, { date: dates.dateTime(clock.to.toISOString()) })}
      </span>
    );
  }
  if (firstResponseAt) {
    return (
      <span className="inline-flex items-center gap-1 text-sage">
        <CircleCheck aria-hidden="true" className="size-4" />
        {t("inbox.clock.answered", { date: dates.dateTime(firstResponseAt) })}
      </span>
    );
  }
  return null;
}
