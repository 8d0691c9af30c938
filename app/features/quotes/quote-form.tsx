import type { InsuranceType } from "../../../domain/lead-options.ts";
import { SUCCESS_MS } from "../../../domain/limits.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ConsentBox } from "../leads/consent-box.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import type { SentLead } from "../leads/lead-values.ts";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { ContactFields } from "./contact-fields.tsx";
import { DetailFields } from "./detail-fields.tsx";

const LEAD = {
  endpoint: "/api/quote-requests",
  texts: "quotes" as const,
  loadRules: async () => (await import("../../../domain/quotes.ts")).fullQuote,
  shownMs: SUCCESS_MS.quotePanel,
};

type QuoteFormProps = { type: InsuranceType; zip: string; sent: SentLead | undefined };

/** The full quote form of one insurance type; what was typed stays when the type is switched. */
export function QuoteForm({ type, zip, sent }: QuoteFormProps) {
  const { t } = useTranslation("quotes");
  const lead = useLeadForm({ ...LEAD, name: `quote-${type}` }, sent ?? { values: { zipCode: zip } });
  const { typed, errorOf, isSending, failure, reference } = lead;
  // Without script nothing would bring the form back.
  const isThanking = lead.isConfirmed && lead.round > 0;
  return (
    <div className="grid gap-6">
      {reference && <Alert variant="success">{t("reference", { reference })}</Alert>}
      {isThanking ? (
        <div role="status" className="grid min-h-96 place-content-center gap-2 text-center">
          <h2>{t("thanks.title")}</h2>
          <p className="text-lg">{t("thanks.text")}</p>
        </div>
      ) : (
        <form method="post" noValidate className="relative grid gap-8" onInput={lead.onInput} onSubmit={lead.onSubmit}>
          {failure && (
            <Alert variant="error" title={t("toast.errorTitle")}>
              {failure}
            </Alert>
          )}
          <input type="hidden" name="insuranceType" value={type} />
          <ContactFields typed={typed} errorOf={errorOf} isZipRequired={type === "auto"} />
          <DetailFields type={type} typed={typed} errorOf={errorOf} />
          <Honeypot />
          <ConsentBox name="consent" defaultChecked={typed.consent === "on"} />
          <div>
            <Button type="submit" variant="accent" size="lg" disabled={isSending} className="max-sm:w-full">
              {isSending ? t("sending") : t("submit")}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
