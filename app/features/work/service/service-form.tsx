import { Send } from "lucide-react";
import type { TeamMember } from "../../../../domain/content/team.ts";
import { SUCCESS_MS } from "../../../../domain/platform/limits.ts";
import type { ServiceSubject } from "../../../../domain/work/service-options.ts";
import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { AnsweredForm } from "../leads/answered-form.tsx";
import { ConsentBox } from "../leads/consent-box.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import { LeadFailure } from "../leads/lead-failure.tsx";
import type { SentLead } from "../leads/lead-values.ts";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { NothingYet } from "../leads/nothing-yet.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ServiceReceipt } from "./service-receipt.tsx";
import { MessageField, SubjectFields } from "./subject-fields.tsx";

/** The id that the page jumps to when the form was sent without JavaScript. */
const OUTCOME = "service-outcome";

const LEAD = {
  endpoint: "POST /api/service-requests" as const,
  texts: "service-pages" as const,
  loadRules: async () => (await import("../../../../domain/work/service.ts")).serviceRequest,
  shownMs: SUCCESS_MS.contactBanner,
  hasPlainToast: true,
};

type ServiceFormProps = {
  subject: ServiceSubject;
  sent: SentLead | undefined;
  contacts: ClaimContact[];
  team: readonly TeamMember[];
};

/** The form of one subject of service. */
export function ServiceForm({ subject, sent, contacts, team }: ServiceFormProps) {
  const { t } = useTranslation("service-pages");
  const lead = useLeadForm({ ...LEAD, name: `service-${subject}` }, sent);
  const { typed, errorOf, isSending, isConfirmed, failure, receipt, round, alert, onInput, onSubmit } = lead;
  const answer = receipt && (
    <ServiceReceipt receipt={receipt} isConfirmed={isConfirmed} contacts={contacts} team={team} />
  );
  return (
    <AnsweredForm lead={lead} anchor={OUTCOME} answer={answer}>
      <form
        method="post"
        action={`#${OUTCOME}`}
        noValidate
        aria-labelledby="service-form-title"
        className="relative grid gap-8"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <div className="grid gap-3">
          <NothingYet />
          <p className="text-sm text-ink-soft">{t("star")}</p>
        </div>
        <input type="hidden" name="subject" value={subject} />
        <div key={round} className="grid gap-8">
          <SubjectFields subject={subject} contacts={contacts} typed={typed} errorOf={errorOf} />
          <MessageField subject={subject} typed={typed} errorOf={errorOf} />
          <PersonFields typed={typed} errorOf={errorOf} />
          <Honeypot />
          <ConsentBox name="consent" defaultChecked={typed["consent"] === "on"} error={errorOf("consent")} />
        </div>
        <div className="grid gap-4">
          {failure && (
            <LeadFailure ref={alert} id={OUTCOME} title={t("alert")}>
              {failure}
            </LeadFailure>
          )}
          <Button type="submit" variant="accent" size="lg" disabled={isSending} className="sm:justify-self-start">
            <Send aria-hidden="true" />
            {isSending ? t("sending") : t("submit")}
          </Button>
          <p className="text-sm text-ink-soft">
            {t("note")}{" "}
            <LocalLink to="/privacy" className="link">
              {t("privacy")}
            </LocalLink>
          </p>
        </div>
      </form>
    </AnsweredForm>
  );
}
