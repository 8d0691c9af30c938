import { HeartPulse, Hourglass, Scale, Warehouse } from "lucide-react";
import { leadAction } from "../../features/work/leads/lead-action.server.ts";
import { IconPairs } from "../../features/content/products/icon-pairs.tsx";
import { iconItems } from "../../features/content/products/icon-items.ts";
import { productClaims } from "../../features/content/products/product-claims.server.ts";
import { ProductBenefits, ProductPage } from "../../features/content/products/product-page.tsx";
import { productQuestions } from "../../features/content/products/product-questions.server.ts";
import { Section } from "../../features/content/products/section.tsx";
import { asleep } from "../../lib/asleep.tsx";
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

const ShortQuoteForm = asleep(
  async () => (await import("../../features/work/short-quote/short-quote-form.tsx")).ShortQuoteForm,
);

const BusinessTypes = asleep(
  async () => (await import("../../features/content/products/business-types.tsx")).BusinessTypes,
);
const Industries = asleep(async () => (await import("../../features/content/products/industries.tsx")).Industries);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { questions, structured } = productQuestions(args, "page-business");
  return page(
    args,
    ["business", "products", "short-quote", "leads", "validation"],
    { questions, claims: productClaims(args, "business") },
    { seo: { structured } },
  );
}

export const action = (args: Route.ActionArgs) => leadAction(args, "submitQuote");

export default function BusinessPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("business");
  const { claims } = loaderData;
  return (
    <ProductPage
      namespace="business"
      type="business"
      art="corner-shop"
      claims={[claims.allLines, claims.languages]}
      form={<ShortQuoteForm type="business" variant="full" sent={actionData} />}
      faq={{ title: t("faq"), questions: loaderData.questions }}
    >
      <Section id="types" title={t("typesTitle")} lead={t("typesLead")}>
        <BusinessTypes />
      </Section>
      <Section id="coverage" title={t("coverage.title")} lead={t("coverage.lead")} isTinted>
        <IconPairs cards={iconItems(t("coverage", { returnObjects: true }), COVERAGES)} />
      </Section>
      <Section id="industries" title={t("industriesTitle")} lead={t("industriesLead")}>
        <Industries />
      </Section>
      <Section id="benefits" title={t("benefits.title")} isTinted>
        <ProductBenefits
          benefits={t("benefits.items", { returnObjects: true })}
          claims={[claims.contracts]}
          more={{ label: t("benefits.questions"), to: "/faq" }}
        />
      </Section>
    </ProductPage>
  );
}
