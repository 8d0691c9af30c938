import { HeartPulse, Hourglass, Scale, Warehouse } from "lucide-react";
import { BenefitList, type Benefit } from "../../features/products/benefit-list.tsx";
import { BusinessTypes } from "../../features/products/business-types.tsx";
import { ContactCard } from "../../features/products/contact-card.tsx";
import { IconCards } from "../../features/products/icon-cards.tsx";
import { Industries } from "../../features/products/industries.tsx";
import { ProductHero, QUOTE_ANCHOR } from "../../features/products/product-hero.tsx";
import { Section } from "../../features/products/section.tsx";
import { shortQuoteAction } from "../../features/short-quote/short-quote-action.server.ts";
import { ShortQuoteForm } from "../../features/short-quote/short-quote-form.tsx";
import { ClosingBanner } from "../../layout/closing-banner.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/business";

const COVERAGES = [
  ["liability", Scale],
  ["property", Warehouse],
  ["workers", HeartPulse],
  ["interruption", Hourglass],
] as const;

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return page(args, ["business", "products", "short-quote", "validation"], {});
}

export const action = (args: Route.ActionArgs) => shortQuoteAction(args);

export default function BusinessPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("business");
  return (
    <>
      <ProductHero
        title={t("title")}
        lead={t("lead")}
        points={t("points", { returnObjects: true }) as string[]}
        art="corner-shop"
        formTitle={t("form.title")}
        formLead={t("form.lead")}
      >
        <ShortQuoteForm type="business" variant="full" anchor={QUOTE_ANCHOR} sent={actionData} />
      </ProductHero>
      <Section id="types" title={t("typesTitle")} lead={t("typesLead")}>
        <BusinessTypes />
      </Section>
      <Section id="coverage" title={t("coverage.title")} lead={t("coverage.lead")} isTinted>
        <IconCards
          cards={COVERAGES.map(([id, icon]) => ({
            id,
            icon,
            title: t(`coverage.${id}.title`),
            text: t(`coverage.${id}.text`),
          }))}
        />
      </Section>
      <Section id="industries" title={t("industriesTitle")} lead={t("industriesLead")}>
        <Industries />
      </Section>
      <Section id="benefits" title={t("benefits.title")} isTinted>
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
          <BenefitList
            benefits={t("benefits.items", { returnObjects: true }) as Benefit[]}
            className="sm:grid-cols-2"
          />
          <ContactCard more={{ label: t("benefits.questions"), to: "/faq" }} />
        </div>
      </Section>
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.text")}
        action={{ label: t("closing.button"), to: "/quote?type=business" }}
      />
    </>
  );
}
