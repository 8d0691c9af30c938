import {
  Baby,
  Flower2,
  GraduationCap,
  Hourglass,
  KeyRound,
  ShieldCheck,
  SlidersHorizontal,
  Sunset,
} from "lucide-react";
import { BenefitList, type Benefit } from "../../features/products/benefit-list.tsx";
import { ContactCard } from "../../features/products/contact-card.tsx";
import { Figures, type Figure } from "../../features/products/figures.tsx";
import { IconCards } from "../../features/products/icon-cards.tsx";
import { LifeStages } from "../../features/products/life-stages.tsx";
import { ProductFaq } from "../../features/products/product-faq.tsx";
import { ProductHero, QUOTE_ANCHOR } from "../../features/products/product-hero.tsx";
import { productQuestions } from "../../features/products/product-questions.server.ts";
import { Section } from "../../features/products/section.tsx";
import { shortQuoteAction } from "../../features/short-quote/short-quote-action.server.ts";
import { ShortQuoteForm } from "../../features/short-quote/short-quote-form.tsx";
import { ClosingBanner } from "../../layout/closing-banner.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/life";

const TYPES = [
  ["term", Hourglass],
  ["whole", ShieldCheck],
  ["universal", SlidersHorizontal],
  ["finalExpense", Flower2],
] as const;

const STAGES = [
  ["starting", KeyRound],
  ["family", Baby],
  ["middle", GraduationCap],
  ["later", Sunset],
] as const;

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { questions, structured } = productQuestions("life", servicesOf(args).language);
  return page(
    args,
    ["life", "products", "short-quote", "validation"],
    { questions },
    { seo: { structured: [structured] } },
  );
}

export const action = (args: Route.ActionArgs) => shortQuoteAction(args);

export default function LifePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("life");
  return (
    <>
      <ProductHero
        title={t("title")}
        lead={t("lead")}
        points={t("points", { returnObjects: true }) as string[]}
        art="three-generations-on-bench"
        formTitle={t("form.title")}
        formLead={t("form.lead")}
      >
        <ShortQuoteForm type="life" variant="full" anchor={QUOTE_ANCHOR} sent={actionData} />
      </ProductHero>
      <Section id="types" title={t("types.title")} lead={t("types.lead")}>
        <IconCards
          cards={TYPES.map(([id, icon]) => ({ id, icon, title: t(`types.${id}.title`), text: t(`types.${id}.text`) }))}
        />
      </Section>
      <Section id="amount" title={t("amount.title")} lead={t("amount.lead")} isTinted>
        <Figures figures={t("amount.figures", { returnObjects: true }) as Figure[]} />
      </Section>
      <Section id="stages" title={t("stages.title")} lead={t("stages.lead")}>
        <LifeStages
          stages={STAGES.map(([id, icon]) => ({
            id,
            icon,
            title: t(`stages.${id}.title`),
            text: t(`stages.${id}.text`),
          }))}
        />
      </Section>
      <Section id="benefits" title={t("benefits.title")} isTinted>
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
          <BenefitList
            benefits={t("benefits.items", { returnObjects: true }) as Benefit[]}
            className="sm:grid-cols-2"
          />
          <ContactCard more={{ label: t("benefits.glossary"), to: "/insurance-glossary" }} />
        </div>
      </Section>
      <ProductFaq title={t("faq")} questions={loaderData.questions} />
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.text")}
        action={{ label: t("closing.button"), to: "/quote?type=life" }}
      />
    </>
  );
}
