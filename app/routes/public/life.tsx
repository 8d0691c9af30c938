import { Flower2, Hourglass, ShieldCheck, SlidersHorizontal } from "lucide-react";
import { leadAction } from "../../features/work/leads/lead-action.server.ts";
import { iconItems } from "../../features/content/products/icon-items.ts";
import { productClaims } from "../../features/content/products/product-claims.server.ts";
import { ProductBenefits, ProductPage } from "../../features/content/products/product-page.tsx";
import { productQuestions } from "../../features/content/products/product-questions.server.ts";
import { Section } from "../../features/content/products/section.tsx";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/life";

const TYPES = [
  ["term", Hourglass],
  ["whole", ShieldCheck],
  ["universal", SlidersHorizontal],
  ["finalExpense", Flower2],
] as const;

const ShortQuoteForm = asleep(
  async () => (await import("../../features/work/short-quote/short-quote-form.tsx")).ShortQuoteForm,
);

const Figures = asleep(async () => (await import("../../features/content/products/figures.tsx")).Figures);
const IconRows = asleep(async () => (await import("../../features/content/products/icon-rows.tsx")).IconRows);
const LifeStages = asleep(async () => (await import("../../features/content/products/life-stages.tsx")).LifeStages);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { questions, structured } = productQuestions(args, "page-life");
  return page(
    args,
    ["life", "products", "short-quote", "leads", "validation"],
    { questions, claims: productClaims(args, "life") },
    { seo: { structured } },
  );
}

export const action = (args: Route.ActionArgs) => leadAction(args, "submitQuote");

export default function LifePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("life");
  const { questions, claims } = loaderData;
  return (
    <ProductPage
      namespace="life"
      type="life"
      art="three-generations-on-bench"
      claims={[claims.noExam, claims.languages]}
      form={<ShortQuoteForm type="life" variant="full" sent={actionData} />}
      faq={{ title: t("faq"), questions }}
    >
      <Section id="types" title={t("types.title")} lead={t("types.lead")}>
        <IconRows cards={iconItems(t("types", { returnObjects: true }), TYPES)} />
      </Section>
      <Section id="amount" title={t("amount.title")} lead={t("amount.lead")} isTinted>
        <Figures figures={t("amount.figures", { returnObjects: true })} />
      </Section>
      <Section id="stages" title={t("stages.title")} lead={t("stages.lead")}>
        <LifeStages texts={t("stages", { returnObjects: true })} />
      </Section>
      <Section id="benefits" title={t("benefits.title")} isTinted>
        <ProductBenefits
          benefits={t("benefits.items", { returnObjects: true })}
          claims={[claims.familyLanguage]}
          more={{ label: t("benefits.glossary"), to: "/insurance-glossary" }}
        />
      </Section>
    </ProductPage>
  );
}
