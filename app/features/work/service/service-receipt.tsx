import { Paperclip } from "lucide-react";
import type { TeamMember } from "../../../../domain/content/team.ts";
import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { InsurerChoice } from "../../../layout/insurer/insurer-choice.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import type { DatedReceipt } from "../leads/lead-values.ts";
import { Receipt } from "../leads/receipt.tsx";
import { NothingYet } from "../leads/nothing-yet.tsx";

type ServiceReceiptProps = {
  receipt: DatedReceipt;
  isConfirmed: boolean;
  contacts: ClaimContact[];
  team: readonly TeamMember[];
};

/** The receipt of a service request: that nothing counts yet, for a claim where to report it, and the way to add files. */
export function ServiceReceipt({ receipt, isConfirmed, contacts, team }: ServiceReceiptProps) {
  const { t } = useTranslation("service-pages");
  const { link, isClaim } = receipt;
  return (
    <>
      <NothingYet />
      {isClaim && <NotReported contacts={contacts} />}
      <Receipt receipt={receipt} team={team} heading="h2">
        {isConfirmed && <p className="font-semibold">{t("receipt.thanks")}</p>}
      </Receipt>
      {link && (
        <div className="grid gap-3 rounded border border-line bg-surface p-5">
          <p>{t("receipt.addText")}</p>
          <p>
            <LocalLink to={link} className={buttonClass({ variant: "accent", size: "lg", className: "max-sm:w-full" })}>
              <Paperclip aria-hidden="true" />
              {t("receipt.add")}
            </LocalLink>
          </p>
        </div>
      )}
    </>
  );
}

/** The warning on the receipt of a claim: the insurer does not know of it. The insurer that was named is not repeated. */
function NotReported({ contacts }: { contacts: ClaimContact[] }) {
  const { t } = useTranslation("service-pages");
  return (
    <Alert variant="error" role="status" title={t("receipt.notTold")}>
      <p className="mb-3">{t("receipt.report")}</p>
      <div className="noscript:hidden">
        <InsurerChoice contacts={contacts} />
      </div>
      <p className="hidden noscript:block">
        <LocalLink to="/claims-process" className="link inline-flex min-h-11 items-center font-semibold">
          {t("claimLines")}
        </LocalLink>
      </p>
    </Alert>
  );
}
