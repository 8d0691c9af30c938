import { CarFront, CloudHail, PiggyBank, Scale } from "lucide-react";
import { BenefitList, type Benefit } from "../../features/products/benefit-list.tsx";
import { ContactCard } from "../../features/products/contact-card.tsx";
import { Figures, type Figure } from "../../features/products/figures.tsx";
import { IconCards } from "../../features/products/icon-cards.tsx";
import { ProductFaq } from "../../features/products/product-faq.tsx";
import { ProductHero, QUOTE_ANCHOR } from "../../features/products/product-hero.tsx";
import { productQuestions } from "../../features/products/product-questions.server.ts";
import { Section } from "../../features/products/section.tsx";
import { shortQuoteAction } from "../../features/short-quote/short-quote-action.server.ts";
import { ShortQuoteForm } from "../../features/short-quote/short-quote-form.tsx";
import { ClosingBanner } from "../../layout/closing-banner.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/auto";

const COVERAGES = [
  ["liability", Scale],
  ["collision", CarFront],
  ["comprehensive", CloudHail],
  ["affordable", PiggyBank],
] as const;

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { questions, structured } = productQuestions("auto", servicesOf(args).language);
  return page(
    args,
    ["auto", "products", "short-quote", "validation"],
    { questions },
    { seo: { structured: [structured] } },
  );
}

export const action = (args: Route.ActionArgs) => shortQuoteAction(args);

export default function AutoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("auto");
  return (
    <>
      <ProductHero
        title={t("title")}
        lead={t("lead")}
        points={t("points", { returnObjects: true }) as string[]}
        footnote={t("footnote")}
        art="pickup-on-farm-road"
        formTitle={t("form.title")}
        formLead={t("form.lead")}
      >
        <ShortQuoteForm type="auto" variant="full" anchor={QUOTE_ANCHOR} sent={actionData} />
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
      <Section id="minimum" title={t("minimum.title")} lead={t("minimum.lead")} isTinted>
        <Figures figures={t("minimum.figures", { returnObjects: true }) as Figure[]} />
        <p className="mt-4 max-w-prose">
          {t("minimum.note")}{" "}
          <LocalLink to="/auto-insurance-glossary" className="link">
            {t("minimum.glossary")}
          </LocalLink>
        </p>
      </Section>
      <Section id="benefits" title={t("benefits.title")}>
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
          <BenefitList
            benefits={t("benefits.items", { returnObjects: true }) as Benefit[]}
            className="sm:grid-cols-2"
          />
          <ContactCard more={{ label: t("benefits.claims"), to: "/claims-process" }} />
        </div>
      </Section>
      <ProductFaq title={t("faq")} questions={loaderData.questions} />
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.text")}
        action={{ label: t("closing.button"), to: "/quote?type=auto" }}
      />
    </>
  );
}
