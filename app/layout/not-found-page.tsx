import { useLocation } from "react-router";
import { isPrivatePath } from "../../domain/platform/paths.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { buttonClass } from "../ui/button.tsx";
import { LostPage } from "./lost-page.tsx";

/** The page for an address without a page. Whoever followed a private link that no longer works can ask for it again. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <LostPage status="404" title={t("notFound.title")} text={t("notFound.text")} art="pickup-on-farm-road">
      {isPrivatePath(pathname) && !pathname.includes("/share/") && (
        <LocalLink to="/r" className={buttonClass({ variant: "secondary" })}>
          {t("notFound.request")}
        </LocalLink>
      )}
      <LocalLink to="/" className={buttonClass({ variant: "ghost" })}>
        {t("notFound.home")}
      </LocalLink>
    </LostPage>
  );
}
