import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { SUCCESS_MS } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { AnsweredForm } from "../leads/answered-form.tsx";
import { ConsentBox } from "../leads/consent-box.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import { LeadFailure } from "../leads/lead-failure.tsx";
import type { SentLead } from "../leads/lead-values.ts";
import { Receipt } from "../leads/receipt.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { ZipField } from "../leads/zip-field.tsx";
import { CompletionCard } from "./completion-card.tsx";
import { FormNotes } from "./form-notes.tsx";
import { ReachFields } from "./reach-fields.tsx";

const LEAD = {
  endpoint: "POST /api/quote-requests" as const,
  texts: "short-quote" as const,
  loadRules: async () => (await import("../../../../domain/work/quotes.ts")).shortQuote,
  shownMs: SUCCESS_MS.shortQuote,
};

/** The id that the page jumps to when the form was sent without JavaScript. */
const OUTCOME = "short-quote-outcome";

/** The id of the hint that says why name, phone and e-mail are asked for. */
const REACH = "short-quote-reach";

type ShortQuoteFormProps = {
  type: InsuranceType;
  /** `simple`: a ZIP code and a button. `full`: also name, e-mail and phone. */
  variant: "simple" | "full";
  sent: SentLead | undefined;
};

/** The short quote form, sent without leaving the page. */
export function ShortQuoteForm({ type, variant, sent }: ShortQuoteFormProps) {
  const { t } = useTranslation("short-quote");
  const lead = useLeadForm({ ...LEAD, name: `short-quote-${type}` }, sent);
  const { typed, errorOf, isSending, isConfirmed, failure, receipt, round, alert, onInput, onSubmit } = lead;
  const isFull = variant === "full";
  const isThanking = isConfirmed && !sent?.completion;
  const answer =
    receipt &&
    (receipt.completionToken ? (
      <CompletionCard
        key={receipt.reference}
        receipt={receipt}
        token={receipt.completionToken}
        anchor={OUTCOME}
        sent={sent?.completion}
        isThanking={isThanking}
      />
    ) : (
      <Receipt receipt={receipt} asksForPolicy>
        {isThanking && (
          <>
            <p className="font-semibold">{t("sent.title")}</p>
            <p>{t("sent.text")}</p>
          </>
        )}
      </Receipt>
    ));
  return (
    <AnsweredForm lead={lead} anchor={sent?.completion ? undefined : OUTCOME} answer={answer}>
      <form
        method="post"
        action={`#${OUTCOME}`}
        noValidate
        className="relative grid gap-4"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="form" value="short" />
        <input type="hidden" name="insuranceType" value={type} />
        <FieldError>{errorOf("insuranceType")}</FieldError>
        <div key={round} className="grid gap-4">
          <ZipField
            label={t("fields.zipCode")}
            name="zipCode"
            defaultValue={typed.zipCode}
            error={errorOf("zipCode")}
            required
          />
          {isFull && (
            <fieldset aria-describedby={REACH} className="rounded border border-accent p-4 pt-2">
              <legend className="px-1 font-semibold">{t("reach.title")}</legend>
              <p id={REACH} className="mb-4 text-sm text-ink-soft">
                {t("reach.text")}
              </p>
              <div className="grid gap-4 sm:grid-cols-2">
                <ReachFields typed={typed} errorOf={errorOf} />
              </div>
            </fieldset>
          )}
          <Honeypot />
          {/* Only with a phone field: without a number there is nothing to consent to. */}
          {isFull && <ConsentBox name="consent" defaultChecked={typed.consent === "on"} error={errorOf("consent")} />}
        </div>
        {failure && (
          <LeadFailure ref={alert} id={OUTCOME} title={t("failure")}>
            {failure}
          </LeadFailure>
        )}
        <Button type="submit" variant={isFull ? "accent" : "primary"} size="lg" block disabled={isSending}>
          {isSending ? t("submitting") : t("submit")}
        </Button>
        {isFull && <FormNotes type={type} />}
      </form>
    </AnsweredForm>
  );
}
