import { Phone } from "lucide-react";
import type { ShownClaims } from "../../../domain/operations/settings/claims.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { CarrierCards } from "../../features/content/payments/carrier-cards.tsx";
import { PaymentHelp } from "../../features/content/payments/payment-help.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SampleNote } from "../../ui/sample-mark.tsx";
import type { Route } from "./+types/payments";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const all = services.carriers();
  const carriers = all.flatMap(({ name, logoUrl, paymentUrl, sample: isSample }) =>
    paymentUrl ? [{ name, logoUrl, paymentUrl, isSample }] : [],
  );
  const number = carriers.length;
  const description = services.translate(language, `payments:seo.${number > 0 ? "description" : "none"}`, { number });
  return page(
    args,
    ["payments"],
    { carriers, total: all.length, claims: services.agencyClaims(language, "payments") },
    { seo: { description } },
  );
}

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("payments");
  const { carriers, total, claims } = loaderData;
  if (carriers.length === 0) return <NowhereToPay claims={claims} />;
  return (
    <>
      <PageHero title={t("hero.title")} lead={t("hero.lead")} />
      <div className="container-page section-page grid items-start gap-10 lg:grid-cols-[1.9fr_1fr]">
        <section aria-labelledby="carriers">
          <h2 id="carriers" className="mb-6">
            {t("carriers.title")}
          </h2>
          <CarrierCards carriers={carriers} />
          <SampleNote items={carriers} className="mt-6" />
          <p className="mt-6 max-w-prose text-ink-soft">{t("carriers.missing", { shown: carriers.length, total })}</p>
        </section>
        <PaymentHelp claims={claims} hasSteps />
      </div>
    </>
  );
}

/** The content without carriers: nothing to choose, but the office knows where to pay. */
function NowhereToPay({ claims }: { claims: ShownClaims<"payments"> }) {
  const { t } = useTranslation("payments");
  return (
    <>
      <PageHero title={t("hero.title")} lead={t("carriers.none.lead")} />
      <div className="container-page section-page grid items-start gap-10 lg:grid-cols-[1.9fr_1fr]">
        <EmptyState icon={Phone} title={t("carriers.none.title")} text={t("carriers.none.text")} />
        <PaymentHelp claims={claims} />
      </div>
    </>
  );
}
