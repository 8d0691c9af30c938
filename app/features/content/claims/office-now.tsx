import { hoursLines } from "../../../../domain/platform/office-hours.ts";
import { zoneName } from "../../../../domain/platform/zone-name.ts";
import { OfficeStatus } from "../../../layout/office-status.tsx";
import { useAgency } from "../../../lib/agency.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";

/** The office hours, and whether the office is open right now. */
export function OfficeNow() {
  const { t } = useTranslation("claims");
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { hours: week, timezone } = useAgency();
  const lines = hoursLines(week, language, { closed: common("hours.closed"), noon: common("hours.noon") });
  return (
    <div className="grid gap-1">
      <OfficeStatus words="claims" height="min-h-14 sm:min-h-7" />
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
