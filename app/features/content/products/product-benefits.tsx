import { BenefitList, type Benefit } from "./benefit-list.tsx";
import { ContactCard } from "./contact-card.tsx";

type ProductBenefitsProps = { benefits: Benefit[]; more: { label: string; to: string } };

/** The benefits for the visitor, beside the contact card. */
export function ProductBenefits({ benefits, more }: ProductBenefitsProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
      <BenefitList benefits={benefits} className="sm:grid-cols-2" />
      <ContactCard more={more} />
    </div>
  );
}
