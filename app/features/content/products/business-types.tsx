import {
  Building2,
  Ellipsis,
  Factory,
  HardHat,
  KeyRound,
  Laptop,
  Scissors,
  Stethoscope,
  Store,
  UtensilsCrossed,
  type LucideIcon,
} from "lucide-react";
import { BUSINESS_TYPES } from "../../../../domain/work/lead-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

const ICONS: Record<(typeof BUSINESS_TYPES)[number], LucideIcon> = {
  retail: Store,
  restaurant: UtensilsCrossed,
  office: Building2,
  construction: HardHat,
  manufacturing: Factory,
  healthcare: Stethoscope,
  "real-estate": KeyRound,
  technology: Laptop,
  service: Scissors,
  other: Ellipsis,
};

/** The types of business in the quote form. */
export function BusinessTypes() {
  const { t } = useTranslation("business");
  return (
    <ul className="grid gap-3 min-[480px]:grid-cols-2 lg:grid-cols-5">
      {BUSINESS_TYPES.map((type) => {
        const Icon = ICONS[type];
        return (
          <li key={type} className="flex items-center gap-3 rounded border border-line bg-surface p-4 font-semibold">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-indigo" />
            {t(`types.${type}`)}
          </li>
        );
      })}
    </ul>
  );
}
