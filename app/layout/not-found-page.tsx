import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { buttonClass } from "../ui/button.tsx";
import { LostPage } from "./lost-page.tsx";

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <LostPage status="404" title={t("notFound.title")} text={t("notFound.text")} art="pickup-on-farm-road">
      <LocalLink to="/" className={buttonClass({ variant: "ghost" })}>
        {t("notFound.home")}
      </LocalLink>
    </LostPage>
  );
}
