import { asleep } from "../../../lib/asleep.tsx";
import type { SectionProps } from "./section.ts";

/** The comparison, whose code only a page with offers fetches. */
const OfferComparison = asleep(async () => (await import("./offer-comparison.tsx")).OfferComparison);

/** The offers of a quote request, side by side; once they were taken back, what was just sent about them. */
export function Offers({ page: { offers }, sent }: SectionProps) {
  return (offers || sent?.intent.startsWith("offer-")) && <OfferComparison offers={offers} sent={sent} />;
}
