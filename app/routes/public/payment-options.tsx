import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { autopayBenefits, autopayNeeds, paymentFaq, waysToPay } from "../../../content/payment-options.ts";
import type { ShownClaims } from "../../../domain/operations/settings/claims.ts";
import { inLanguage, type Language } from "../../../domain/platform/language.ts";
import { WaysToPay } from "../../features/content/payments/ways-to-pay.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/payment-options";

const CarrierTable = asleep(
  async () => (await import("../../features/content/payments/carrier-table.tsx")).CarrierTable,
);
const AutomaticPayments = asleep(
  async () => (await import("../../features/content/payments/automatic-payments.tsx")).AutomaticPayments,
);
const FaqSection = asleep(async () => (await import("../../layout/faq-section.tsx")).FaqSection);
const ClosingBanner = asleep(async () => (await import("../../layout/closing-banner.tsx")).ClosingBanner);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const carriers = services.carriers().flatMap((carrier) => {
    const { name, logoUrl, website, paymentUrl, paymentMethods: methods, sample: isSample } = carrier;
    return methods ? [{ name, logoUrl, paymentUrl: paymentUrl ?? website, methods, isSample }] : [];
  });
  return page(args, ["payment-options"], {
    carriers,
    ways: shownWays(language, services.agencyClaims(language, "payments")),
    benefits: inLanguage(autopayBenefits, language),
    needs: inLanguage(autopayNeeds, language),
    faq: inLanguage(paymentFaq, language),
  });
}

/** Returns the ways to pay. To pay in person is one only where the agency says that its office takes payments. */
function shownWays(language: Language, { inPerson }: ShownClaims<"payments">) {
  return inLanguage(waysToPay, language).flatMap(({ id, title, description }) => {
    if (description !== null) return [{ id, title, text: description, isSample: false }];
    return inPerson ? [{ ...inPerson, id, title }] : [];
  });
}

export default function PaymentOptionsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("payment-options");
  const { carriers, ways, benefits, needs, faq } = loaderData;
  return (
    <>
      <PageHero title={t("hero.title")} lead={t("hero.lead")}>
        <p className="flex flex-wrap gap-3">
          <LocalLink to="/payments" className={buttonClass({ variant: "accent", size: "lg" })}>
            {t("hero.pay")}
          </LocalLink>
          <LocalLink to="/contact" className={buttonClass({ variant: "secondary", size: "lg" })}>
            {t("hero.contact")}
          </LocalLink>
        </p>
      </PageHero>
      <WaysToPay ways={ways} />
      <CarrierTable carriers={carriers} />
      <AutomaticPayments benefits={benefits} needs={needs} />
      <FaqSection
        title={t("faq.title")}
        more={t("faq.more")}
        questions={faq}
        className="border-t border-line bg-surface"
      />
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.description")}
        action={{ label: t("closing.action"), to: "/contact" }}
      />
    </>
  );
}
