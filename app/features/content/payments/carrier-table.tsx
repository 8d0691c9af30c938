import { Check, ExternalLink, Minus, WalletCards } from "lucide-react";
import { PAYMENT_METHODS, type PaymentMethods } from "../../../../domain/content/carriers.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { buttonClass, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LogoTile } from "../../../ui/logo-tile.tsx";
import { SampleNote } from "../../../ui/sample-mark.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table.tsx";
import type { PayableCarrier } from "./carrier-cards.tsx";

export type CarrierMethods = PayableCarrier & { methods: PaymentMethods };

/**
 * The payment methods of each insurer. On a phone each row is a card with all columns. The explicit ARIA roles keep it
 * a table for screen readers, because some browsers drop table semantics when CSS changes the display.
 */
export function CarrierTable({ carriers }: { carriers: CarrierMethods[] }) {
  const { t } = useTranslation("payment-options");
  if (carriers.length === 0) return <NoTable />;
  return (
    <div className="border-y border-line bg-surface-2">
      <div className="container-page section-page grid grid-cols-1 gap-6">
        <h2>{t("carriers.title")}</h2>
        <Table
          label={t("carriers.title")}
          role="table"
          regionClassName="max-md:border-0! max-md:bg-transparent!"
          className="text-base! max-md:block"
        >
          <TableHead role="rowgroup" className="max-md:sr-only">
            <TableRow role="row">
              <TableHeader role="columnheader">{t("carriers.carrier")}</TableHeader>
              {PAYMENT_METHODS.map((method) => (
                <TableHeader key={method} role="columnheader" className="text-center!">
                  {t(`carriers.${method}`)}
                </TableHeader>
              ))}
              <TableHeader role="columnheader">{t("carriers.payment")}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup" className="max-md:grid max-md:gap-3">
            {carriers.map((carrier) => (
              <CarrierRow key={carrier.name} carrier={carrier} />
            ))}
          </TableBody>
        </Table>
        <SampleNote items={carriers} />
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

function NoTable() {
  const { t } = useTranslation("payment-options");
  return (
    <div className="border-y border-line bg-surface-2">
      <div className="container-page section-page grid grid-cols-1 gap-6">
        <h2>{t("carriers.title")}</h2>
        <EmptyState
          icon={WalletCards}
          heading="h3"
          title={t("carriers.none.title")}
          text={t("carriers.none.text")}
          action={
            <LocalLink to="/contact" className={buttonClass({ variant: "secondary" })}>
              {t("carriers.contact")}
            </LocalLink>
          }
        />
      </div>
    </div>
  );
}

const NARROW_ROW = "max-md:grid max-md:grid-cols-2 max-md:rounded max-md:border max-md:border-line max-md:bg-surface";
const NARROW_CELL = "max-md:border-0! max-md:px-4!";

function CarrierRow({ carrier: { name, logoUrl, paymentUrl, methods } }: { carrier: CarrierMethods }) {
  const { t } = useTranslation("payment-options");
  return (
    <TableRow role="row" className={NARROW_ROW}>
      <TableHeader
        scope="row"
        role="rowheader"
        className={`bg-surface! whitespace-normal! group-hover/row:bg-ground! max-md:bg-transparent! max-md:flex max-md:items-center max-md:text-lg ${NARROW_CELL}`}
      >
        <span className="flex min-w-0 items-center gap-3">
          <LogoTile name={name} src={logoUrl} decorative className="h-12! w-32! p-1! max-lg:hidden" />
          <span className="lg:group-has-[[data-named]]/row:sr-only">{name}</span>
        </span>
      </TableHeader>
      {PAYMENT_METHODS.map((method) => (
        <TableCell key={method} role="cell" className={`text-center align-middle max-md:py-1! ${NARROW_CELL}`}>
          <Capability name={t(`carriers.${method}`)} has={methods[method]} />
        </TableCell>
      ))}
      <TableCell
        role="cell"
        className={`align-middle max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end ${NARROW_CELL}`}
      >
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

/** A check mark or a dash; in a card with the column's name beside it. */
function Capability({ name, has }: { name: string; has: boolean }) {
  const { t } = useTranslation("payment-options");
  const Icon = has ? Check : Minus;
  return (
    <span className="flex items-center gap-2 md:justify-center max-md:pb-2">
      <Icon aria-hidden="true" strokeWidth={2.5} className={`size-6 shrink-0 ${has ? "text-sage" : "text-ink-soft"}`} />
      <span aria-hidden="true" className={`md:hidden ${has ? "" : "text-ink-soft"}`}>
        {name}
      </span>
      <span className="sr-only">{t(has ? "carriers.yes" : "carriers.no")}</span>
    </span>
  );
}
