import { CloudRainWind, House, Snowflake, Sofa, Tornado, Waves, Wind } from "lucide-react";
import { BenefitList, type Benefit } from "../../features/products/benefit-list.tsx";
import { ContactCard } from "../../features/products/contact-card.tsx";
import { IconCards } from "../../features/products/icon-cards.tsx";
import { ProductHero, QUOTE_ANCHOR } from "../../features/products/product-hero.tsx";
import { RiskList } from "../../features/products/risk-list.tsx";
import { Section } from "../../features/products/section.tsx";
import { shortQuoteAction } from "../../features/short-quote/short-quote-action.server.ts";
import { ShortQuoteForm } from "../../features/short-quote/short-quote-form.tsx";
import { ClosingBanner } from "../../layout/closing-banner.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/homeowners";

const COVERAGES = [
  ["dwelling", House],
  ["belongings", Sofa],
  ["wind", Wind],
  ["flood", Waves],
] as const;

const RISKS = [
  ["hail", CloudRainWind],
  ["hurricane", Tornado],
  ["flood", Waves],
  ["freeze", Snowflake],
] as const;

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return page(args, ["homeowners", "products", "short-quote", "validation"], {});
}

export const action = (args: Route.ActionArgs) => shortQuoteAction(args);

export default function HomeownersPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("homeowners");
  return (
    <>
      <ProductHero
        title={t("title")}
        lead={t("lead")}
        points={t("points", { returnObjects: true }) as string[]}
        footnote={t("footnote")}
        art="porch-house-under-oak"
        formTitle={t("form.title")}
        formLead={t("form.lead")}
      >
        <ShortQuoteForm type="home" variant="full" anchor={QUOTE_ANCHOR} sent={actionData} />
      </ProductHero>
      <Section id="coverage" title={t("coverage.title")} lead={t("coverage.lead")}>
        <IconCards
          cards={COVERAGES.map(([id, icon]) => ({
            id,
            icon,
            title: t(`coverage.${id}.title`),
            text: t(`coverage.${id}.text`),
          }))}
        />
      </Section>
      <Section id="risks" title={t("risks.title")} lead={t("risks.lead")} isTinted>
        <RiskList
          art="hail-over-roof"
          risks={RISKS.map(([id, icon]) => ({
            id,
            icon,
            title: t(`risks.${id}.title`),
            text: t(`risks.${id}.text`),
          }))}
        />
      </Section>
      <Section id="savings" title={t("savings.title")} lead={t("savings.lead")}>
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
          <BenefitList benefits={t("savings.items", { returnObjects: true }) as Benefit[]} className="sm:grid-cols-2" />
          <ContactCard more={{ label: t("savings.claims"), to: "/claims-process" }} />
        </div>
        <p className="mt-6 max-w-prose text-xs text-ink-soft">{t("footnote")}</p>
      </Section>
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.text")}
        action={{ label: t("closing.button"), to: "/quote?type=home" }}
      />
    </>
  );
}
