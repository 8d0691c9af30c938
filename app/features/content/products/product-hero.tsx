import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { ClaimText } from "../../../ui/claim-text.tsx";
import { Scene } from "../../../ui/scene.tsx";

/** A point in favor of the agency; one that is a claim may be marked as a sample. */
export type Point = { text: string; isSample: boolean };

type ProductHeroProps = {
  title: string;
  lead: string;
  points: Point[];
  /** The footnote that a savings claim among the points needs to be fair. */
  footnote?: string;
  /** The name of a picture in `public/art`, without folder and extension. */
  art: string;
  formTitle: string;
  formLead: string;
  /** The quote form. */
  children: ReactNode;
};

/** The anchor id of the quote form on a product page. */
export const QUOTE_ANCHOR = "get-quote";

/** The hero of a product page: title, points, a picture and the quote form. */
export function ProductHero({ title, lead, points, footnote, art, ...form }: ProductHeroProps) {
  const { t } = useTranslation("products");
  return (
    <section className="border-b border-line bg-surface-2">
      <div className="container-page grid gap-8 py-8 lg:grid-cols-[1.1fr_1fr] lg:gap-12 lg:py-14">
        <div className="grid content-start gap-4">
          <h1>{title}</h1>
          <p className="max-w-prose text-lg text-ink-soft">{lead}</p>
          {/* Shown only where the form is not visible yet. */}
          <ButtonLink href={`#${QUOTE_ANCHOR}`} variant="accent" size="lg" className="lg:hidden">
            {t("start")}
          </ButtonLink>
          <ul className="grid gap-2">
            {points.map((point) => (
              <li key={point.text} className="flex gap-2">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-sage" />
                <span>
                  <ClaimText claim={point} />
                </span>
              </li>
            ))}
          </ul>
          <Scene
            src={`/art/${art}.svg`}
            isUrgent
            className="mt-2 aspect-2/1 h-auto w-full rounded object-cover object-bottom lg:mt-4 lg:aspect-video"
          />
          {footnote && <p className="text-xs text-ink-soft">{footnote}</p>}
        </div>
        <QuotePanel {...form} />
      </div>
    </section>
  );
}

function QuotePanel({ formTitle, formLead, children }: Pick<ProductHeroProps, "formTitle" | "formLead" | "children">) {
  return (
    <section
      id={QUOTE_ANCHOR}
      aria-labelledby="quote-title"
      className="scroll-mt-24 self-start rounded border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id="quote-title" className="text-2xl">
        {formTitle}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{formLead}</p>
      {children}
    </section>
  );
}
