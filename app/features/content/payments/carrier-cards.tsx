import { ExternalLink } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LogoTile } from "../../../ui/logo-tile.tsx";

export type PayableCarrier = { name: string; logoUrl: string; paymentUrl: string; isSample: boolean };

/** The insurers, each with a link to its own payment page. */
export function CarrierCards({ carriers }: { carriers: PayableCarrier[] }) {
  const { t } = useTranslation("payments");
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4">
      {carriers.map(({ name, logoUrl, paymentUrl }) => (
        <Card key={name} as="li" padding="none" className="group/card grid content-between gap-3 p-3 sm:p-5">
          <LogoTile name={name} src={logoUrl} decorative />
          {/* The name is visible only once: in the logo tile, or here below the initial that replaces the logo. */}
          <h3 className="min-w-0 text-lg leading-snug group-has-[[data-named]]/card:sr-only">{name}</h3>
          <ButtonLink
            href={paymentUrl}
            target="_blank"
            rel="noopener"
            variant="secondary"
            block
            className="px-2! max-sm:text-sm!"
          >
            {t("carriers.pay")}
            <ExternalLink aria-hidden="true" className="size-4! max-sm:hidden" />
            <span className="sr-only">{t("carriers.payTo", { carrier: name })}</span>
          </ButtonLink>
        </Card>
      ))}
    </ul>
  );
}
