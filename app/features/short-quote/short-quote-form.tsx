import type { InsuranceType } from "../../../domain/lead-options.ts";
import { SUCCESS_MS } from "../../../domain/limits.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { ConsentBox } from "../leads/consent-box.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import type { SentLead } from "../leads/lead-values.ts";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { ZipField } from "../leads/zip-field.tsx";
import { FormNotes } from "./form-notes.tsx";
import { ReachFields } from "./reach-fields.tsx";

const LEAD = {
  endpoint: "/api/quote-requests",
  texts: "short-quote" as const,
  loadRules: async () => (await import("../../../domain/quotes.ts")).shortQuote,
  shownMs: SUCCESS_MS.shortQuote,
};

type ShortQuoteFormProps = {
  type: InsuranceType;
  /** simple: a ZIP code and a button. full: also name, e-mail and phone. */
  variant: "simple" | "full";
  /** Where the page stands after the form was sent without script: the id of what surrounds it. */
  anchor: string;
  sent: SentLead | undefined;
};

/** The short way to ask for a quote, sent from where it stands. */
export function ShortQuoteForm({ type, variant, anchor, sent }: ShortQuoteFormProps) {
  const { t } = useTranslation("short-quote");
  const lead = useLeadForm({ ...LEAD, name: `short-quote-${type}` }, sent);
  const { typed, errorOf, isSending, failure, reference, isConfirmed } = lead;
  const isFull = variant === "full";
  return (
    <form
      method="post"
      action={`#${anchor}`}
      noValidate
      className="relative grid gap-4"
      onInput={lead.onInput}
      onSubmit={lead.onSubmit}
    >
      <input type="hidden" name="form" value="short" />
      <input type="hidden" name="insuranceType" value={type} />
      <FieldError>{errorOf("insuranceType")}</FieldError>
      <div key={lead.round} className="grid gap-4">
        <div className={isFull ? "grid gap-4 sm:grid-cols-2" : undefined}>
          <ZipField
            label={t("fields.zipCode")}
            name="zipCode"
            defaultValue={typed.zipCode}
            error={errorOf("zipCode")}
            required
          />
          {isFull && <ReachFields typed={typed} errorOf={errorOf} />}
        </div>
        <Honeypot />
        {/* Without a number there is nothing to agree to. */}
        {isFull && <ConsentBox name="consent" defaultChecked={typed.consent === "on"} />}
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
      <Button type="submit" variant={isFull ? "accent" : "primary"} size="lg" block disabled={isSending}>
        {isSending ? t("submitting") : t("submit")}
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
