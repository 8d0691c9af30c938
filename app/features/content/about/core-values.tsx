import { HeartHandshake, MapPinned, Scale, Sprout } from "lucide-react";
import type { ShownClaims } from "../../../../domain/operations/settings/claims.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { ClaimText } from "../../../ui/claim-text.tsx";

const VALUES = [
  ["integrity", Scale],
  ["customerFocus", HeartHandshake],
  ["localExpertise", MapPinned],
  ["improvement", Sprout],
] as const;

/** The four values. What the agency says about each is a claim; without it the name stands alone. */
export function CoreValues({ claims }: { claims: ShownClaims<"about"> }) {
  const { t } = useTranslation("about");
  return (
    <section aria-labelledby="core-values" className="border-y border-line bg-surface-2">
      <div className="container-page section-page">
        <h2 id="core-values">{t("values.title")}</h2>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("values.lead")}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {VALUES.map(([name, Icon]) => {
            const claim = claims[name];
            return (
              <Card key={name} as="li" className="grid content-start gap-3">
                <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                <CardTitle>{t(`values.${name}`)}</CardTitle>
                {claim && (
                  <p className="text-ink-soft">
                    <ClaimText claim={claim} />
                  </p>
                )}
              </Card>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
