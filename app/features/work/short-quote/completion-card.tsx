import { SUCCESS_MS } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConsentBox } from "../leads/consent-box.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import { LeadFailure } from "../leads/lead-failure.tsx";
import type { DatedReceipt, SentLead } from "../leads/lead-values.ts";
import { SCROLL_MARGIN_CLASS } from "../leads/outcome.tsx";
import { PhoneLink } from "../leads/phone-link.tsx";
import { Receipt } from "../leads/receipt.tsx";
import { ReferenceLine } from "../leads/reference-line.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { ReachFields } from "./reach-fields.tsx";

const LEAD = {
  name: "quote-completion",
  endpoint: "POST /api/quote-requests/complete" as const,
  texts: "short-quote" as const,
  loadRules: async () => (await import("../../../../domain/work/quotes.ts")).quoteCompletion,
  shownMs: SUCCESS_MS.shortQuote,
};

type CompletionCardProps = {
  receipt: DatedReceipt;
  /** The token that allows completing this request, once. */
  token: string;
  /** The URL fragment that the page jumps to without JavaScript. */
  anchor: string;
  sent: SentLead["completion"];
  /** True while the thank-you message is shown. */
  isThanking: boolean;
};

/** The answer to a request without contact details: asks for them, and adds them to the same request. */
export function CompletionCard({ receipt, token, anchor, sent, isThanking }: CompletionCardProps) {
  const { t } = useTranslation("leads");
  const { t: short } = useTranslation("short-quote");
  const {
    typed,
    errorOf,
    isSending,
    failure,
    receipt: completed,
    outcome,
    alert,
    onInput,
    onSubmit,
  } = useLeadForm(LEAD, sent ?? { values: { name: receipt.name } });
  if (completed) {
    return (
      <div ref={outcome} tabIndex={-1} className={SCROLL_MARGIN_CLASS}>
        <Receipt receipt={completed} asksForPolicy />
      </div>
    );
  }
  return (
    <form
      method="post"
      action={`#${anchor}`}
      noValidate
      aria-labelledby="completion-title"
      className="relative grid gap-4 rounded border border-sage/40 bg-sage-soft p-5"
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <div className="grid gap-2">
        <h3 id="completion-title" className="text-xl">
          {t("completion.title")}
        </h3>
        <p>{t("completion.text")}</p>
        <p>
          <ReferenceLine reference={receipt.reference} /> {t("completion.call")} <PhoneLink />
        </p>
      </div>
      <input type="hidden" name="form" value="completion" />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="reference" value={receipt.reference} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ReachFields typed={typed} errorOf={errorOf} isNameRequired />
      </div>
      <Honeypot />
      <ConsentBox name="consent" defaultChecked={typed.consent === "on"} error={errorOf("consent")} />
      {failure && (
        <LeadFailure ref={alert} id={sent && anchor} title={t("completion.failure")}>
          {failure}
        </LeadFailure>
      )}
      <Button type="submit" variant="accent" size="lg" block disabled={isSending}>
        {isSending ? short("submitting") : t("completion.submit")}
      </Button>
      {/* At the end, so that no field moves when the message disappears (no layout shift). */}
      <p role="status" className="empty:hidden">
        {isThanking && `${short("sent.title")}. ${short("sent.text")}`}
      </p>
    </form>
  );
}
