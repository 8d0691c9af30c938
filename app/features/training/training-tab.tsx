import { useTranslation } from "../../lib/i18n.tsx";

export function TrainingTab() {
  const { t } = useTranslation("training");
  return <h2 className="text-2xl">{t("title")}</h2>;
}
