import type { ShownClaims } from "../../../../domain/operations/settings/claims.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ClaimText } from "../../../ui/claim-text.tsx";

/** The claims about the agency's work for its neighborhood; renders nothing when it makes none of them. */
export function Community({ claims }: { claims: ShownClaims<"about"> }) {
  const { t } = useTranslation("about");
  const { stormEvenings, backpackDrive, schoolVisits } = claims;
  const points = [stormEvenings, backpackDrive, schoolVisits].filter((claim) => claim !== undefined);
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="community" className="border-t border-line bg-surface">
      <div className="container-page section-page">
        <h2 id="community">{t("community.title")}</h2>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("community.lead")}</p>
        <ul className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-3">
          {points.map((claim) => (
            <li key={claim.title} className="border-s-2 border-accent ps-4">
              <h3>{claim.title}</h3>
              <p className="mt-1 text-ink-soft">
                <ClaimText claim={claim} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
