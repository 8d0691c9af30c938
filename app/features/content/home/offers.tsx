import type { ShownSavings } from "../../../../server/web/savings.ts";
import { isOffered } from "../../../../domain/work/lines.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Carousel } from "./carousel.tsx";
import { OfferCard, OFFERS } from "./offer-card.tsx";

export function Offers({ savings }: { savings: ShownSavings }) {
  const { t } = useTranslation("home");
  const { lines } = useAgency();
  const offers = OFFERS.filter(({ to }) => isOffered(to, lines));
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers-title" className="section-page container-page">
      <h2 id="offers-title">{t("offers.title")}</h2>
      <p className="mt-3 mb-8 max-w-prose text-lg text-ink-soft">{t("offers.lead")}</p>
      <Carousel
        label={t("offers.title")}
        slides={offers.map((offer) => ({ id: offer.id, content: <OfferCard offer={offer} savings={savings} /> }))}
      />
    </section>
  );
}
