import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { PageOffers } from "./offer-props.ts";
import { PrivateForm } from "./private-form.tsx";
import type { SentForm } from "./section.ts";

type Offer = PageOffers["offers"][number];
type Line = Offer["lines"][number];
type OfferCardProps = {
  offer: Offer;
  /** The name of the agent. */
  by: string;
  sent: SentForm | undefined;
  /** The id of the text that says what a wish is. */
  wishId: string;
  /** The hash of all offers as they are shown. */
  hash: string;
};

const WISH = "offer-wish";

/** Maximum length of a question, as the server's rule has it. */
const MAX_QUESTION = 2_000;

/** One offer: the price with exactly what it covers, line by line, and the wish for it. */
export function OfferCard({ offer, by, sent, wishId, hash }: OfferCardProps) {
  const { t } = useTranslation("offers");
  const dates = useDates();
  const { carrier, premiumId, monthly, full, months, isOpen, isRecommended, isWished } = offer;
  const dayOf = (day: string) => dates.date(`${day}T12:00:00Z`);
  const until = dayOf(offer.validUntil);
  const isJustWished = sent?.intent === WISH && sent.isDone && sent.result["premiumId"] === String(premiumId);
  return (
    <li
      className={cx(
        "row-span-[16] grid snap-start grid-rows-subgrid gap-y-0 rounded border bg-surface p-4",
        isRecommended ? "border-accent" : "border-line",
      )}
    >
      <div className="grid content-start justify-items-start gap-2">
        <h3 className="text-xl wrap-anywhere">{carrier}</h3>
        {isRecommended && <Badge tone="accent">{t("recommended", { name: by })}</Badge>}
        {isWished && <Badge tone="success">{t("wished")}</Badge>}
      </div>
      <div className="py-3">
        <p className="text-2xl font-semibold tabular-nums">{t("perMonth", { amount: monthly })}</p>
        <p className="tabular-nums">{t("inFull", { amount: full, count: months })}</p>
        <p className="text-sm text-ink-soft">
          {isOpen ? t("valid", { from: dayOf(offer.offeredOn), until }) : t("over", { until })}
        </p>
      </div>
      {offer.lines.map((line) => (
        <OfferLine key={line.key} line={line} offer={offer} sent={sent} />
      ))}
      <div className="border-t border-line pt-4" aria-describedby={wishId}>
        {((isOpen && !isWished) || isJustWished) && (
          <PrivateForm
            intent={WISH}
            sent={sent}
            fields={{ premiumId: String(premiumId) }}
            submit={t("wishOne", { carrier })}
            done={t("wishDone")}
          >
            <input type="hidden" name="read" value={hash} />
          </PrivateForm>
        )}
        {isWished && !isJustWished && <p role="status">{t("wishDone")}</p>}
      </div>
    </li>
  );
}

/** A coverage of an offer: what it pays, in plain words, with its term and a place to ask on tap. */
function OfferLine({ line, offer, sent }: { line: Line; offer: Offer; sent: SentForm | undefined }) {
  const { t } = useTranslation("offers");
  const { key, name, plain, term, said, isDifferent } = line;
  const fields = { premiumId: String(offer.premiumId), coverage: key };
  const own = sent?.intent === "offer-ask" && (sent.isDone ? sent.result : sent.values);
  const isSent = own !== undefined && own !== false && own["premiumId"] === fields.premiumId && own["coverage"] === key;
  return (
    <div className={cx("border-t border-line py-3", isDifferent && "-mx-4 bg-accent-soft px-4")}>
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="font-semibold">{name}</h4>
        {isDifferent && <Badge tone="accent">{t("differs")}</Badge>}
      </div>
      <p className={cx(said === null && "text-ink-soft")}>{said ?? t("notIncluded")}</p>
      <details open={isSent}>
        <summary className="cursor-pointer py-2 text-sm underline" aria-label={t("moreOf", { line: name })}>
          {t("more")}
        </summary>
        <div className="grid gap-3 text-sm">
          <p>{plain}</p>
          {term && (
            <p>
              <dfn className="font-semibold not-italic">{term.name}:</dfn> {term.definition}
            </p>
          )}
          <PrivateForm
            intent="offer-ask"
            sent={sent}
            fields={fields}
            submit={t("askSend")}
            variant="secondary"
            done={t("askDone")}
          >
            <Field
              label={t("askLabel", { line: name, carrier: offer.carrier })}
              error={isSent && !sent.isDone && sent.fields["text"]}
              className="w-full"
            >
              <Textarea
                name="text"
                rows={3}
                maxLength={MAX_QUESTION}
                required
                defaultValue={isSent && typeof own["text"] === "string" ? own["text"] : ""}
              />
            </Field>
          </PrivateForm>
        </div>
      </details>
    </div>
  );
}
