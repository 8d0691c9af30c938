import { BadgeCheck, Calculator, Car, ClipboardList, Landmark, Link2, Scale, type LucideIcon } from "lucide-react";
import type { ShownQuickLink } from "../../../../server/content/shelves/present-entries.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LinkTile, TILES } from "./link-tile.tsx";

const ICONS: Record<NonNullable<ShownQuickLink["icon"]>, LucideIcon> = {
  badge: BadgeCheck,
  building: Landmark,
  car: Car,
  clipboard: ClipboardList,
  calculator: Calculator,
  scale: Scale,
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
        {links.map(({ id, icon, url, title, text }) => (
          <li key={id}>
            <LinkTile to={url} icon={icon ? ICONS[icon] : Link2} title={title} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
