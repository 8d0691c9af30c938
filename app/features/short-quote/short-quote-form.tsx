import type { InsuranceType } from "../../../domain/lead-options.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { ConsentBox } from "../leads/consent-box.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import type { SentShortQuote } from "./sent-short-quote.ts";
import { FormNotes } from "./form-notes.tsx";
import { ReachFields } from "./reach-fields.tsx";
import { useShortQuote } from "./use-short-quote.ts";
import { ZipField } from "./zip-field.tsx";

type ShortQuoteFormProps = {
  type: InsuranceType;
  /** simple: a ZIP code and a button. full: also name, e-mail and phone. */
  variant: "simple" | "full";
  /** Where the page stands after the form was sent without script: the id of what surrounds it. */
  anchor: string;
  sent: SentShortQuote | undefined;
};

/** The short way to ask for a quote, sent from where it stands. */
export function ShortQuoteForm({ type, variant, anchor, sent }: ShortQuoteFormProps) {
  const { t } = useTranslation("short-quote");
  const quote = useShortQuote(type, sent);
  const { typed, isSubmitting, errors, failure, reference, isConfirmed } = quote;
  const isFull = variant === "full";

  /** Messages are keys where our own rules found the fault, and texts where the server did. */
  function errorOf(field: string): string | undefined {
    const message = errors[field];
    return message?.startsWith("validation:") ? t(message) : message;
  }

  return (
    <form
      method="post"
      action={`#${anchor}`}
      noValidate
      className="relative grid gap-4"
      onInput={quote.edit}
      onSubmit={(event) => void quote.submit(event)}
    >
      <input type="hidden" name="insuranceType" value={type} />
      <FieldError>{errorOf("insuranceType")}</FieldError>
      <div key={quote.round} className="grid gap-4">
        <div className={isFull ? "grid gap-4 sm:grid-cols-2" : undefined}>
          <ZipField defaultValue={typed["zipCode"]} error={errorOf("zipCode")} required />
          {isFull && <ReachFields typed={typed} errorOf={errorOf} />}
        </div>
        <Honeypot />
        {/* Without a number there is nothing to agree to. */}
        {isFull && <ConsentBox name="consent" defaultChecked={typed["consent"] === "on"} />}
      </div>
      {failure && (
        <Alert variant="error" title={t("failure")}>
          {failure}
        </Alert>
      )}
      {isConfirmed && (
        <Alert variant="success" title={t("sent.title")}>
          {t("sent.text")} <Reference text={t("sent.reference")} reference={reference} />
        </Alert>
      )}
      <Button type="submit" variant={isFull ? "accent" : "primary"} size="lg" block disabled={isSubmitting}>
        {isSubmitting ? t("submitting") : t("submit")}
      </Button>
      {reference && !isConfirmed && (
        <p className="text-sm text-ink-soft">
          <Reference text={t("reference")} reference={reference} />
        </p>
      )}
      {isFull && <FormNotes type={type} />}
    </form>
  );
}

/** The reference in one piece, never broken at its hyphen. */
function Reference({ text, reference }: { text: string; reference: string | undefined }) {
  return (
    <>
      {text} <strong className="whitespace-nowrap">{reference}</strong>
    </>
  );
}
