import { ArrowLeft } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { buttonClass } from "../../ui/button.tsx";

/** What stands at the address of an article that cannot be had. */
export function ArticleNotFound({ status }: { status: number }) {
  const { t } = useTranslation("blog");
  return (
    <div className="container-page grid justify-items-start gap-4 py-20">
      <p className="font-semibold text-accent">{status === 404 ? status : t("article.failed", { status })}</p>
      <h1>{t("article.notFound.title")}</h1>
      <p className="max-w-prose text-lg text-ink-soft">{t("article.notFound.text")}</p>
      <LocalLink to="/blog" className={buttonClass({ className: "mt-2" })}>
        <ArrowLeft aria-hidden="true" />
        {t("article.back")}
      </LocalLink>
    </div>
  );
}
