import type { Location } from "../../../../domain/operations/settings/sections.ts";
import { dayName } from "../../../../domain/platform/office-hours.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { saidTime } from "../../../lib/said-time.ts";
import { useOffice } from "../../../lib/use-office.ts";
import { cx } from "../../../ui/cx.ts";

/** Whether an office is open right now, by its own clock, and when it closes or opens. */
export function OfficeStatus({ office }: { office: Location }) {
  const { t } = useTranslation("contacts");
  const { t: common } = useTranslation();
  const language = useLanguage();
  const state = useOffice(office);
  // Reserves the line's space until the browser knows the time (no layout shift).
  if (!state) return <p className="min-h-7 noscript:hidden" />;
  const text = state.isOpen
    ? t("office.open", { until: saidTime(common, "until", state.until) })
    : t(`office.${state.inDays === 0 ? "opensToday" : "opensOn"}`, {
        day: dayName(state.day, language, "long"),
        at: saidTime(common, "at", state.opens),
      });
  return (
    <p className="flex min-h-7 items-center gap-2 font-semibold">
      <span aria-hidden="true" className={cx("size-3 shrink-0 rounded-full", state.isOpen ? "bg-sage" : "bg-brick")} />
      {text}
    </p>
  );
}
