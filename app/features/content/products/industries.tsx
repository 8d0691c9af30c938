import { Building2, HardHat, KeyRound, Stethoscope, Store, UtensilsCrossed } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";

const INDUSTRIES = [
  ["restaurant", UtensilsCrossed],
  ["construction", HardHat],
  ["retail", Store],
  ["office", Building2],
  ["healthcare", Stethoscope],
  ["realEstate", KeyRound],
] as const;

/** The coverage that each industry needs. */
export function Industries() {
  const { t } = useTranslation("business");
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {INDUSTRIES.map(([id, Icon]) => (
        <Card key={id} as="section" aria-labelledby={`industry-${id}`} className="grid content-start gap-3">
          <div className="flex items-center gap-3">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-indigo" />
            <CardTitle id={`industry-${id}`}>{t(`industries.${id}.title`)}</CardTitle>
          </div>
          <p className="text-ink-soft">{t(`industries.${id}.text`)}</p>
          <ul className="grid list-disc gap-1 ps-5 marker:text-accent">
            {t(`industries.${id}.coverages`, { returnObjects: true }).map((coverage) => (
              <li key={coverage}>{coverage}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
