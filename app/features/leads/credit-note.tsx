import { useTranslation } from "../../lib/i18n.tsx";

/** What Texas law wants said before a company looks into somebody's records. */
export function CreditNote() {
  const { t } = useTranslation("leads");
  return <p className="text-sm text-ink-soft">{t("credit")}</p>;
}
