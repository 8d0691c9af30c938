import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import type { ShownClaim } from "../../../domain/operations/settings/claims.ts";
import type { WayToPay as StoredWay } from "../../../server/content/shelves/present-entries.ts";
import { WaysToPay, type WayToPay } from "../../features/content/payments/ways-to-pay.tsx";
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
  const texts = services.paymentTexts(language);
  return page(args, ["payment-options"], {
    carriers,
    ...texts,
    ways: waysToPay(texts.ways, services.agencyClaims(language, "payments").inPerson),
    faq: services.questions("page-payments", language),
  });
}

/** Returns the ways to pay. To pay in person is one only where the agency says that its office takes payments. */
function waysToPay(stored: StoredWay[], inPerson: ShownClaim | undefined): WayToPay[] {
  const ways = stored.map(({ id, icon, title, description: text }) => ({ id, icon, title, text, isSample: false }));
  return [...ways, ...(inPerson ? [{ ...inPerson, id: 0, icon: "shop" as const }] : [])];
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
      {faq.length > 0 && (
        <FaqSection
          title={t("faq.title")}
          more={t("faq.more")}
          questions={faq}
          className="border-t border-line bg-surface"
        />
      )}
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.description")}
        action={{ label: t("closing.action"), to: "/contact" }}
      />
    </>
  );
}
