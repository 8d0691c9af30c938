import { CloudRainWind, House, Snowflake, Sofa, Tornado, Waves, Wind } from "lucide-react";
import { leadAction } from "../../features/work/leads/lead-action.server.ts";
import { iconItems } from "../../features/content/products/icon-items.ts";
import { productClaims } from "../../features/content/products/product-claims.server.ts";
import { ProductBenefits, ProductPage } from "../../features/content/products/product-page.tsx";
import { productQuestions } from "../../features/content/products/product-questions.server.ts";
import { productSaving } from "../../features/content/products/product-saving.server.ts";
import { Section } from "../../features/content/products/section.tsx";
import { asleep } from "../../lib/asleep.tsx";
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

const IconPairs = asleep(async () => (await import("../../features/content/products/icon-pairs.tsx")).IconPairs);
const RiskList = asleep(async () => (await import("../../features/content/products/risk-list.tsx")).RiskList);
const ShortQuoteForm = asleep(
  async () => (await import("../../features/work/short-quote/short-quote-form.tsx")).ShortQuoteForm,
);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { questions, structured } = productQuestions(args, "page-homeowners");
  const { saving, description } = productSaving(args, "homeowners");
  return page(
    args,
    ["homeowners", "products", "short-quote", "leads", "validation"],
    { questions, saving, claims: productClaims(args, "homeowners") },
    { seo: { description, structured } },
  );
}

export const action = (args: Route.ActionArgs) => leadAction(args, "submitQuote");

export default function HomeownersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("homeowners");
  const { saving, claims } = loaderData;
  return (
    <ProductPage
      namespace="homeowners"
      type="home"
      art="porch-house-under-oak"
      firstPoint={saving ? t("saving", { percent: saving.percent }) : t("compare")}
      claims={[claims.floodAndWind, claims.languages]}
      footnote={saving ? t("footnote", { basis: saving.basis }) : undefined}
      form={<ShortQuoteForm type="home" variant="full" sent={actionData} />}
      faq={{ title: t("faq"), questions: loaderData.questions }}
    >
      <Section id="coverage" title={t("coverage.title")} lead={t("coverage.lead")}>
        <IconPairs cards={iconItems(t("coverage", { returnObjects: true }), COVERAGES)} />
      </Section>
      <Section id="risks" title={t("risks.title")} lead={t("risks.lead")} isTinted>
        <RiskList art="hail-over-roof" risks={iconItems(t("risks", { returnObjects: true }), RISKS)} />
      </Section>
      <Section id="savings" title={t("savings.title")} lead={t("savings.lead")}>
        <ProductBenefits
          benefits={t("savings.items", { returnObjects: true })}
          more={{ label: t("savings.claims"), to: "/claims-process" }}
        />
      </Section>
    </ProductPage>
  );
}
