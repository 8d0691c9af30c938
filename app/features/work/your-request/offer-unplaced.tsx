import { useTranslation } from "../../../lib/i18n.tsx";
import type { PageOffers } from "./offer-props.ts";
import { Outcome } from "./private-form.tsx";
import { typedIn, type SentForm } from "./section.ts";

/**
 * Returns true for a refused answer to offers whose form is no longer on the page: they were taken back or have changed
 * since it was opened.
 */
export function isUnplaced(offers: PageOffers | null, sent: SentForm | undefined): sent is SentForm {
  if (!sent || sent.isDone || !sent.intent.startsWith("offer-")) return false;
  if (!offers) return true;
  const offer = offers.offers.find(({ premiumId }) => String(premiumId) === sent.values["premiumId"]);
  switch (sent.intent) {
    case "offer-ask":
      return !offer?.lines.some(({ key }) => key === sent.values["coverage"]);
    case "offer-wish":
      return !offer?.isOpen || offer.isWished;
    case "offer-acknowledge":
      return !offers.acknowledgement || !offers.wished;
    default:
      return offers.declinedAt !== null;
  }
}

/** The refusal of an answer to offers without a form, with the words that were typed into it. */
export function UnplacedAnswer({ sent }: { sent: SentForm }) {
  const { t } = useTranslation("offers");
  const words = typedIn(sent.values, "text");
  return (
    <>
      <Outcome sent={sent}>{sent.error}</Outcome>
      {words && (
        <div className="grid gap-2">
          <p>{t("unsent", { section: t("your-request:details.title") })}</p>
          <blockquote className="border-s-4 border-line ps-4 wrap-anywhere whitespace-pre-wrap">{words}</blockquote>
        </div>
      )}
    </>
  );
}
