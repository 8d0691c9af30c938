import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

/**
 * Names the reports that an insurer may order on an applicant for this type of insurance; some of it must by law be
 * said beforehand.
 */
export function ReportNote({ type }: { type: InsuranceType }) {
  const { t } = useTranslation("leads");
  return <p className="text-sm text-ink-soft">{t(`reports.${type}`)}</p>;
}
