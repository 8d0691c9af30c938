import { useTranslation } from "../../lib/i18n.tsx";

export function CarriersTab() {
  const { t } = useTranslation("carriers");
  return <h2 className="text-2xl">{t("title")}</h2>;
}
