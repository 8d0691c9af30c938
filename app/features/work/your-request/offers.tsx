import { asleep } from "../../../lib/asleep.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Section } from "./frame.tsx";
import { isUnplaced, UnplacedAnswer } from "./offer-unplaced.tsx";
import type { SectionProps } from "./section.ts";

/** The comparison, whose code only a page with offers fetches. */
const OfferComparison = asleep(async () => (await import("./offer-comparison.tsx")).OfferComparison);

/** The offers of a quote request, side by side; once they were taken back, what was just sent about them. */
export function Offers({ page: { offers }, sent }: SectionProps) {
  const { t } = useTranslation("offers");
  if (offers) return <OfferComparison offers={offers} sent={sent} />;
  if (!isUnplaced(offers, sent)) return null;
  return (
    <Section title={t("title")}>
      <UnplacedAnswer sent={sent} />
    </Section>
  );
}
