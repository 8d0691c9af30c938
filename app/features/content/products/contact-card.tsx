import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";

/** The card for visitors who prefer to ask: a link to the contact page, and one more link to read on. */
export function ContactCard({ more }: { more: { label: string; to: string } }) {
  const { t } = useTranslation("products");
  return (
    <Card padding="lg" className="grid content-start gap-3 self-start">
      <CardTitle>{t("contact.title")}</CardTitle>
      <p className="text-ink-soft">{t("contact.text")}</p>
      <p className="mt-1 flex flex-wrap gap-3">
        <LocalLink to="/contact" className={buttonClass()}>
          {t("contact.button")}
        </LocalLink>
        <LocalLink to={more.to} className={buttonClass({ variant: "secondary" })}>
          {more.label}
        </LocalLink>
      </p>
    </Card>
  );
}
