import { useTranslation } from "../../lib/i18n.tsx";

export function FormsTab() {
  const { t } = useTranslation("forms");
  return <h2 className="text-2xl">{t("title")}</h2>;
}
