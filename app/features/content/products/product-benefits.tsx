import type { ShownClaim } from "../../../../domain/operations/settings/claims.ts";
import { BenefitList, type Benefit } from "./benefit-list.tsx";
import { ContactCard } from "./contact-card.tsx";

type ProductBenefitsProps = {
  benefits: Benefit[];
  /** The benefits that are claims about the agency; absent where a claim is not made. */
  claims?: readonly (ShownClaim | undefined)[];
  more: { label: string; to: string };
};

/** The benefits for the visitor, beside the contact card. */
export function ProductBenefits({ benefits, claims, more }: ProductBenefitsProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
      <BenefitList
        benefits={[...benefits, ...(claims ?? []).filter((claim) => claim !== undefined)]}
        className="sm:grid-cols-2"
      />
      <ContactCard more={more} />
    </div>
  );
}
