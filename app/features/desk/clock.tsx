import { CircleCheck, Clock3 } from "lucide-react";
import { agency } from "../../../agency.config.ts";
import { clockState, type ClockState } from "../../../domain/desk/clock.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { duration } from "../../lib/duration.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { useMinute } from "../../lib/use-minute.ts";
import { cx } from "../../ui/cx.ts";
import type { LeadRow } from "./lead-kinds.ts";

const LOOKS: Record<ClockState, string> = {
  calm: "text-ink-soft",
  half: "rounded bg-accent-soft px-1.5 font-semibold text-accent",
  over: "rounded bg-brick-soft px-1.5 font-semibold text-brick",
};

/** How far the clock of a request that nobody has answered yet has run; null for others. */
function useClock(lead: LeadRow): { state: ClockState; now: Date; respondBy: string } | null {
  const now = useMinute();
  const { respondBy, firstResponseAt, stage } = lead.work;
  if (!now || !respondBy || firstResponseAt || stage !== "new") return null;
  const span = { from: new Date(lead.requestDate), to: new Date(respondBy), now };
  return { state: clockState(span, agency), now, respondBy };
}

/** How long a request has been here; in goldenrod once half the time for an answer is over, in brick once all is. */
export function Clock({ lead }: { lead: LeadRow }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const now = useMinute();
  const clock = useClock(lead);
  if (!now) return null;
  const age = duration(now.getTime() - Date.parse(lead.requestDate), language);
  return (
    <span
      data-clock={clock?.state}
      title={formatDateTime(lead.requestDate, language)}
      className={cx("shrink-0 text-sm whitespace-nowrap tabular-nums", LOOKS[clock?.state ?? "calm"])}
    >
      <span className="sr-only">
        {t(clock?.state === "over" ? "inbox.clock.late" : clock ? "inbox.clock.waiting" : "inbox.clock.age")}{" "}
      </span>
      {age}
    </span>
  );
}

/** By when an open request is to be answered, or when it was. */
export function Deadline({ lead }: { lead: LeadRow }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const clock = useClock(lead);
  const { firstResponseAt } = lead.work;
  if (firstResponseAt) {
    return (
      <span className="inline-flex items-center gap-1 text-sage">
        <CircleCheck aria-hidden="true" className="size-4" />
        {t("inbox.clock.answered", { date: formatDateTime(firstResponseAt, language) })}
      </span>
    );
  }
  if (!clock) return null;
  const key = clock.state === "over" ? "inbox.clock.wasDue" : "inbox.clock.due";
  return (
    <span className={cx("inline-flex items-center gap-1", LOOKS[clock.state])}>
      <Clock3 aria-hidden="true" className="size-4" />
      {t(key, { date: formatDateTime(clock.respondBy, language) })}
    </span>
  );
}
