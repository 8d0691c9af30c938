import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

/** Which reports a company may order on who asks for this type of insurance; the law wants some of it said beforehand. */
export function ReportNote({ type }: { type: InsuranceType }) {
  const { t } = useTranslation("leads");
  return <p className="text-sm text-ink-soft">{t(`reports.${type}`)}</p>;
}
