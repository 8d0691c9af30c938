import { ArrowRight } from "lucide-react";
import type { ShownSavings } from "../../../../server/web/savings.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { Scene } from "../../../ui/scene.tsx";
import { FootnoteMark } from "./footnotes.tsx";

/** The cards of the carousel, in their order. One that leads to a line which is not offered is left out. */
export const OFFERS = [
  { id: "auto", art: "letter-by-the-driveway", to: "/auto", saving: "auto" },
  { id: "racing", art: "race-track", to: "/quote?type=auto", saving: null },
  { id: "home", art: "umbrella-over-home", to: "/home", saving: "home" },
  { id: "business", art: "framing-a-new-house", to: "/business", saving: null },
] as const;
export type Offer = (typeof OFFERS)[number];

export function OfferCard({ offer, savings }: { offer: Offer; savings: ShownSavings }) {
  const { t } = useTranslation("home");
  const { id, art, to, saving } = offer;
  const shown = saving && savings[saving];
  const isRacing = id === "racing";
  return (
    <Card
      as="article"
      padding="none"
      interactive
      tone={isRacing ? "deep" : "surface"}
      className="flex h-full flex-col overflow-hidden"
    >
      <Scene src={`/art/${art}.svg`} className="aspect-3/2 h-auto w-full object-cover lg:aspect-16/9" />
      <div className="flex grow flex-col items-start gap-3 p-6 sm:p-8">
        <p className={cx("text-sm font-semibold", isRacing ? "text-on-deep-accent" : "text-accent")}>
          {t(`offers.${id}.kind`)}
        </p>
        <h3 className="text-2xl">{t(`offers.${id}.title`)}</h3>
        <p className="text-lg font-semibold">
          {shown ? t(`offers.${saving}.saving`, { percent: shown.percent }) : t(`offers.${id}.claim`)}
          {shown && <FootnoteMark note={saving} savings={savings} />}
        </p>
        <p className={isRacing ? "text-on-deep-soft" : "text-ink-soft"}>{t(`offers.${id}.text`)}</p>
        <LocalLink
          to={to}
          draggable={false}
          className={cx(
            "stretched-link mt-auto inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4",
            isRacing ? "text-on-deep-accent" : "text-indigo",
          )}
        >
          {t(`offers.${id}.action`)}
          <ArrowRight aria-hidden="true" className="size-5" />
        </LocalLink>
      </div>
    </Card>
  );
}
