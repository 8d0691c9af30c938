import { Send } from "lucide-react";
import type { TeamMember } from "../../../../domain/content/team.ts";
import { SUCCESS_MS } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { AnsweredForm } from "../leads/answered-form.tsx";
import { ConsentBox } from "../leads/consent-box.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import { LeadFailure } from "../leads/lead-failure.tsx";
import type { SentLead } from "../leads/lead-values.ts";
import { Receipt } from "../leads/receipt.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { ClaimNotReported } from "./claim-not-reported.tsx";
import { ContactFields } from "./contact-fields.tsx";

/** The id that the page jumps to when the form was sent without JavaScript. */
const OUTCOME = "contact-outcome";

const LEAD = {
  name: "contact",
  endpoint: "POST /api/contact-requests" as const,
  texts: "contacts" as const,
  loadRules: async () => (await import("../../../../domain/work/contacts.ts")).contactRequest,
  shownMs: SUCCESS_MS.contactBanner,
  hasPlainToast: true,
};

type ContactFormProps = {
  sent: SentLead | undefined;
  claimContacts: ClaimContact[];
  team: readonly TeamMember[];
};

export function ContactForm({ sent, claimContacts, team }: ContactFormProps) {
  const { t } = useTranslation("contacts");
  const lead = useLeadForm(LEAD, sent);
  const { typed, errorOf, isSending, isConfirmed, failure, receipt, round, alert, onInput, onSubmit } = lead;
  const answer = receipt && (
    <>
      {receipt.isClaim && <ClaimNotReported contacts={claimContacts} />}
      <Receipt receipt={receipt} team={team}>
        {isConfirmed && <p className="font-semibold">{t("banner.title")}</p>}
      </Receipt>
    </>
  );
  return (
    <AnsweredForm lead={lead} anchor={OUTCOME} answer={answer}>
      <form
        method="post"
        action={`#${OUTCOME}`}
        noValidate
        aria-labelledby="contact-form-title"
        className="group/contact relative grid gap-5"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <div key={round} className="grid gap-5">
          <ContactFields typed={typed} errorOf={errorOf} claimContacts={claimContacts} />
          <Honeypot />
          <ConsentBox name="consent" defaultChecked={typed.consent === "on"} error={errorOf("consent")} />
        </div>
        {failure && (
          <LeadFailure ref={alert} id={OUTCOME} title={t("alert")}>
            {failure}
          </LeadFailure>
        )}
        <div className="grid gap-3">
          <Button type="submit" variant="accent" size="lg" disabled={isSending} className="sm:justify-self-start">
            <Send aria-hidden="true" />
            {isSending ? t("form.sending") : t("form.submit")}
          </Button>
          <p className="text-sm">{t("form.talk")}</p>
          <p className="text-sm text-ink-soft">
            {t("form.note")}{" "}
            <LocalLink to="/privacy" className="link">
              {t("form.privacy")}
            </LocalLink>
          </p>
        </div>
      </form>
    </AnsweredForm>
  );
}
