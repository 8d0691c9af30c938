import type { Location } from "../../domain/operations/settings/sections.ts";
import { dayName } from "../../domain/platform/office-hours.ts";
import { useLanguage, useTranslation } from "../lib/i18n.tsx";
import { saidTime } from "../lib/said-time.ts";
import { useOffice } from "../lib/use-office.ts";
import { cx } from "../ui/cx.ts";

type OfficeStatusProps = {
  /** The main office by default. */
  office?: Location;
  /** The namespace whose words are used: a short line beside an office, or a whole sentence. */
  words: "contacts" | "claims";
  /** The least height of the line, which is reserved until the browser knows the time (no layout shift). */
  height: string;
};

/** Whether an office is open right now, by its own clock, and when it closes or opens. */
export function OfficeStatus({ office, words, height }: OfficeStatusProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = useOffice(office);
  if (!state) return <p className={cx(height, "noscript:hidden")} />;
  const text = state.isOpen
    ? t(`${words}:office.open`, { until: saidTime(t, "until", state.until) })
    : t(`${words}:office.${state.inDays === 0 ? "opensToday" : "opensOn"}`, {
        day: dayName(state.day, language, "long"),
        at: saidTime(t, "at", state.opens),
      });
  return (
    <p className={cx("flex items-center gap-2 font-semibold", height)}>
      <span aria-hidden="true" className={cx("size-3 shrink-0 rounded-full", state.isOpen ? "bg-sage" : "bg-brick")} />
      {text}
    </p>
  );
}
