import { Check } from "lucide-react";
import type { ShownClaims } from "../../../../domain/operations/settings/claims.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ClaimText } from "../../../ui/claim-text.tsx";

/** The reasons that hold for every agency of this kind, and those that this one claims. */
export function WhyChooseUs({ claims }: { claims: ShownClaims<"about"> }) {
  const { t } = useTranslation("about");
  const { bilingualAgents, claimHelp, renewalReview } = claims;
  const points = [
    ...t("why.points", { returnObjects: true }).map((point) => ({ ...point, isSample: false })),
    ...[bilingualAgents, claimHelp, renewalReview].filter((claim) => claim !== undefined),
  ];
  return (
    <section
      aria-labelledby="why-us"
      className="container-page section-page grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <div>
        <h2 id="why-us">{t("why.title")}</h2>
        <p className="mt-2 text-lg text-ink-soft">{t("why.lead")}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point.title} className="flex gap-3">
            <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-sage-soft text-sage">
              <Check aria-hidden="true" className="size-4" strokeWidth={3} />
            </span>
            <div>
              <h3>{point.title}</h3>
              <p className="mt-1 text-ink-soft">
                <ClaimText claim={point} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
