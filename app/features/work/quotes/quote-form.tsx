import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import type { TeamMember } from "../../../../domain/content/team.ts";
import { SUCCESS_MS } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { AnsweredForm } from "../leads/answered-form.tsx";
import { ConsentBox } from "../leads/consent-box.tsx";
import { ReportNote } from "../leads/report-note.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import { LeadFailure } from "../leads/lead-failure.tsx";
import type { SentLead } from "../leads/lead-values.ts";
import { Receipt } from "../leads/receipt.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { ContactFields } from "./contact-fields.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { useQuoteDraft } from "./use-quote-draft.ts";

/** The id that the page jumps to when the form was sent without JavaScript. */
const OUTCOME = "quote-outcome";

const LEAD = {
  endpoint: "POST /api/quote-requests" as const,
  texts: "quotes" as const,
  loadRules: async () => (await import("../../../../domain/work/quotes.ts")).fullQuote,
  shownMs: SUCCESS_MS.quotePanel,
};

type QuoteFormProps = {
  type: InsuranceType;
  zip: string;
  sent: SentLead | undefined;
  team: readonly TeamMember[];
};

/** The full quote form of one insurance type. Typed values stay when the type changes. */
export function QuoteForm({ type, zip, sent, team }: QuoteFormProps) {
  const { t } = useTranslation("quotes");
  const lead = useLeadForm({ ...LEAD, name: `quote-${type}` }, sent ?? { values: { zipCode: zip } });
  const { typed, errorOf, isSending, isConfirmed, failure, receipt, alert, onInput, onSubmit } = lead;
  const { form, onDraft } = useQuoteDraft(type, receipt);
  const answer = receipt && (
    <Receipt receipt={receipt} team={team} heading="h2" asksForPolicy>
      {isConfirmed && (
        <>
          <h3>{t("thanks.title")}</h3>
          <p>{t("thanks.text")}</p>
        </>
      )}
    </Receipt>
  );
  return (
    <AnsweredForm lead={lead} anchor={OUTCOME} answer={answer}>
      <div className="grid gap-6">
        <p className="text-sm text-ink-soft">{t("star")}</p>
        <form
          ref={form}
          method="post"
          action={`#${OUTCOME}`}
          noValidate
          className="relative grid gap-8"
          onInput={(event) => {
            onInput(event);
            onDraft(event);
          }}
          onSubmit={onSubmit}
        >
          <input type="hidden" name="insuranceType" value={type} />
          <FieldError>{errorOf("insuranceType")}</FieldError>
          <ContactFields typed={typed} errorOf={errorOf} isZipRequired={type === "auto"} />
          <DetailFields type={type} typed={typed} errorOf={errorOf} />
          <Honeypot />
          <ConsentBox name="consent" defaultChecked={typed.consent === "on"} error={errorOf("consent")} />
          <div className="grid gap-4">
            {failure && (
              <LeadFailure ref={alert} id={OUTCOME} title={t("toast.errorTitle")}>
                {failure}
              </LeadFailure>
            )}
            <Button type="submit" variant="accent" size="lg" disabled={isSending} className="sm:justify-self-start">
              {isSending ? t("sending") : t("submit")}
            </Button>
            <ReportNote type={type} />
          </div>
        </form>
      </div>
    </AnsweredForm>
  );
}
