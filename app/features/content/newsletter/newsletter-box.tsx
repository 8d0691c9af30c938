import { useTranslation } from "../../../lib/i18n.tsx";
import { Card } from "../../../ui/card.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The newsletter sign-up section. */
export function NewsletterBox() {
  const { t } = useTranslation("newsletter");
  return (
    <section aria-labelledby="newsletter" className="container-page pb-16 lg:pb-24">
      <Card tone="deep" padding="lg" className="grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-12 lg:p-12">
        <div className="grid gap-2">
          <h2 id="newsletter">{t("title")}</h2>
          <p className="max-w-prose text-lg text-on-deep-soft">{t("text")}</p>
        </div>
        <div className="grid gap-3">
          <NewsletterForm />
          <p className="text-sm text-on-deep-soft">{t("privacy")}</p>
        </div>
      </Card>
    </section>
  );
}
