import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { buttonClass } from "../ui/button.tsx";

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="container-page grid justify-items-start gap-4 py-20">
      <p className="font-semibold text-accent">404</p>
      <h1>{t("notFound.title")}</h1>
      <p className="max-w-prose text-lg text-ink-soft">{t("notFound.text")}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <LocalLink to="/" className={buttonClass()}>
          {t("notFound.home")}
        </LocalLink>
        <LocalLink to="/contact" className={buttonClass({ variant: "secondary" })}>
          {t("nav.contact")}
        </LocalLink>
      </p>
    </div>
  );
}
