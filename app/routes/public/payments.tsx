import { useTranslation } from "../../lib/i18n.tsx";
import { CarrierCards } from "../../features/payments/carrier-cards.tsx";
import { PaymentHelp } from "../../features/payments/payment-help.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/payments";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const all = services.carriers();
  const carriers = all.flatMap(({ name, logoUrl, paymentUrl }) => (paymentUrl ? [{ name, logoUrl, paymentUrl }] : []));
  const description = services.translate(language, "payments:seo.description", { number: carriers.length });
  return page(args, ["payments"], { carriers, total: all.length }, { seo: { description } });
}

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("payments");
  const { carriers, total } = loaderData;
  return (
    <>
      <PageHero title={t("hero.title")} lead={t("hero.lead")} />
      <div className="container-page section-page grid items-start gap-10 lg:grid-cols-[1.9fr_1fr]">
        <section aria-labelledby="carriers">
          <h2 id="carriers" className="mb-6">
            {t("carriers.title")}
          </h2>
          <CarrierCards carriers={carriers} />
          <p className="mt-6 max-w-prose text-ink-soft">{t("carriers.missing", { shown: carriers.length, total })}</p>
        </section>
        <PaymentHelp />
      </div>
    </>
  );
}
