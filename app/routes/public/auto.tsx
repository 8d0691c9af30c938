import { CarFront, CloudHail, PiggyBank, Scale } from "lucide-react";
import { leadAction } from "../../features/work/leads/lead-action.server.ts";
import { iconItems } from "../../features/content/products/icon-items.ts";
import { productClaims } from "../../features/content/products/product-claims.server.ts";
import { ProductBenefits, ProductPage } from "../../features/content/products/product-page.tsx";
import { productQuestions } from "../../features/content/products/product-questions.server.ts";
import { productSaving } from "../../features/content/products/product-saving.server.ts";
import { Section } from "../../features/content/products/section.tsx";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/auto";

const COVERAGES = [
  ["liability", Scale],
  ["collision", CarFront],
  ["comprehensive", CloudHail],
  ["affordable", PiggyBank],
] as const;

const Figures = asleep(async () => (await import("../../features/content/products/figures.tsx")).Figures);
const IconCards = asleep(async () => (await import("../../features/content/products/icon-cards.tsx")).IconCards);
const ShortQuoteForm = asleep(
  async () => (await import("../../features/work/short-quote/short-quote-form.tsx")).ShortQuoteForm,
);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { questions, structured } = productQuestions(args, "page-auto");
  const { saving, description } = productSaving(args, "auto");
  return page(
    args,
    ["auto", "products", "short-quote", "leads", "validation"],
    { questions, saving, claims: productClaims(args, "auto") },
    { seo: { description, structured } },
  );
}

export const action = (args: Route.ActionArgs) => leadAction(args, "submitQuote");

export default function AutoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("auto");
  const { saving, claims } = loaderData;
  const { foreignLicense, sr22, moreThanSedans } = claims;
  return (
    <ProductPage
      namespace="auto"
      type="auto"
      art="pickup-on-farm-road"
      firstPoint={saving ? t("saving", { percent: saving.percent }) : t("compare")}
      claims={[claims.languages]}
      footnote={saving ? t("footnote", { basis: saving.basis }) : undefined}
      form={<ShortQuoteForm type="auto" variant="full" sent={actionData} />}
      faq={{ title: t("faq"), questions: loaderData.questions }}
    >
      <Section id="coverage" title={t("coverage.title")} lead={t("coverage.lead")}>
        <IconCards cards={iconItems(t("coverage", { returnObjects: true }), COVERAGES)} />
      </Section>
      <Section id="minimum" title={t("minimum.title")} lead={t("minimum.lead")} isTinted>
        <Figures isDeep figures={t("minimum.figures", { returnObjects: true })} />
        <p className="mt-4 max-w-prose">
          {t("minimum.note")}{" "}
          <LocalLink to="/auto-insurance-glossary" className="link">
            {t("minimum.glossary")}
          </LocalLink>
        </p>
      </Section>
      <Section id="benefits" title={t("benefits.title")}>
        <ProductBenefits
          benefits={t("benefits.items", { returnObjects: true })}
          claims={[foreignLicense, sr22, moreThanSedans]}
          more={{ label: t("benefits.claims"), to: "/claims-process" }}
        />
      </Section>
    </ProductPage>
  );
}
