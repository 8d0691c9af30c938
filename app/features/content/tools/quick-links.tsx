import { BadgeCheck, Calculator, Car, ClipboardList, Landmark, Link2, Scale, type LucideIcon } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LinkTile, TILES } from "./link-tile.tsx";

export type ShownQuickLink = { id: string; url: string; title: string; text: string };

const ICONS: Record<string, LucideIcon> = {
  "license-lookup": BadgeCheck,
  "department-of-insurance": Landmark,
  "vin-decoder": Car,
  "vehicle-registration": ClipboardList,
  "premium-calculator": Calculator,
  "policy-comparison": Scale,
};

/** Links to external sites where agents look things up. */
export function QuickLinks({ links }: { links: readonly ShownQuickLink[] }) {
  const { t } = useTranslation("tools");
  return (
    <section aria-labelledby="quick-links" className="grid gap-4">
      <h2 id="quick-links" className="text-2xl">
        {t("quickLinks")}
      </h2>
      <ul className={TILES}>
        {links.map(({ id, url, title, text }) => (
          <li key={id}>
            <LinkTile to={url} icon={ICONS[id] ?? Link2} title={title} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
