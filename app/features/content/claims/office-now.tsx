import { dayName, hoursLines } from "../../../../domain/platform/office-hours.ts";
import { zoneName } from "../../../../domain/platform/zone-name.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { saidTime } from "../../../lib/said-time.ts";
import { useOffice } from "../../../lib/use-office.ts";
import { cx } from "../../../ui/cx.ts";

/** The office hours, and whether the office is open right now. */
export function OfficeNow() {
  const { t } = useTranslation("claims");
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { hours: week, timezone } = useAgency();
  const lines = hoursLines(week, language, { closed: common("hours.closed"), noon: common("hours.noon") });
  return (
    <div className="grid gap-1">
      <OpenOrClosed />
      <p className="text-ink-soft">
        {t("office.hours", { zone: zoneName(timezone, language) })}:{" "}
        {lines.map(({ days, hours }, index) => (
          <span key={days} className="inline-block">
            <span className="inline-block first-letter:uppercase">{days}</span> {hours}
            {index < lines.length - 1 && ",\u00a0"}
          </span>
        ))}
      </p>
    </div>
  );
}

function OpenOrClosed() {
  const { t } = useTranslation("claims");
  const { t: common } = useTranslation();
  const language = useLanguage();
  const state = useOffice();
  // Reserves the line's space until the browser knows the time (no layout shift).
  if (!state) return <p className="min-h-14 sm:min-h-7 noscript:hidden" />;
  const statusText = state.isOpen
    ? t("office.open", { until: saidTime(common, "until", state.until) })
    : t(`office.${state.inDays === 0 ? "opensToday" : "opensOn"}`, {
        day: dayName(state.day, language, "long"),
        at: saidTime(common, "at", state.opens),
      });
  return (
    <p className="flex min-h-14 items-center gap-2 font-semibold sm:min-h-7">
      <span aria-hidden="true" className={cx("size-3 shrink-0 rounded-full", state.isOpen ? "bg-sage" : "bg-brick")} />
      {statusText}
    </p>
  );
}
