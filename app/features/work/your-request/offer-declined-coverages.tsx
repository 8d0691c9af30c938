import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import type { OfferProps, PageOffers } from "./offer-props.ts";
import { PrivateForm } from "./private-form.tsx";
import type { SentForm } from "./section.ts";

const INTENT = "offer-acknowledge";
type Acknowledgement = NonNullable<PageOffers["acknowledgement"]>;

/** The coverages that the wished offer leaves out: each line is acknowledged by itself, with its text, and recorded. */
export function DeclinedCoverages({ offers: { acknowledgement, wished }, sent }: OfferProps) {
  const { t } = useTranslation("offers");
  if (!acknowledgement || !wished) return null;
  const { open, done, noFormText } = acknowledgement;
  return (
    <div className="grid gap-4 rounded border border-line p-4">
      <h3 className="text-xl">{t("ackTitle")}</h3>
      {done.length > 0 && <Recorded done={done} />}
      {(open.length > 0 || sent?.intent === INTENT) && (
        <>
          {open.length > 0 && <p>{t("ackText", { carrier: wished.carrier })}</p>}
          <PrivateForm intent={INTENT} sent={sent} submit={t("ackSend")} done={t("ackDone")}>
            <AcknowledgementFields key={wished.hash} read={wished.hash} acknowledgement={acknowledgement} sent={sent} />
          </PrivateForm>
        </>
      )}
      <p className="text-sm text-ink-soft">{noFormText}</p>
    </div>
  );
}

type FieldsProps = { read: string; acknowledgement: Acknowledgement; sent: SentForm | undefined };

function AcknowledgementFields({ read, acknowledgement: { open, electronicText }, sent }: FieldsProps) {
  const { t } = useTranslation("offers");
  const refused = sent?.intent === INTENT && !sent.isDone ? sent : undefined;
  // What was checked for another offer is not checked for this one.
  const checked = refused?.values["read"] === read ? [refused.values["lines"]].flat() : [];
  const delivery = refused?.values["delivery"];
  return (
    <>
      <input type="hidden" name="read" value={read} />
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{t("ackLines")}</legend>
        {open.map(({ coverage, name, text }) => (
          <Checkbox
            key={coverage}
            name="lines"
            value={coverage}
            defaultChecked={checked.includes(coverage)}
            label={
              <>
                <span className="block font-semibold">{name}</span>
                {text}
              </>
            }
          />
        ))}
        <FieldError>{refused?.fields["lines"]}</FieldError>
      </fieldset>
      {electronicText ? (
        <>
          <RadioGroup
            name="delivery"
            legend={t("ackDelivery")}
            required
            {...(typeof delivery === "string" && { defaultValue: delivery })}
            options={[
              { value: "electronic", label: t("ackElectronic") },
              { value: "paper", label: t("ackPaper") },
            ]}
            error={refused?.fields["delivery"]}
          />
          <Checkbox
            name="agrees"
            defaultChecked={refused?.values["agrees"] !== undefined}
            label={
              <>
                <span className="block font-semibold">{t("ackAgrees")}</span>
                {electronicText}
              </>
            }
            error={refused?.fields["agrees"]}
          />
        </>
      ) : (
        <>
          <input type="hidden" name="delivery" value="paper" />
          <p>{t("paperOnly")}</p>
          <FieldError>{refused?.fields["delivery"]}</FieldError>
        </>
      )}
    </>
  );
}

function Recorded({ done }: { done: Acknowledgement["done"] }) {
  const { t } = useTranslation("offers");
  const dates = useDates();
  return (
    <ul className="grid gap-3">
      {done.map(({ coverage, name, text, delivery, at, hash }) => (
        <li key={coverage} className="border-s-2 border-sage ps-4">
          <p className="font-semibold">{name}</p>
          <p className="whitespace-pre-line">{text}</p>
          <p className="text-sm text-ink-soft">
            {t(delivery === "paper" ? "ackDonePaper" : "ackDoneElectronic", { date: dates.dateTime(at) })}
          </p>
          <p className="text-sm break-all text-ink-soft">{t("ackHash", { hash })}</p>
        </li>
      ))}
    </ul>
  );
}
