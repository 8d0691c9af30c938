import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { CallOutcomes } from "./call-outcomes.tsx";
import { ConsentText } from "./consent-text.tsx";
import { CorrectDetails } from "./correct-details.tsx";
import { DoNotContact } from "./do-not-contact.tsx";
import { Facts } from "./facts.tsx";
import { leadFacts, type ShownField } from "./lead-facts.tsx";
import type { ViewedLead } from "./lead-kinds.ts";
import { MarketingConsent } from "./marketing-consent.tsx";
import { ReachReasons } from "./reach.tsx";
import { useWork } from "./use-work.ts";

/** The section about the person: contact buttons, call outcomes, details and consent. */
export function Person({ fields, onGone }: { fields: ShownField[]; onGone: () => void }) {
  const { t } = useTranslation("desk");
  const { lead, path, may } = useWork();
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReachReasons lead={lead} />
      <Facts
        facts={[
          ...leadFacts(lead, fields, "person", t),
          { label: t("language"), value: t(`portal:languages.${lead.language}`) },
          { label: t("consent.label"), value: <Consent consent={lead.consent} oral={lead.source.oralConsent} /> },
          { label: t("marketing.label"), value: <MarketingConsent /> },
        ]}
      />
      <CallOutcomes />
      <DoNotContact lead={lead} path={path} onGone={onGone} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {lead.work.customerId !== null && (
          <Link to={`/customers/${lead.work.customerId}`} className="link inline-flex min-h-11 items-center">
            {t("customers.open")}
          </Link>
        )}
        {may("complete") && <CorrectDetails lead={lead} path={path} onGone={onGone} />}
      </div>
    </div>
  );
}

type ConsentProps = { consent: ViewedLead["consent"]; oral: ViewedLead["source"]["oralConsent"] };

function Consent({ consent, oral }: ConsentProps) {
  const { t } = useTranslation("desk");
  if (!consent) return oral ? t(`customers.oral.${oral}`) : t("consent.no");
  return <ConsentText consent={consent} said="consent.yes" />;
}
