import { CalendarSync, Globe, Phone, Smartphone, Store, type LucideIcon } from "lucide-react";
import type { waysToPay } from "../../../../content/payment-options.ts";
import type { ShownClaim } from "../../../../domain/operations/settings/claims.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { ClaimText } from "../../../ui/claim-text.tsx";
import { cx } from "../../../ui/cx.ts";

type WayToPay = Pick<(typeof waysToPay)[number], "id"> & ShownClaim;

const ICONS: Record<WayToPay["id"], LucideIcon> = {
  online: Globe,
  mobile: Smartphone,
  automatic: CalendarSync,
  phone: Phone,
  inPerson: Store,
};

/** The ways to pay as cards: three in the first row and two wider ones in the second, or two rows of two. */
export function WaysToPay({ ways }: { ways: WayToPay[] }) {
  const { t } = useTranslation("payment-options");
  return (
    <section aria-labelledby="ways" className="container-page section-page">
      <h2 id="ways">{t("ways.title")}</h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-6">
        {ways.map((way, index) => {
          const Icon = ICONS[way.id];
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
