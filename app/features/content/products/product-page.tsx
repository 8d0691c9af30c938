import type { ReactNode } from "react";
import type { ShownClaim } from "../../../../domain/operations/settings/claims.ts";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import type { AnsweredQuestion } from "../../../layout/faq-section.tsx";
import { asleep } from "../../../lib/asleep.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ProductHero, type Point } from "./product-hero.tsx";

const FaqSection = asleep(async () => (await import("../../../layout/faq-section.tsx")).FaqSection);
const ClosingBanner = asleep(async () => (await import("../../../layout/closing-banner.tsx")).ClosingBanner);

/** The benefits of a product, a section near the end of its page. */
export const ProductBenefits = asleep(async () => (await import("./product-benefits.tsx")).ProductBenefits);

type ProductPageProps = {
  /** The i18n namespace of the product. */
  namespace: "auto" | "homeowners" | "business" | "life";
  type: InsuranceType;
  /** The name of a picture in `public/art`, without folder and extension. */
  art: string;
  /** An additional first point, before those of the texts. */
  firstPoint?: string;
  /** The points that are claims about the agency, after those of the texts; absent where a claim is not made. */
  claims: readonly (ShownClaim | undefined)[];
  /** The footnote of a page that promises savings. */
  footnote?: string | undefined;
  form: ReactNode;
  /** The questions; an empty list is not shown. */
  faq: { title: string; questions: AnsweredQuestion[] };
  /** The sections between the hero and the questions. */
  children: ReactNode;
};

const known = (text: string): Point => ({ text, isSample: false });

/** The common layout of the four product pages: hero with form, questions and closing banner. */
export function ProductPage(props: ProductPageProps) {
  const { namespace, type, art, firstPoint, claims, footnote, form, faq, children } = props;
  const { t } = useTranslation(namespace);
  const { t: shared } = useTranslation("products");
  return (
    <>
      <ProductHero
        title={t("title")}
        lead={t("lead")}
        points={[
          ...[...(firstPoint ? [firstPoint] : []), ...t("points", { returnObjects: true })].map(known),
          ...claims.filter((claim) => claim !== undefined),
        ]}
        {...(footnote ? { footnote } : {})}
        art={art}
        formTitle={t("form.title")}
        formLead={t("form.lead")}
      >
        {form}
      </ProductHero>
      {children}
      {faq.questions.length > 0 && <FaqSection {...faq} more={shared("allQuestions")} isFirstOpen />}
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.text")}
        action={{ label: t("closing.button"), to: `/quote?type=${type}` }}
      />
    </>
  );
}
