import { CircleCheck } from "lucide-react";
import { ClaimText } from "../../../ui/claim-text.tsx";
import { cx } from "../../../ui/cx.ts";

/** A benefit; one that is a claim about the agency may be marked as a sample. */
export type Benefit = { title: string; text: string; isSample?: boolean };

/** The benefits for the visitor, each with one line of reason. */
export function BenefitList({ benefits, className }: { benefits: Benefit[]; className?: string }) {
  return (
    <ul className={cx("grid gap-x-8 gap-y-5", className)}>
      {benefits.map(({ title, text, isSample = false }) => (
        <li key={title} className="flex gap-3">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sage" />
          <div>
            <h3 className="font-sans text-lg font-semibold tracking-normal">{title}</h3>
            <p className="text-ink-soft">
              <ClaimText claim={{ text, isSample }} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
