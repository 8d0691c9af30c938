import { ArrowLeft } from "lucide-react";
import { LostPage } from "../../../layout/lost-page.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";

/** The error page for an article that does not exist or cannot be loaded. */
export default function ArticleNotFound({ status }: { status: number }) {
  const { t } = useTranslation("blog");
  return (
    <LostPage
      status={status === 404 ? status : t("article.failed", { status })}
      title={t("article.notFound.title")}
      text={t("article.notFound.text")}
      art="desk-with-two-languages"
    >
      <LocalLink to="/blog" className={buttonClass({ variant: "ghost" })}>
        <ArrowLeft aria-hidden="true" />
        {t("article.back")}
      </LocalLink>
    </LostPage>
  );
}
