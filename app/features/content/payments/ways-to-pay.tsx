import { CalendarSync, Globe, Phone, Smartphone, Store, type LucideIcon } from "lucide-react";
import type { ShownClaim } from "../../../../domain/operations/settings/claims.ts";
import type { WayToPay as StoredWay } from "../../../../server/content/shelves/present-entries.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { ClaimText } from "../../../ui/claim-text.tsx";
import { cx } from "../../../ui/cx.ts";

/** A way to pay: one that is content, or a claim about the agency. */
export type WayToPay = Pick<StoredWay, "id" | "icon"> & ShownClaim;

const ICONS: Record<NonNullable<WayToPay["icon"]>, LucideIcon> = {
  globe: Globe,
  smartphone: Smartphone,
  calendar: CalendarSync,
  telephone: Phone,
  shop: Store,
};

/** The ways to pay as cards: three in the first row, wider ones in the next, or two rows of two. */
export function WaysToPay({ ways }: { ways: WayToPay[] }) {
  const { t } = useTranslation("payment-options");
  return (
    <section aria-labelledby="ways" className="container-page section-page">
      <h2 id="ways">{t("ways.title")}</h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-6">
        {ways.map((way, index) => {
          const Icon = way.icon ? ICONS[way.icon] : Store;
          return (
            <Card
              key={way.id}
              as="li"
              className={cx(
                "grid content-start gap-3",
                ways.length > 4 && index < 3 ? "md:col-span-2" : "md:col-span-3",
              )}
            >
              <span className="grid size-12 place-items-center rounded-full bg-indigo-soft text-indigo">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <CardTitle>{way.title}</CardTitle>
              <p className="text-ink-soft">
                <ClaimText claim={way} />
              </p>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
