import { useTranslation } from "../../lib/i18n.tsx";
import { autopayBenefits, autopayNeeds, paymentFaq, waysToPay } from "../../../content/payment-options.ts";
import { AutomaticPayments } from "../../features/payments/automatic-payments.tsx";
import { CarrierTable } from "../../features/payments/carrier-table.tsx";
import { WaysToPay } from "../../features/payments/ways-to-pay.tsx";
import { ClosingBanner } from "../../layout/closing-banner.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/payment-options";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const carriers = services.carriers().flatMap(({ name, logoUrl, website, paymentUrl, paymentMethods }) => {
    return paymentMethods ? [{ name, logoUrl, paymentUrl: paymentUrl ?? website, methods: paymentMethods }] : [];
  });
  return page(args, ["payment-options"], {
    carriers,
    ways: waysToPay.map(({ id, title, description }) => ({
      id,
      title: title[language],
      description: description[language],
    })),
    benefits: autopayBenefits[language],
    needs: autopayNeeds.map(({ title, description }) => ({
      title: title[language],
      description: description[language],
    })),
    faq: paymentFaq.map(({ question, answer }) => ({ question: question[language], answer: answer[language] })),
  });
}

export default function PaymentOptionsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("payment-options");
  const { carriers, ways, benefits, needs, faq } = loaderData;
  return (
    <>
      <PageHero title={t("hero.title")} lead={t("hero.lead")} art="corner-shop">
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
      <section aria-labelledby="payment-faq" className="border-t border-line bg-surface">
        <div className="container-page section-page grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
          <div>
            <h2 id="payment-faq">{t("faq.title")}</h2>
            <LocalLink to="/faq" className="link mt-2 inline-flex min-h-11 items-center font-semibold">
              {t("faq.more")}
            </LocalLink>
          </div>
          <Accordion>
            {faq.map(({ question, answer }) => (
              <AccordionItem key={question} title={question}>
                {answer}
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      </section>
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.description")}
        action={{ label: t("closing.action"), to: "/contact" }}
      />
    </>
  );
}
