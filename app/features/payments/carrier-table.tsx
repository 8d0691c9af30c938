import { Check, ExternalLink, Minus } from "lucide-react";
import { PAYMENT_METHODS, type PaymentMethods } from "../../../domain/carriers.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { LogoTile } from "../../ui/logo-tile.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import type { PayableCarrier } from "./carrier-cards.tsx";

export type CarrierMethods = PayableCarrier & { methods: PaymentMethods };

/** Which company takes which kind of payment. */
export function CarrierTable({ carriers }: { carriers: CarrierMethods[] }) {
  const { t } = useTranslation("payment-options");
  return (
    <div className="border-y border-line bg-surface-2">
      <div className="container-page section-page grid grid-cols-1 gap-6">
        <h2>{t("carriers.title")}</h2>
        <Table label={t("carriers.title")} regionClassName="relative" className="text-base!">
          <TableHead>
            <TableRow>
              <TableHeader className="sticky start-0 z-10 max-sm:px-3!">{t("carriers.carrier")}</TableHeader>
              {PAYMENT_METHODS.map((method) => (
                <TableHeader key={method} className="text-center!">
                  {t(`carriers.${method}`)}
                </TableHeader>
              ))}
              <TableHeader>{t("carriers.payment")}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {carriers.map((carrier) => (
              <CarrierRow key={carrier.name} carrier={carrier} />
            ))}
          </TableBody>
        </Table>
        <p className="max-w-prose text-ink-soft">
          {t("carriers.note")}{" "}
          <LocalLink to="/contact" className="link font-semibold">
            {t("carriers.contact")}
          </LocalLink>
        </p>
      </div>
    </div>
  );
}

function CarrierRow({ carrier: { name, logoUrl, paymentUrl, methods } }: { carrier: CarrierMethods }) {
  const { t } = useTranslation("payment-options");
  return (
    <TableRow>
      <th
        scope="row"
        className="sticky start-0 border-b border-line bg-surface px-3 py-3 text-start font-semibold group-hover/row:bg-ground sm:px-4"
      >
        <span className="flex items-center gap-3 max-sm:max-w-28">
          <LogoTile name={name} src={logoUrl} decorative className="h-12! w-32! grid-rows-1 p-1! max-lg:hidden" />
          {name}
        </span>
      </th>
      {PAYMENT_METHODS.map((method) => (
        <TableCell key={method} className="text-center align-middle">
          <Capability has={methods[method]} />
        </TableCell>
      ))}
      <TableCell className="align-middle">
        <ButtonLink
          href={paymentUrl}
          target="_blank"
          rel="noopener"
          variant="secondary"
          className="px-4! whitespace-nowrap"
        >
          {t("carriers.payNow")}
          <ExternalLink aria-hidden="true" className="size-4!" />
          <span className="sr-only">{t("carriers.payTo", { carrier: name })}</span>
        </ButtonLink>
      </TableCell>
    </TableRow>
  );
}

function Capability({ has }: { has: boolean }) {
  const { t } = useTranslation("payment-options");
  const Icon = has ? Check : Minus;
  return (
    <span className={has ? "text-sage" : "text-ink-soft"}>
      <Icon aria-hidden="true" strokeWidth={2.5} className="mx-auto size-6" />
      <span className="sr-only">{t(has ? "carriers.yes" : "carriers.no")}</span>
    </span>
  );
}
