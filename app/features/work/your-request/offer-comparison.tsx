import { useId } from "react";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { cx } from "../../../ui/cx.ts";
import { Section } from "./frame.tsx";
import { OfferCard } from "./offer-card.tsx";
import { DECLINE, DeclineForm } from "./offer-decline.tsx";
import { DeclinedCoverages } from "./offer-declined-coverages.tsx";
import type { OfferProps, PageOffers } from "./offer-props.ts";
import { isUnplaced, UnplacedAnswer } from "./offer-unplaced.tsx";

/** The offers, or why what was sent about them is refused: they are gone. */
export function OfferComparison({ offers, sent }: Pick<OfferProps, "sent"> & { offers: PageOffers | null }) {
  const { t } = useTranslation("offers");
  if (offers) return <Comparison offers={offers} sent={sent} />;
  if (!isUnplaced(offers, sent)) return null;
  return (
    <Section title={t("title")}>
      <UnplacedAnswer sent={sent} />
    </Section>
  );
}

/** The offers side by side: one for each swipe on a phone, columns on a wide screen; then what belongs to the choice. */
function Comparison({ offers, sent }: OfferProps) {
  const { t } = useTranslation("offers");
  const dates = useDates();
  const wishId = useId();
  const { by, why, wished, declinedAt, wishText } = offers;
  const recommended = offers.offers.find(({ isRecommended }) => isRecommended);
  return (
    <Section title={t("title")}>
      {isUnplaced(offers, sent) && <UnplacedAnswer sent={sent} />}
      <p className="text-lg">{t("intro", { name: by })}</p>
      <p>{t("subject")}</p>
      {wished && (
        <Alert variant="success" title={t("wished")}>
          {t("wishedText", { carrier: wished.carrier, date: dates.date(wished.at) })}
        </Alert>
      )}
      {declinedAt && <p>{t("declined", { date: dates.date(declinedAt) })}</p>}
      {recommended && why && (
        <div className="grid gap-1 border-s-4 border-accent ps-4">
          <h3 className="text-lg">
            {t("why", { name: by })}: {recommended.carrier}
          </h3>
          <p className="wrap-anywhere whitespace-pre-wrap">{why}</p>
        </div>
      )}
      <div id={wishId} className="grid gap-1 rounded bg-surface-2 p-4">
        <h3 className="text-lg">{t("wishTitle")}</h3>
        <p>{wishText}</p>
      </div>
      <p className="text-sm text-ink-soft sm:hidden">{t("swipe")}</p>
      <Cards offers={offers} sent={sent} wishId={wishId} />
      <p className="text-sm text-ink-soft">{t("fees")}</p>
      <NoneHas offers={offers} />
      <DeclinedCoverages offers={offers} sent={sent} />
      <Asked offers={offers} />
      {(!declinedAt || sent?.intent === DECLINE) && <DeclineForm offers={offers} sent={sent} />}
    </Section>
  );
}

/** The cards. Their rows share one grid, so that the same line of each offer stands at the same height. */
function Cards({ offers, sent, wishId }: OfferProps & { wishId: string }) {
  const isWide = offers.offers.length > 2;
  return (
    <ul
      className={cx(
        "grid snap-x snap-mandatory auto-cols-[88%] grid-flow-col gap-x-4 overflow-x-auto pb-2 sm:auto-cols-[minmax(17rem,1fr)]",
        isWide && "xl:relative xl:left-1/2 xl:w-[72rem] xl:max-w-[calc(100vw-4rem)] xl:-translate-x-1/2",
      )}
    >
      {offers.offers.map((offer) => (
        <OfferCard key={offer.premiumId} offer={offer} by={offers.by} sent={sent} wishId={wishId} hash={offers.hash} />
      ))}
    </ul>
  );
}

function NoneHas({ offers: { noneHas } }: Pick<OfferProps, "offers">) {
  const { t } = useTranslation("offers");
  if (noneHas.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{t("noneTitle")}</h3>
      <ul className="grid gap-2">
        {noneHas.map(({ key, name, plain, term }) => (
          <li key={key}>
            <details>
              <summary className="cursor-pointer py-2 font-semibold">{name}</summary>
              <p>{plain}</p>
              {term && (
                <p className="mt-1 text-ink-soft">
                  <dfn className="font-semibold not-italic">{term.name}:</dfn> {term.definition}
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
      <p>{t("noneText")}</p>
    </div>
  );
}

function Asked({ offers: { asked } }: Pick<OfferProps, "offers">) {
  const { t } = useTranslation("offers");
  const dates = useDates();
  if (asked.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{t("askedTitle")}</h3>
      <ul className="grid gap-3">
        {asked.map(({ carrier, coverage, text, at }) => (
          <li key={at} className="border-s-2 border-line ps-4">
            <p className="text-sm text-ink-soft">
              {t("askedOf", { carrier, line: coverage })} · <time dateTime={at}>{dates.dateTime(at)}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
