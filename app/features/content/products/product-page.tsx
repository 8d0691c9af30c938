import type { ReactNode } from "react";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import type { AnsweredQuestion } from "../../../layout/faq-section.tsx";
import { asleep } from "../../../lib/asleep.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ProductHero } from "./product-hero.tsx";

const FaqSection = asleep(async () => (await import("../../../layout/faq-section.tsx")).FaqSection);
const ClosingBanner = asleep(async () => (await import("../../../layout/closing-banner.tsx")).ClosingBanner);

type ProductPageProps = {
  /** The texts of the product. */
  namespace: "auto" | "homeowners" | "business" | "life";
  type: InsuranceType;
  /** A scene of `public/art`, without folder and ending. */
  art: string;
  /** What stands before the points of the texts. */
  firstPoint?: string;
  /** For a page that promises savings. */
  footnote?: string | undefined;
  form: ReactNode;
  faq?: { title: string; questions: AnsweredQuestion[] };
  /** The sections between the opening and the questions. */
  children: ReactNode;
};

/** What the pages of the four products have in common: the opening with its form, the questions, the closing banner. */
export function ProductPage(props: ProductPageProps) {
  const { namespace, type, art, firstPoint, footnote, form, faq, children } = props;
  const { t } = useTranslation(namespace);
  const { t: shared } = useTranslation("products");
  return (
    <>
      <ProductHero
        title={t("title")}
        lead={t("lead")}
        points={[...(firstPoint ? [firstPoint] : []), ...t("points", { returnObjects: true })]}
        {...(footnote ? { footnote } : {})}
        art={art}
        formTitle={t("form.title")}
        formLead={t("form.lead")}
      >
        {form}
      </ProductHero>
      {children}
      {faq && <FaqSection {...faq} more={shared("allQuestions")} isFirstOpen />}
      <ClosingBanner
        title={t("closing.title")}
        description={t("closing.text")}
        action={{ label: t("closing.button"), to: `/quote?type=${type}` }}
      />
    </>
  );
}
